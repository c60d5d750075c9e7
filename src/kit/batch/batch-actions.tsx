import { useState, type ReactNode } from 'react'
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { Flex } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'
import type { BatchCounts, BatchEntry, BatchState } from './batch-state.ts'
import type { Batch } from './create-batch.ts'

type BatchActionsProps = {
  batch: Batch
  state: BatchState
  counts: BatchCounts
  onClose: () => void
}

/** The open question before an action. */
type Question = { label: ReactNode; entries: readonly BatchEntry[] } | 'tick' | 'close'

/** The possible next steps, for the items or for the work in progress. */
export function BatchActions({ batch, state, counts, onClose }: BatchActionsProps) {
  const [question, setQuestion] = useState<Question>()
  const ready = batch.onOffer(state.entries, 'run')
  const fresh = ready.filter(({ step }) => step === 'judged')
  const failed = ready.filter(({ step }) => step === 'failed')
  const doubtful = batch.onOffer(state.entries, 'tick')
  const ticked = doubtful.filter((entry) => entry.ticked)
  const { run, runTicked = run, warning } = batch.texts
  const dismiss = () => setQuestion(undefined)
  if (counts.activity !== 'idle') {
    return (
      <Flex gap="2" wrap="wrap">
        <Button size="sm" quiet onClick={batch.cancel}>
          <FormattedMessage {...words.cancel} />
        </Button>
        <Button size="sm" onClick={state.paused ? batch.resume : batch.pause}>
          <FormattedMessage {...(state.paused ? messages.resume : messages.pause)} />
        </Button>
      </Flex>
    )
  }
  return (
    <Flex gap="2" wrap="wrap">
      <Button
        size="sm"
        quiet
        onClick={ready.length + doubtful.length > 0 ? () => setQuestion('close') : onClose}
      >
        <FormattedMessage {...messages.close} />
      </Button>
      {counts.unchecked > 0 && (
        <Button size="sm" quiet onClick={batch.checkAgain}>
          <FormattedMessage {...messages.checkAgain} />
        </Button>
      )}
      {failed.length > 0 && <RunButton text={retry} entries={failed} onAsk={setQuestion} />}
      {fresh.length > 0 && <RunButton text={run} entries={fresh} onAsk={setQuestion} />}
      {/* Actions that lose something come last, and never together with others. */}
      {fresh.length === 0 && ticked.length < doubtful.length && (
        <Button size="sm" quiet onClick={() => setQuestion('tick')}>
          <FormattedMessage {...tickAll} values={{ count: doubtful.length }} />
        </Button>
      )}
      {fresh.length === 0 && ticked.length > 0 && (
        <RunButton text={runTicked} entries={ticked} onAsk={setQuestion} />
      )}
      {typeof question === 'object' && (
        <ConfirmDialog
          title={question.label}
          confirmLabel={question.label}
          onConfirm={() => batch.start(question.entries.map(({ id }) => id))}
          onClose={dismiss}
          destructive={question.entries.some((entry) => entry.ticked)}
        >
          {typeof warning === 'function' ? (
            warning(question.entries, state.options)
          ) : (
            <FormattedMessage {...warning} />
          )}
        </ConfirmDialog>
      )}
      {question === 'tick' && (
        <TickAllDialog
          count={doubtful.length}
          onConfirm={() => {
            const ids = doubtful.map(({ id }) => id)
            batch.tick(ids, true)
          }}
          onClose={dismiss}
        />
      )}
      {question === 'close' && (
        <ConfirmDialog
          title={messages.closeQuestion}
          confirmLabel={messages.close}
          onConfirm={onClose}
          onClose={dismiss}
        >
          <FormattedMessage {...notDone} values={{ count: ready.length + doubtful.length }} />
        </ConfirmDialog>
      )}
    </Flex>
  )
}

type RunButtonProps = {
  text: Batch['texts']['run']
  entries: readonly BatchEntry[]
  onAsk: (question: Question) => void
}

function RunButton({ text, entries, onAsk }: RunButtonProps) {
  const label = <FormattedMessage {...text} values={{ count: entries.length }} />
  return (
    <Button size="sm" onClick={() => onAsk({ label, entries })}>
      {label}
    </Button>
  )
}

type TickAllDialogProps = { count: number; onConfirm: () => void; onClose: () => void }

/** Ticks all items at once. The user confirms by typing their number. */
function TickAllDialog({ count, onConfirm, onClose }: TickAllDialogProps) {
  const form = useForm({
    defaultValues: { typed: '' },
    check: ({ typed }) => ({
      typed: typed.trim() === String(count) ? undefined : messages.mistyped,
    }),
  })
  const label = <FormattedMessage {...tickAll} values={{ count }} />
  return (
    <RecordForm
      in="dialog"
      title={label}
      size="sm"
      onClose={onClose}
      form={form}
      save={async () => onConfirm()}
      submitLabel={label}
    >
      <TextField
        control={form.control}
        name="typed"
        required
        autoComplete="off"
        label={<FormattedMessage {...typeCount} values={{ count: String(count) }} />}
      />
    </RecordForm>
  )
}

const messages = defineMessages({
  pause: { defaultMessage: 'Pause', description: 'Button: begins nothing more for the moment' },
  resume: { defaultMessage: 'Resume', description: 'Button: goes on after a pause' },
  close: { defaultMessage: 'Close', description: 'Button: leaves the work on many things' },
  closeQuestion: {
    defaultMessage: 'Close without finishing the rest?',
    description: 'Heading of the question before work on many things is given up',
  },
  checkAgain: {
    defaultMessage: 'Check again',
    description: 'Button: reads once more what could not be read',
  },
  mistyped: {
    defaultMessage: 'Type the number shown above.',
    description: 'The number that confirms something was not typed correctly',
  },
})

const retry = defineMessage<{ count: number }>({
  defaultMessage: 'Try failed ones again ({count, number})',
  description: 'Button: does once more what has failed of many things',
})

const tickAll = defineMessage<{ count: number }>({
  defaultMessage: 'Include all ({count, number})',
  description: 'Button: ticks all things that would lose something',
})

const typeCount = defineMessage<{ count: string }>({
  defaultMessage: 'Type {count} to confirm',
  description:
    'Label of the field that confirms something for many things; count: the number to type',
})

const notDone = defineMessage<{ count: number }>({
  defaultMessage: 'Not done: {count, number}. The list of results will be lost.',
  description: 'Question before work on many things is given up',
})
