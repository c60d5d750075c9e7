import { Copy } from 'lucide-react'
import { defineMessage, useIntl } from 'react-intl'
import { useCopy } from '~/ui/button/use-copy.ts'
import { words } from './words.ts'

/** The row action and the bulk action that copy serial numbers, one per line. */
export function useCopySerials<Row>(serialOf: (row: Row) => string) {
  const intl = useIntl()
  const copy = useCopy()
  return {
    copyOne: (row: Row) => ({
      label: words.copySerial,
      icon: Copy,
      more: true,
      onSelect: () => copy(serialOf(row)),
    }),
    copyMany: {
      label: copySerials,
      icon: Copy,
      onSelect: (rows: readonly Row[]) => {
        const serials = [...new Set(rows.map(serialOf))]
        copy(serials.join('\n'), intl.formatMessage(count, { count: serials.length }))
      },
    },
  }
}

const copySerials = defineMessage({
  defaultMessage: 'Copy serial numbers',
  description: 'Button: those of the selected rows',
})

const count = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, one {# serial number} other {# serial numbers}}',
  description: 'What has been copied',
})
