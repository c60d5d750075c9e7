import { defineMessage, defineMessages, type IntlShape } from 'react-intl'
import type { BatchCounts, BatchState, OwnKind, VerdictKind } from './batch-state.ts'

/** The progress of a batch, as text. */
export function progressText(
  intl: IntlShape,
  state: Pick<BatchState, 'paused'>,
  { activity, over, total, done, failed, unchecked, isEnding }: BatchCounts,
) {
  return intl.formatList(
    [
      state.paused && activity !== 'idle' && intl.formatMessage(paused),
      intl.formatMessage(progress[activity], { over, total }),
      done > 0 && intl.formatMessage(counted.done, { count: done }),
      failed > 0 && intl.formatMessage(counted.failed, { count: failed }),
      unchecked > 0 && intl.formatMessage(counted.unchecked, { count: unchecked }),
      isEnding && intl.formatMessage(ending),
    ].filter((part) => part !== false),
    { type: 'unit' },
  )
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
    defaultMessage: '{total, plural, other {{over, number} of # checked}}',
    description: 'How far the check of many things is',
  }),
  running: defineMessage<Progress>({
    defaultMessage: '{total, plural, other {{over, number} of # finished}}',
    description: 'How far the work on many things is',
  }),
  idle: defineMessage<Progress>({
    defaultMessage: '{total, plural, other {# checked}}',
    description: 'How many things were checked; what came of them follows',
  }),
}

type Count = { count: number }

const counted = {
  done: defineMessage<Count>({
    defaultMessage: '{count, plural, other {# done}}',
    description: 'Part of a list: how many of many things were done',
  }),
  failed: defineMessage<Count>({
    defaultMessage: '{count, plural, other {# failed}}',
    description: 'Part of a list: how many of many things were not done',
  }),
  unchecked: defineMessage<Count>({
    defaultMessage: '{count, plural, other {# could not be checked}}',
    description: 'Part of a list: how many of many things could not be read',
  }),
}

/** The outcome of an item so far. */
export const outcomes = defineMessages({
  waiting: { defaultMessage: 'To be checked', description: 'One of many things: not read yet' },
  queued: { defaultMessage: 'Waiting', description: 'One of many things: its turn will come' },
  sent: { defaultMessage: 'In progress', description: 'One of many things: being done now' },
  done: { defaultMessage: 'Done', description: 'One of many things: it was done' },
  failed: { defaultMessage: 'Failed', description: 'One of many things: it was not done' },
})

/** The verdicts that every kind of batch knows. */
export const ownKinds = {
  ready: {
    label: defineMessage({
      defaultMessage: 'Ready',
      description: 'Verdict about one of many things: it can be done',
    }),
    tone: 'success',
    offer: 'run',
  },
  done: {
    label: defineMessage({
      defaultMessage: 'Already done',
      description: 'Verdict about one of many things: there is nothing left to do',
    }),
    tone: 'neutral',
    offer: 'done',
  },
  gone: {
    label: defineMessage({
      defaultMessage: 'Not found',
      description: 'Verdict about one of many things: there is no such record any more',
    }),
    tone: 'error',
    offer: 'never',
  },
  unchecked: {
    label: defineMessage({
      defaultMessage: 'Not checked',
      description: 'Verdict about one of many things: it could not be read',
    }),
    tone: 'warning',
    offer: 'never',
  },
} satisfies Record<OwnKind, VerdictKind>
