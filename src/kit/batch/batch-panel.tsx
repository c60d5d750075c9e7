import { useDeferredValue, useEffect, useRef } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { Box } from '~/styled-system/jsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { ProgressBar } from '~/ui/feedback/progress-bar.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { focusHeading } from '~/ui/page/focus-heading.ts'
import { BatchActions } from './batch-actions.tsx'
import { BatchEntries } from './batch-entries.tsx'
import { countEntries, failedFirst, type BatchCounts, type BatchPause } from './batch-state.ts'
import { progressText } from './batch-text.ts'
import type { Batch } from './create-batch.ts'
import { useCalmState } from './use-calm-state.ts'

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
  // While work is in progress, rows stay where they are.
  const entries = counts.activity === 'idle' ? failedFirst(state.entries) : deferred
  const about = batch.texts.subtitle?.(state.options, intl)
  return (
    <div ref={page}>
      <PageHeader
        title={batch.texts.title}
        subtitle={
          <>
            {about && (
              <Box as="span" display="block" color="fg">
                {about}
              </Box>
            )}
            <span>{progressText(intl, state, counts)}</span>
          </>
        }
        actions={<BatchActions batch={batch} state={state} counts={counts} onClose={onClose} />}
      />
      {counts.activity !== 'idle' && (
        <ProgressBar label={intl.formatMessage(batch.texts.title)} {...counts} />
      )}
      {state.pausedBy && counts.activity !== 'idle' && <WhyPaused pausedBy={state.pausedBy} />}
      {counts.activity === 'idle' && batch.after?.(state.entries, state.options)}
      <Box role="status" srOnly>
        {progressText(intl, state, rounded(counts))}
      </Box>
      <BatchEntries batch={batch} entries={entries} />
    </div>
  )
}

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

/** Why the work has paused by itself. */
function WhyPaused({ pausedBy }: { pausedBy: BatchPause }) {
  return (
    <Box mb="4">
      <Notice
        status="warning"
        role="alert"
        title={
          pausedBy.kind === 'alike' ? (
            <FormattedMessage {...pausedAlike} values={{ count: pausedBy.count }} />
          ) : (
            <FormattedMessage {...messages[pausedBy.kind]} />
          )
        }
      >
        {pausedBy.kind !== 'offline' && pausedBy.text}
      </Notice>
    </Box>
  )
}

const messages = defineMessages({
  offline: {
    defaultMessage:
      'Paused, because there is no connection. It resumes by itself once there is one.',
    description: 'Heading above work on many things',
  },
  unreachable: {
    defaultMessage: 'Paused, because the next items would fail too',
    description: 'Heading above work on many things; why the last item failed follows',
  },
})

const pausedAlike = defineMessage<{ count: number }>({
  defaultMessage: 'Paused, because {count, number} in a row failed for the same reason',
  description: 'Heading above work on many things; the reason follows',
})
