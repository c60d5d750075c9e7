import { Box } from '~/styled-system/jsx'
import { Copy, Pencil } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { FoundUser } from '~/api/generated/model/index.ts'
import { useCopy } from '~/ui/button/use-copy.ts'
import { phoneNumberText } from '~/kit/form/phone-text.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { listParams } from '~/kit/table/list-search.ts'
import { givenRows } from '~/kit/table/local-rows.ts'
import { useOwnListState } from '~/kit/table/use-list-state.ts'
import { words } from '~/i18n/words.ts'
import { personName } from '~/lib/person-name.ts'
import { channelNumbers, messages } from './messages.ts'

const usersFound = listParams({
  rows: 'local',
  sortable: ['name', 'enterpriseName', 'username'],
  sort: [],
})

const formOf = ({ userId }: FoundUser) =>
  ({ to: '/admin-admin/users/edit/$userId', params: { userId } }) as const

const column = columnsOf<FoundUser>()

const columns = [
  column.link('name', { label: words.name, value: personName, to: formOf }),
  column.text('enterpriseName', { label: words.enterprise, width: 5 }),
  column.mail('username', { label: words.username }),
  column.text('channels', {
    label: messages.channels,
    labeled: true,
    width: 6,
    wraps: true,
    value: channelTexts,
    cell: (user) => <Channels user={user} />,
  }),
]

function channelTexts({ emailAddresses, smsNumbers, voiceNumbers }: FoundUser): string {
  const numbers = [...(smsNumbers ?? []), ...(voiceNumbers ?? [])].map(phoneNumberText)
  return [...(emailAddresses ?? []), ...numbers].join(', ')
}

/** The addresses and numbers, one per line. */
function Channels({ user }: { user: FoundUser }) {
  const numbers = [
    ...(user.smsNumbers ?? []).map((digits) => ({ digits, kind: channelNumbers.sms })),
    ...(user.voiceNumbers ?? []).map((digits) => ({ digits, kind: channelNumbers.voice })),
  ]
  return (
    <>
      {user.emailAddresses?.map((address) => (
        <Box key={address} lineHeight="1.5rem">
          <a href={`mailto:${address}`}>{address}</a>
        </Box>
      ))}
      {numbers.map(({ digits, kind }, place) => (
        <Box key={place} lineHeight="1.5rem">
          <FormattedMessage
            {...kind}
            values={{
              number: (
                <a key="number" href={`tel:+${digits}`} dir="ltr">
                  {phoneNumberText(digits)}
                </a>
              ),
            }}
          />
        </Box>
      ))}
    </>
  )
}

/** The users found, with their addresses and numbers for notifications. */
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
            more: true,
            hidden: addresses.length === 0,
            onSelect: () => copy(addresses.join(', ')),
          },
          {
            label: messages.copyNumbers,
            icon: Copy,
            more: true,
            hidden: found.length === 0,
            onSelect: () => copy(found.map(phoneNumberText).join(', ')),
          },
        ]
      }}
      actionCount={2}
      empty={null}
    />
  )
}
