import { defineMessage, type IntlShape } from 'react-intl'
import { formatBytes } from '~/i18n/format-bytes.ts'

/** For what is sent besides the files. */
const reserve = 500_000

/** Says that files are too large for one request, and names the largest; undefined if they are not. */
export function tooLargeTogether(
  intl: IntlShape,
  files: readonly File[],
  maxBytes: number,
): string | undefined {
  const limit = maxBytes - reserve
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const [largest] = files.toSorted((a, b) => b.size - a.size)
  if (!largest || total <= limit) return undefined
  return intl.formatMessage(tooLarge, {
    total: formatBytes(intl, total),
    limit: formatBytes(intl, limit),
    name: largest.name,
  })
}

const tooLarge = defineMessage<{ total: string; limit: string; name: string }>({
  defaultMessage:
    'The files total {total}, but only {limit} can be sent at once. The largest is {name}.',
  description:
    'Error below a field for several files; total, limit: amounts of data, such as "30 MB"; name: a file name',
})
