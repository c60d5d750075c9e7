import { Copy, Pencil } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { MessageDescriptor } from 'react-intl'
import type { FoundUser } from '~/api/generated/model/index.ts'
import { useCopy } from '~/components/button/use-copy.ts'
import { columnsOf } from '~/components/table/columns.tsx'
import { DataTable } from '~/components/table/data-table.tsx'
import { listParams } from '~/components/table/list-search.ts'
import { givenRows } from '~/components/table/local-rows.ts'
import { useOwnListState } from '~/components/table/use-list-state.ts'
import { words } from '~/i18n/words.ts'
import { personName } from '~/lib/person-name.ts'
import { messages } from './messages.ts'
import { numberText } from './number-text.ts'

const usersFound = listParams({
  rows: 'local',
  sortable: ['name', 'enterpriseName', 'username'],
  sort: [],
})

const formOf = ({ userId }: FoundUser) =>
  ({ to: '/admin-admin/users/edit/$userId', params: { userId } }) as const

const column = columnsOf<FoundUser>()

const numbers = (id: 'smsNumbers' | 'voiceNumbers', label: MessageDescriptor) =>
  column.text(id, {
    label,
    labelled: true,
    width: 5,
    value: (user) => user[id]?.map(numberText).join(', '),
    cell: (user) =>
      lines(
        user[id]?.map((digits) => (
          <a key={digits} href={`tel:+${digits}`} dir="ltr">
            {numberText(digits)}
          </a>
        )),
      ),
  })

const columns = [
  column.link('name', { label: words.name, value: personName, to: formOf }),
  column.text('enterpriseName', { label: words.enterprise, width: 5 }),
  column.mail('username', { label: words.username }),
  column.text('emailAddresses', {
    label: messages.mailAddresses,
    labelled: true,
    width: 6,
    value: ({ emailAddresses }) => emailAddresses?.join(', '),
    cell: ({ emailAddresses }) =>
      lines(
        emailAddresses?.map((address) => (
          <a key={address} href={`mailto:${address}`}>
            {address}
          </a>
        )),
      ),
  }),
  numbers('smsNumbers', messages.smsNumbers),
  numbers('voiceNumbers', messages.voiceNumbers),
]

/** Each on a line of its own. */
const lines = (items: readonly ReactNode[] = []) =>
  items.map((item, place) => (
    <Fragment key={place}>
      {place > 0 && <br />}
      {item}
    </Fragment>
  ))

/** The users that a search has found, with the addresses and numbers at which they are notified. */
export function FoundUsers({ users }: { users: readonly FoundUser[] }) {
  const list = useOwnListState(usersFound)
  const copy = useCopy()
  return (
    <DataTable
      label={messages.foundUsers}
      tableKey="found-users"
      columns={columns}
      source={givenRows(users)}
      rowId={({ userId }) => String(userId)}
      rowName={personName}
      list={list}
      search={null}
      rowActions={(user) => {
        const addresses = user.emailAddresses ?? []
        const found = [...new Set([...(user.smsNumbers ?? []), ...(user.voiceNumbers ?? [])])]
        return [
          { label: words.edit, icon: Pencil, link: formOf(user) },
          {
            label: messages.copyMail,
            icon: Copy,
            hidden: addresses.length === 0,
            onSelect: () => copy(addresses.join(', ')),
          },
          {
            label: messages.copyNumbers,
            icon: Copy,
            hidden: found.length === 0,
            onSelect: () => copy(found.map(numberText).join(', ')),
          },
        ]
      }}
      actionCount={3}
      empty={null}
    />
  )
}
