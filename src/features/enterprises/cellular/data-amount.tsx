import { useIntl } from 'react-intl'
import { formatBytes } from '~/i18n/format-bytes.ts'

/** An amount of data in a unit that is easy to read, and to the byte in a tooltip. */
export function DataAmount({ bytes }: { bytes: number }) {
  const intl = useIntl()
  return (
    <span title={intl.formatNumber(bytes, { style: 'unit', unit: 'byte', unitDisplay: 'long' })}>
      {formatBytes(intl, bytes)}
    </span>
  )
}
