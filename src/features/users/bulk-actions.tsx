import { Archive, Languages, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { User } from '~/api/generated/model/index.ts'
import type { NamedItem } from '~/kit/batch/batch-state.ts'
import { useBatch } from '~/kit/batch/use-batch.ts'
import type { BulkAction } from '~/kit/table/row-action.ts'
import { personName } from '~/lib/person-name.ts'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { archiveMany } from './archive-batch.ts'
import { messages } from './change-messages.ts'
import { languageMany } from './language-batch.tsx'
import { messages as shared } from './messages.ts'
import { rolesMany } from './roles-batch.tsx'

const RolesDialog = lazyPart(
  async () => (await import('./roles-dialog.tsx')).RolesDialog,
  ({ onClose }) => <LoadFailure onClose={onClose} />,
)
const LanguageDialog = lazyPart(
  async () => (await import('./language-dialog.tsx')).LanguageDialog,
  ({ onClose }) => <LoadFailure onClose={onClose} />,
)

/** The actions on many users. `dialog` asks for what some of them need. */
export function useUserBulkActions() {
  const beginArchive = useBatch(archiveMany)
  const beginRoles = useBatch(rolesMany)
  const beginLanguage = useBatch(languageMany)
  const [asked, setAsked] = useState<{ for: 'roles' | 'language'; users: readonly NamedItem[] }>()
  const close = () => setAsked(undefined)
  const actions: BulkAction<User>[] = [
    {
      label: messages.changeRoles,
      icon: ShieldCheck,
      onSelect: (chosen) => setAsked({ for: 'roles', users: itemsOf(chosen) }),
    },
    {
      label: messages.changeLanguage,
      icon: Languages,
      onSelect: (chosen) => setAsked({ for: 'language', users: itemsOf(chosen) }),
    },
    {
      label: shared.archive,
      icon: Archive,
      onSelect: (chosen) => {
        // It says why it has not begun.
        beginArchive(itemsOf(chosen)).catch(() => undefined)
      },
    },
  ]
  const dialog = (
    <>
      {asked?.for === 'roles' && (
        <RolesDialog
          count={asked.users.length}
          onCheck={(target) => beginRoles(asked.users, target)}
          onClose={close}
        />
      )}
      {asked?.for === 'language' && (
        <LanguageDialog
          count={asked.users.length}
          onCheck={(target) => beginLanguage(asked.users, target)}
          onClose={close}
        />
      )}
    </>
  )
  return { actions, dialog }
}

const itemsOf = (users: readonly User[]): NamedItem[] =>
  users.map((user) => ({ id: user.id, name: personName(user) }))
