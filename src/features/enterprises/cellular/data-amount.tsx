import { ark } from '@ark-ui/react/factory'
import { useIntl } from 'react-intl'
import { formatBytes } from '~/i18n/format-bytes.ts'
import { Tooltip } from '~/ui/tooltip/tooltip.tsx'

/** An amount of data in a readable unit, with the exact bytes in a tooltip. */
export function DataAmount({ bytes }: { bytes: number }) {
  const intl = useIntl()
  const exact = intl.formatNumber(bytes, { style: 'unit', unit: 'byte', unitDisplay: 'long' })
  return (
    <Tooltip content={exact}>
      {(trigger) => (
        <ark.span {...trigger} tabIndex={0}>
          {formatBytes(intl, bytes)}
        </ark.span>
      )}
    </Tooltip>
  )
}
