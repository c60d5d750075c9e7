import { Box } from '@chakra-ui/react'
import { useCallback, useDeferredValue, useEffect, useRef, useSyncExternalStore } from 'react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import { ProgressBar } from '~/components/feedback/progress-bar.tsx'
import { focusHeading } from '~/components/page/focus-heading.ts'
import { PageHeader } from '~/components/page/page-header.tsx'
import { BatchActions } from './batch-actions.tsx'
import { BatchEntries } from './batch-entries.tsx'
import { countEntries, type BatchCounts, type BatchState } from './batch-state.ts'
import type { Batch } from './create-batch.ts'

type BatchPanelProps = { batch: Batch; onClose: () => void }

/** A page for work on many items: verdicts, actions, progress and outcomes. */
export function BatchPanel({ batch, onClose }: BatchPanelProps) {
  const intl = useIntl()
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    focusHeading(page.current?.querySelector('h1'))
    // The panel replaces a page that may be scrolled.
    window.scrollTo({ top: 0 })
  }, [])
  const state = useCalmState(batch)
  const counts = countEntries(state)
  useEffect(() => {
    // The focused button may be gone. A dialog restores the focus after it has closed.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) {
        focusHeading(page.current?.querySelector('h1'))
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [counts.activity])
  // More responses may arrive during rendering. A tick shows at once.
  const deferred = useDeferredValue(state.entries)
  const entries = counts.activity === 'idle' ? state.entries : deferred
  const about = batch.texts.subtitle?.(state.options)
  const says = ({ activity, over, total, done, failed, unchecked, isEnding }: BatchCounts) =>
    intl.formatList(
      [
        state.paused && intl.formatMessage(paused),
        intl.formatMessage(progress[activity], { over, total }),
        done > 0 && intl.formatMessage(counted.done, { count: done }),
        failed > 0 && intl.formatMessage(counted.failed, { count: failed }),
        unchecked > 0 && intl.formatMessage(counted.unchecked, { count: unchecked }),
        isEnding && intl.formatMessage(ending),
      ].filter((part) => part !== false),
      { type: 'unit' },
    )
  return (
    <Box ref={page}>
      <PageHeader
        title={<FormattedMessage {...batch.texts.title} />}
        subtitle={
          <>
            {about && (
              <Box as="span" display="block" color="fg">
                {about}
              </Box>
            )}
            <span>{says(counts)}</span>
          </>
        }
        actions={<BatchActions batch={batch} state={state} counts={counts} onClose={onClose} />}
      />
      {counts.activity !== 'idle' && (
        <ProgressBar label={intl.formatMessage(batch.texts.title)} {...counts} />
      )}
      <Box role="status" srOnly>
        {says(rounded(counts))}
      </Box>
      <BatchEntries batch={batch} entries={entries} />
    </Box>
  )
}

/** The state to show: current while idle, throttled while work is in progress. */
function useCalmState({ state }: Batch): BatchState {
  const subscribe = useCallback(
    (show: () => void) => {
      let shownAt = 0
      let timer: ReturnType<typeof setTimeout> | undefined
      const showNow = () => {
        clearTimeout(timer)
        timer = undefined
        shownAt = performance.now()
        show()
      }
      const { unsubscribe } = state.subscribe((next) => {
        const isCalm = next.paused || countEntries(next).activity === 'idle'
        const wait = isCalm ? 0 : shownAt + updateInterval - performance.now()
        if (wait <= 0) showNow()
        else timer ??= setTimeout(showNow, wait)
      })
      return () => {
        clearTimeout(timer)
        unsubscribe()
      }
    },
    [state],
  )
  return useSyncExternalStore(subscribe, state.get)
}

/** In milliseconds. */
const updateInterval = 250

/** What screen readers announce: progress by quarters, not by items. */
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

const paused = defineMessage({
  defaultMessage: 'Paused',
  description: 'Work on many things; how far it is follows',
})

const ending = defineMessage({
  defaultMessage: 'waiting for the last responses',
  description:
    'Part of a list: of many things nothing more is sent, but not all responses have arrived',
})

type Progress = { over: number; total: number }

const progress = {
  judging: defineMessage<Progress>({
    defaultMessage: '{over, number} of {total, number} checked',
    description: 'How far the check of many things is',
  }),
  running: defineMessage<Progress>({
    defaultMessage: '{over, number} of {total, number} finished',
    description: 'How far the work on many things is',
  }),
  idle: defineMessage<Progress>({
    defaultMessage: '{total, number} checked',
    description: 'How many things were checked; what came of them follows',
  }),
}

type Count = { count: number }

const counted = {
  done: defineMessage<Count>({
    defaultMessage: '{count, number} done',
    description: 'Part of a list: how many of many things were done',
  }),
  failed: defineMessage<Count>({
    defaultMessage: '{count, number} failed',
    description: 'Part of a list: how many of many things were not done',
  }),
  unchecked: defineMessage<Count>({
    defaultMessage: '{count, number} could not be checked',
    description: 'Part of a list: how many of many things could not be read',
  }),
}
