import type { ReactNode } from 'react'
import { Box } from '~/styled-system/jsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import type { Change } from './audit-changes.ts'
import { useLookBack } from './look-back.ts'
import { LookedBack } from './looked-back.tsx'
import { messages } from './messages.ts'

type LinkedChangeProps = {
  enterpriseId: number
  tableName: string
  /** The key of a change that is not on the page. */
  entry: string
  children: (change: Change, around: readonly Change[]) => ReactNode
}

/** Looks for a change that the address names and the page lacks. */
export function LinkedChange({ entry, ...props }: LinkedChangeProps) {
  // A place on a page says nothing once the page has changed.
  if (entry.startsWith('p')) {
    return (
      <Box mb="3">
        <Notice status="info" title={messages.gone} />
      </Box>
    )
  }
  return <FoundChange entry={entry} {...props} />
}

function FoundChange({ enterpriseId, tableName, entry, children }: LinkedChangeProps) {
  const log = useLookBack(enterpriseId, tableName || undefined)
  const found = log.changes.find(({ key }) => key === entry)
  if (found) return children(found, log.changes)
  return (
    <Box mb="4">
      <LookedBack log={log} none={messages.notOnPage} />
    </Box>
  )
}
