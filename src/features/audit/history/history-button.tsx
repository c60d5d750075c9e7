import { History } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { css } from '~/styled-system/css'
import { Button } from '~/ui/button/button.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { useMayOpen } from '~/ui/link/may-open.ts'
import type { RecordId, RecordKind } from '~/ui/link/record-screens.ts'
import { historyMessages } from './messages.ts'

const HistoryDialog = lazyPart(
  async () => (await import('./history-dialog.tsx')).HistoryDialog,
  LoadFailure,
)

type HistoryButtonProps<Kind extends RecordKind> = {
  kind: Kind
  id: RecordId<Kind>
  name: string
  /** Whose log has the changes. Without one there is no history to read. */
  enterpriseId: number | null | undefined
  /** Keeps the room of the button where it is not known, or not yet: what follows does not move. */
  keepsRoom?: boolean
  /** The name of that enterprise, where the record may have entries in other logs or in none. */
  logOf?: string | undefined
}

/** Shows what has happened to a record, to users who may read the audit log. */
export function HistoryButton<Kind extends RecordKind>(props: HistoryButtonProps<Kind>) {
  const { kind, id, name, enterpriseId, keepsRoom, logOf } = props
  const mayOpen = useMayOpen()
  const [open, setOpen] = useState(false)
  if (!mayOpen('/admin-admin/audit-logs') || (!enterpriseId && !keepsRoom)) return null
  return (
    <>
      <Button
        size="sm"
        quiet
        className={enterpriseId ? undefined : unseen}
        onClick={() => setOpen(true)}
      >
        <History aria-hidden />
        <FormattedMessage {...historyMessages.history} />
      </Button>
      {open && enterpriseId && (
        <HistoryDialog
          kind={kind}
          id={String(id)}
          name={name}
          enterpriseId={enterpriseId}
          logOf={logOf}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const unseen = css({ visibility: 'hidden' })
