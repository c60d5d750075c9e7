import { Box, Flex, Stack } from '~/styled-system/jsx'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '~/ui/button/button.tsx'
import { formatInstant } from '~/i18n/format-instant.ts'
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
  const earlier = earlierOf(change, loaded)
  if (looks && !earlier) return <FoundEarlier enterpriseId={enterpriseId} change={change} />
  const canLook = !earlier && change.changeType !== 'INSERT' && recordId(change) !== undefined
  return (
    <Stack gap="4">
      {canLook ? (
        <Flex justify="flex-start">
          <Button size="sm" quiet onClick={() => setLooks(true)}>
            <FormattedMessage {...messages.lookForEarlier} />
          </Button>
        </Flex>
      ) : (
        <Comparison change={change} earlier={earlier} />
      )}
      <ChangedRecord change={change} earlier={earlier} />
    </Stack>
  )
}

function FoundEarlier({ enterpriseId, change }: Omit<ComparedChangeProps, 'loaded'>) {
  const log = useLookBack(enterpriseId, change.tableName)
  const earlier = earlierOf(change, log.changes)
  const found = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => found.current?.focus(), [])
  return (
    <Stack ref={found} gap="4" tabIndex={-1}>
      {earlier ? (
        <Comparison change={change} earlier={earlier} />
      ) : (
        <LookedBack log={log} none={messages.noEarlier} />
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
