import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { defineMessages, useIntl } from 'react-intl'
import { Loader } from '~/components/feedback/loader.tsx'
import { useErrorText } from '~/components/feedback/use-error-text.ts'
import { lazyPart } from '~/components/lazy/lazy-part.tsx'
import { LoadFailure } from '~/components/lazy/load-failure.tsx'
import { useUserStorages } from '~/components/storage/user-storages.ts'
import { focusHeading } from '~/components/page/focus-heading.ts'
import { toast } from '~/components/toast/toasts.ts'
import { takeLock } from '~/lib/take-lock.ts'
import { fieldTexts, policyOf, toFailure } from '~/lib/failure.ts'
import {
  restoreState,
  type BatchEntry,
  type BatchFailure,
  type BatchSpec,
  type BatchState,
  type Verdict,
} from './batch-state.ts'
import { createBatch, newState, type Batch } from './create-batch.ts'
import { storageKey } from './keep-state.ts'

const BatchPanel = lazyPart(
  async () => (await import('./batch-panel.tsx')).BatchPanel,
  // Closing it would forget the batch.
  () => <LoadFailure />,
)

/**
 * Work on many items. It is stored for the user until closed, so that it survives a reload. It pauses when the screen
 * is left.
 *
 * @returns A function that starts the check, and the panel that replaces the screen's list while there is a batch.
 */
export function useBatch<Item, Kind extends Verdict, Options = undefined, Result = unknown>(
  spec: BatchSpec<Item, Kind, Options, Result>,
) {
  type State = BatchState<BatchEntry<Item, Kind, Result>, Options>
  const intl = useIntl()
  const textOf = useErrorText()
  const storage = useUserStorages().drafts
  const [batch, setBatch] = useState<ReturnType<typeof createBatch<Item, Kind, Options, Result>>>()
  const release = useRef<() => void>(undefined)
  const { name } = spec

  const open = (state: State) => {
    const explain = (error: unknown): BatchFailure => {
      const failure = toFailure(error)
      const { page, refusal = false } = policyOf(failure)
      const text = [textOf(failure), ...fieldTexts(failure)].join(' ')
      return { text, isGone: page === 'missing', isRefused: refusal }
    }
    const interrupted = intl.formatMessage(messages.interrupted)
    const opened = createBatch({ spec, state, storage, explain, interrupted })
    setBatch(opened)
    return opened
  }
  const openKept = useEffectEvent((kept: State) => void open(kept))
  useEffect(() => {
    const left = new AbortController()
    const find = async () => {
      if (!restoreState(await storage.read(storageKey(name)))) return
      const free = await takeLock(name, { signal: left.signal })
      // Another tab may have finished it in the meantime.
      const kept = restoreState(await storage.read(storageKey(name)))
      if (!kept || left.signal.aborted) return free?.()
      release.current = free
      openKept(kept as State)
    }
    // A screen that is left does not wait for another tab.
    void find().catch(() => undefined)
    return () => left.abort()
  }, [name, storage])
  useEffect(() => {
    if (!batch) return
    return () => {
      void batch.leave().then(release.current)
    }
  }, [batch])
  const close = () => {
    void batch?.close()
    // The panel brings the heading of the list.
    flushSync(() => setBatch(undefined))
    focusHeading()
  }

  const begin = async (items: readonly Item[], options: Options) => {
    const free = await takeLock(name, { ifAvailable: true })
    if (!free) {
      toast('info', intl.formatMessage(messages.elsewhere))
      return false
    }
    release.current = free
    // Another tab may have left one since this screen was opened.
    const kept = restoreState(await storage.read(storageKey(name)))
    if (kept) {
      open(kept as State)
      toast('info', intl.formatMessage(messages.unfinished))
      return false
    }
    open(newState(spec, items, options)).resume()
    return true
  }
  return {
    panel: batch && (
      <BatchPanel
        fallback={<Loader />}
        // The panel shows items of any type.
        batch={batch as unknown as Batch}
        onClose={close}
      />
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

const messages = defineMessages({
  interrupted: {
    defaultMessage: 'The page was closed before the response arrived.',
    description: 'Work on many things: why it is not known whether one of them was done',
  },
  elsewhere: {
    defaultMessage: 'This is already in progress in another tab. Finish it there first.',
    description: 'Work on many things cannot begin, since another tab does the same',
  },
  unfinished: {
    defaultMessage: 'This was started earlier and is not finished. Finish or close it first.',
    description:
      'Work on many things did not begin; the earlier work of this kind is shown instead',
  },
})
