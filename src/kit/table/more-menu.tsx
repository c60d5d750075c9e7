import { Download, Printer } from 'lucide-react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { DisabledItem } from '~/ui/menu/disabled-item.tsx'
import { MenuItem, MenuSeparator } from '~/ui/menu/menu-parts.tsx'
import { Menu } from '~/ui/menu/menu.tsx'

type MoreMenuProps = {
  /** How many rows are here; undefined while they load. */
  count: number | undefined
  /** How many rows the server has found, if they are more than those. */
  total: number | undefined
  onPrint: () => void
  onCsv: () => void
  onAllCsv: () => void
  buttonId: string
  onClose: () => void
}

/** Prints a list, and saves it as a CSV file: what is shown, or all rows that the server has found. */
export function MoreMenu({ count, total, onPrint, onCsv, onAllCsv, ...menu }: MoreMenuProps) {
  const intl = useIntl()
  const print = (
    <>
      <Printer size={16} aria-hidden />
      <FormattedMessage {...messages.print} />
    </>
  )
  const csv = (
    <>
      <Download size={16} aria-hidden />
      <FormattedMessage {...messages.csv} />
    </>
  )
  if (!count) {
    const reason = intl.formatMessage(count === 0 ? messages.empty : messages.notLoaded)
    return (
      <Menu {...menu}>
        <DisabledItem value="print" reason={reason}>
          {print}
        </DisabledItem>
        <DisabledItem value="csv" reason={reason}>
          {csv}
        </DisabledItem>
      </Menu>
    )
  }
  return (
    <Menu {...menu}>
      <MenuItem value="print" onClick={onPrint}>
        {print}
      </MenuItem>
      {total === undefined ? (
        <MenuItem value="csv" onClick={onCsv}>
          {csv}
        </MenuItem>
      ) : (
        <>
          <MenuSeparator />
          <MenuItem value="page" onClick={onCsv}>
            <Download size={16} aria-hidden />
            <FormattedMessage {...thisPage} values={{ count }} />
          </MenuItem>
          <MenuItem value="all" onClick={onAllCsv}>
            <Download size={16} aria-hidden />
            <FormattedMessage {...allPages} values={{ count: total }} />
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

const messages = defineMessages({
  print: { defaultMessage: 'Print', description: 'Button: prints all rows that a list has found' },
  csv: { defaultMessage: 'CSV', description: 'Button: saves what a list shows as a CSV file' },
  notLoaded: {
    defaultMessage: 'The list is still loading.',
    description: 'Why the buttons that print a list and save it as a CSV file cannot be used yet',
  },
  empty: {
    defaultMessage: 'The list has no rows.',
    description: 'Why the buttons that print a list and save it as a CSV file cannot be used',
  },
})

const thisPage = defineMessage<{ count: number }>({
  defaultMessage: 'CSV, this page: {count, plural, one {# row} other {# rows}}',
  description: 'Menu: saves the rows of this page as a CSV file',
})

const allPages = defineMessage<{ count: number }>({
  defaultMessage: 'CSV, all pages: {count, plural, one {# row} other {# rows}}',
  description: 'Menu: saves all rows that the server has found as a CSV file',
})
