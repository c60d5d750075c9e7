import { Copy, Pencil } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { FoundUser } from '~/api/generated/model/index.ts'
import { words } from '~/i18n/words.ts'
import { phoneNumberText } from '~/kit/form/phone-text.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { defineList } from '~/kit/table/list.ts'
import { useLocalList } from '~/kit/table/local-rows.ts'
import { personName } from '~/lib/person-name.ts'
import { Box } from '~/styled-system/jsx'
import { useCopy } from '~/ui/button/use-copy.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { channelNumbers, messages } from './messages.ts'

const column = columnsOf<FoundUser>()

const columns = [
  column.link('name', {
    label: words.name,
    value: personName,
    to: ({ userId }) => screenOf('user', userId),
  }),
  column.text('enterpriseName', { label: words.enterprise, width: 5 }),
  column.mail('username', { label: words.username }),
  column.text('channels', {
    label: messages.channels,
    unsorted: true,
    labeled: true,
    width: 6,
    wraps: true,
    value: channelTexts,
    cell: (user) => <Channels user={user} />,
  }),
]

const usersFound = defineList({
  key: 'found-users',
  label: messages.foundUsers,
  sort: [],
  columns,
  id: ({ userId }) => String(userId),
  name: personName,
})

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
      {numbers.map(({ digits, kind }, index) => (
        <Box key={index} lineHeight="1.5rem">
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
  const copy = useCopy()
  return (
    <DataTable
      list={useLocalList(usersFound, { rows: users })}
      rowActions={(user) => {
        const addresses = user.emailAddresses ?? []
        const found = [...new Set([...(user.smsNumbers ?? []), ...(user.voiceNumbers ?? [])])]
        return [
          { label: words.edit, icon: Pencil, link: screenOf('user', user.userId) },
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
    />
  )
}
