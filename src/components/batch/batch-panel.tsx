import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import { useDeferredValue, useEffect, useRef } from 'react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import { focusHeading } from '~/components/page/focus-heading.ts'
import { BatchActions } from './batch-actions.tsx'
import { BatchEntries } from './batch-entries.tsx'
import { countEntries, type BatchCounts } from './batch-state.ts'
import type { Batch } from './create-batch.ts'

type BatchPanelProps = { batch: Batch; onClose: () => void }

/** Work on many things: the verdicts, what can be done with them, how far it is, and what came of it. */
export function BatchPanel({ batch, onClose }: BatchPanelProps) {
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusHeading(heading.current), [])
  const state = useSelector(batch.state)
  // Hundreds of answers may arrive while the table is drawn once.
  const entries = useDeferredValue(state.entries)
  const counts = countEntries(state)
  const says = (values: BatchCounts) =>
    intl.formatMessage(progressOf, { ...values, paused: String(state.paused) })
  return (
    <Box as="section" aria-label={intl.formatMessage(batch.texts.title)}>
      <Flex justify="space-between" align="flex-start" wrap="wrap" gap="3" mb="3">
        <Box>
          <Heading as="h2" size="md" ref={heading} outline="none">
            <FormattedMessage {...batch.texts.title} />
          </Heading>
          <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {says(counts)}
          </Text>
        </Box>
        <BatchActions batch={batch} state={state} counts={counts} onClose={onClose} />
      </Flex>
      {counts.activity !== 'idle' && (
        <Bar label={intl.formatMessage(batch.texts.title)} {...counts} />
      )}
      <Box role="status" srOnly>
        {says(rounded(counts))}
      </Box>
      <BatchEntries batch={batch} entries={entries} />
    </Box>
  )
}

/** What screen readers hear: a change at each quarter, not at each item. */
function rounded({ over, total, ...counts }: BatchCounts): BatchCounts {
  const quarters = Math.floor((over / total) * 4)
  const isIdle = counts.activity === 'idle'
  return {
    ...counts,
    over: isIdle ? over : Math.floor((quarters * total) / 4),
    total,
    ...(!isIdle && { done: 0, failed: 0, unchecked: 0 }),
  }
}

function Bar({ label, over, total }: { label: string; over: number; total: number }) {
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={over}
      mb="3"
      h="1.5"
      rounded="full"
      bg="bg.emphasized"
      overflow="hidden"
    >
      <Box h="full" bg="colorPalette.solid" width={`${(over / total) * 100}%`} />
    </Box>
  )
}

const progressOf = defineMessage<BatchCounts & { paused: string }>({
  defaultMessage:
    '{paused, select, true {Paused: } other {}}{activity, select, judging {{over, number} of {total, number} checked} running {{over, number} of {total, number} finished} other {{total, number} checked}}{done, plural, =0 {} other {, # done}}{failed, plural, =0 {} other {, # failed}}{unchecked, plural, =0 {} other {, # could not be checked}}',
  description:
    'How far the work on many things is, for instance "Paused: 4 of 9 finished, 3 done, 1 failed"',
})
