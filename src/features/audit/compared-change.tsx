import { useLayoutEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatInstant } from '~/i18n/format-instant.ts'
import { Box, Flex, Stack } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import type { Change } from './audit-changes.ts'
import { ChangedRecord } from './changed-record.tsx'
import { useLookBack } from './look-back.ts'
import { LookedBack } from './looked-back.tsx'
import { comparedWith, messages, sameAs } from './messages.ts'
import { earlierOf, isUnchanged, recordId } from './record-data.ts'

type ComparedChangeProps = {
  enterpriseId: number
  change: Change
  loaded: readonly Change[]
}

/** The record of a change beside its state before, which can be looked for in the rest of the log. */
export function ComparedChange({ enterpriseId, change, loaded }: ComparedChangeProps) {
  const [looks, setLooks] = useState(false)
  const known = earlierOf(change, loaded)
  const canLook = !known && change.changeType !== 'INSERT' && recordId(change) !== undefined
  const log = useLookBack(enterpriseId, change.tableName, canLook && looks)
  const earlier = known ?? (looks ? earlierOf(change, log.changes) : undefined)
  const found = useRef<HTMLDivElement>(null)
  const hasFound = earlier !== undefined
  const hasMore = log.more !== undefined
  // The button that had the focus may be gone, and the dialog must not take the focus first.
  useLayoutEffect(() => {
    if (looks && document.activeElement === document.body) found.current?.focus()
  }, [looks, hasFound, hasMore])
  return (
    <Stack ref={found} gap="4" tabIndex={looks ? -1 : undefined}>
      {earlier || !canLook ? (
        <Comparison change={change} earlier={earlier} />
      ) : looks ? (
        <LookedBack log={log} none={messages.noEarlier} />
      ) : (
        <Flex justify="flex-start">
          <Button size="sm" quiet onClick={() => setLooks(true)}>
            <FormattedMessage {...messages.lookForEarlier} />
          </Button>
        </Flex>
      )}
      <ChangedRecord change={change} earlier={earlier} />
    </Stack>
  )
}

type ComparisonProps = { change: Change; earlier: Change | undefined }

/** Says what the marks of the values refer to. */
function Comparison({ change, earlier }: ComparisonProps) {
  const intl = useIntl()
  if (!earlier) return null
  return (
    <Box textStyle="sm" color="fg.muted" aria-live="polite">
      <FormattedMessage
        {...(isUnchanged(change, earlier) ? sameAs : comparedWith)}
        values={{ instant: formatInstant(intl, earlier.changedAt) }}
      />
    </Box>
  )
}
