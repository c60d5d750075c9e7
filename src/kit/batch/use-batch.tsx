import { useSelector } from '@tanstack/react-store'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { Loader } from '~/ui/feedback/loader.tsx'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { PartMissing } from '~/ui/feedback/part-missing.tsx'
import { useUserStorages } from '~/ui/settings/user-storages.ts'
import { focusHeading } from '~/ui/page/focus-heading.ts'
import { toast } from '~/ui/toast/toasts.ts'
import { newTab, thisTab } from '~/lib/tab-name.ts'
import { isLockHeld, takeFreeLock, takeLock } from '~/lib/take-lock.ts'
import { fieldTexts, policyOf, toFailure } from '~/lib/failure.ts'
import {
  restoreState,
  storageKey,
  wasAtWork,
  type BatchEntry,
  type BatchFailure,
  type BatchSpec,
  type BatchState,
  type Verdict,
} from './batch-state.ts'
import { createBatch, newState, type Batch } from './create-batch.ts'
import type { Elsewhere } from './elsewhere-notice.tsx'
import { batchTabs, keepOpen, openBatches } from './open-batches.ts'

const BatchPanel = lazyPart(
  async () => (await import('./batch-panel.tsx')).BatchPanel,
  // Closing it would forget the batch.
  PartMissing,
)

const ElsewhereNotice = lazyPart(
  async () => (await import('./elsewhere-notice.tsx')).ElsewhereNotice,
  PartMissing,
)

/**
 * Work on many items. It goes on while the user is on other screens, and is stored for the user until closed. After a
 * reload it belongs to the same tab; another tab offers to continue it.
 *
 * @returns A function that starts the check, the panel that replaces the screen's list while this tab has a batch, and a
 *   notice above the list while there is one elsewhere.
 */
export function useBatch<Item, Kind extends Verdict, Options = undefined, Result = unknown>(
  spec: BatchSpec<Item, Kind, Options, Result>,
) {
  type State = BatchState<BatchEntry<Item, Kind, Result>, Options>
  const intl = useIntl()
  const textOf = useErrorText()
  const storage = useUserStorages().drafts
  const opened = useSelector(openBatches, (all) =>
    all.find((each) => each.storage === storage && each.batch.name === spec.name),
  )
  /** A batch that this tab does not have: another one has it, or it was left. */
  const [elsewhere, setElsewhere] = useState<Elsewhere>()
  const { name } = spec
  const read = async () => restoreState(await storage.read(storageKey(name))) as State | undefined

  const open = (state: State, release: () => void) => {
    const explain = (error: unknown): BatchFailure => {
      const failure = toFailure(error)
      const { page, refusal = false } = policyOf(failure)
      const text = [textOf(failure), ...fieldTexts(failure)].join(' ')
      const isSignedOut = failure.status === 401
      return { text, isGone: page === 'missing', isRefused: refusal && !isSignedOut, isSignedOut }
    }
    const interrupted = intl.formatMessage(messages.interrupted)
    const title = intl.formatMessage(spec.texts.title)
    const own = { ...state, tab: thisTab() ?? newTab() }
    const batch = createBatch({ spec, state: own, storage, explain, interrupted })
    keepOpen({
      // The panel shows items of any type.
      batch: batch as unknown as Batch,
      storage,
      release,
      onTaken: () => toast('info', intl.formatMessage(takenOver, { title })),
    })
    setElsewhere(undefined)
    return batch
  }
  /** Looks for a stored batch. After a reload this tab opens its own. */
  const look = useEffectEvent(async (left: AbortSignal, isFirst: boolean) => {
    const isOpen = () =>
      openBatches.get().some((each) => each.storage === storage && each.batch.name === name)
    if (isOpen()) return
    const found = await read()
    const isOwn = isFirst && found?.tab !== undefined && found.tab === thisTab()
    if (isOwn) {
      const release = await takeFreeLock(name)
      // It may have been finished in the meantime.
      const kept = release && (await read())
      if (kept && release && !left.aborted && !isOpen()) return void open(kept, release)
      release?.()
    }
    const isHeld = found !== undefined && (await isLockHeld(name))
    if (!left.aborted && !isOpen()) setElsewhere(elsewhereOf(found, isHeld))
  })
  useEffect(() => {
    const left = new AbortController()
    const lookNow = (isFirst: boolean) => void look(left.signal, isFirst).catch(() => undefined)
    lookNow(true)
    const unfollow = batchTabs(name).follow((message) => message === 'changed' && lookNow(false))
    return () => {
      left.abort()
      unfollow()
    }
  }, [name, storage])

  const close = () => {
    // The panel brings the heading of the list.
    flushSync(() => opened?.close())
    focusHeading()
  }
  /** Continues a batch here that another tab has, once that one has stopped. */
  const take = async (signal: AbortSignal) => {
    batchTabs(name).tell('take')
    const release = await takeLock(name, { signal })
    const kept = await read()
    if (!release) return
    if (!kept || signal.aborted) {
      setElsewhere(undefined)
      return release()
    }
    const batch = open(kept, release)
    // A pause of the user, or after failures, is for the user to end.
    if (wasAtWork(kept)) batch.resume()
  }
  const begin = async (items: readonly Item[], options: Options) => {
    const release = await takeLock(name, { ifAvailable: true })
    // Another tab may have left one since this screen was opened.
    const kept = await read()
    if (!release) {
      setElsewhere(elsewhereOf(kept, true) ?? 'open')
      const why = kept?.isFinished ? messages.finished : messages.elsewhere
      toast('info', intl.formatMessage(why))
      return false
    }
    if (kept) {
      open(kept, release)
      toast('info', intl.formatMessage(kept.isFinished ? messages.finished : messages.unfinished))
      return false
    }
    open(newState(spec, items, options), release).resume()
    return true
  }
  return {
    panel: opened && <BatchPanel fallback={<Loader />} batch={opened.batch} onClose={close} />,
    notice: elsewhere && !opened && (
      <ElsewhereNotice title={spec.texts.title} elsewhere={elsewhere} onTake={take} />
    ),
    /**
     * Resolves to false, once the user knows why, if there is an unfinished batch of this kind, here or in another tab. A
     * form that begins a batch then rejects with `notBegun()`, so that it does not count as saved.
     */
    begin: (
      items: readonly Item[],
      ...[options]: undefined extends Options ? [] : [options: Options]
    ) => begin(items, options as Options),
  }
}

function elsewhereOf(state: BatchState | undefined, isHeld: boolean): Elsewhere | undefined {
  if (!state) return undefined
  if (state.isFinished) return 'finished'
  return isHeld ? 'open' : 'left'
}

const messages = defineMessages({
  interrupted: {
    defaultMessage: 'The page was closed before the response arrived.',
    description: 'Work on many things: why it is not known whether one of them was done',
  },
  elsewhere: {
    defaultMessage: 'This is already in progress in another tab. Finish it there first.',
    description: 'Work on many things cannot begin, since another tab does the same',
  },
  finished: {
    defaultMessage: 'The previous one is finished. Close its results before starting a new one.',
    description: 'Work on many things did not begin; the earlier work of this kind is still shown',
  },
  unfinished: {
    defaultMessage: 'The previous one is not finished. Finish or close it first.',
    description:
      'Work on many things did not begin; the earlier work of this kind is shown instead',
  },
})

const takenOver = defineMessage<{ title: string }>({
  defaultMessage: '“{title}” is open in another tab now.',
  description: 'Work on many things has left this tab; `title` names it, such as “Move devices”',
})
