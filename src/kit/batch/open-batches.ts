import { createAtom } from '@tanstack/react-store'
import { connectTabs } from '~/kit/scan/connect-tabs.ts'
import { whenHidden } from '~/lib/when-hidden.ts'
import type { UserStorage } from '~/lib/user-storage.ts'
import { countEntries } from './batch-state.ts'
import type { Batch } from './create-batch.ts'

/** A batch that this tab works on, whatever screen is shown. */
export type OpenBatch = {
  batch: Batch
  storage: UserStorage
  /** The address of its screen. */
  href: string
  /** Removes it, with its outcomes. */
  close: () => void
  /** Stops it. Resolves once nothing is pending; it stays stored. */
  leave: () => Promise<void>
}

/** This tab's batches: at most one of a kind. */
export const openBatches = createAtom<readonly OpenBatch[]>([])

/** `take`: another tab continues the batch. `changed`: it was opened, closed or stopped, or its work began or ended. */
type Message = 'take' | 'changed'

/** Tells other tabs about the batches of one kind. */
export const batchTabs = (name: string) => connectTabs<Message>(`waypost batch ${name}`)

type Opening = Pick<OpenBatch, 'batch' | 'storage'> & {
  /** Releases the lock of this kind. */
  release: () => void
  /** Called once another tab continues it. */
  onTaken: () => void
}

/** Keeps a batch at work until it is closed, the user signs out, or another tab takes it. */
export function keepOpen({ batch, storage, release, onTaken }: Opening) {
  const tabs = batchTabs(batch.name)
  const { pathname, search } = location
  const hide = () => openBatches.set(openBatches.get().filter((each) => each !== opened))
  let { activity } = countEntries(batch.state.get())
  const watching = batch.state.subscribe((state) => {
    const before = activity
    activity = countEntries(state).activity
    // Other tabs read what is stored.
    if (activity !== before) void batch.storeNow().then(() => tabs.tell('changed'))
  })
  const end = () => {
    hide()
    unfollow()
    watching.unsubscribe()
    endStoring()
    // The next batch of this kind may begin.
    release()
    tabs.tell('changed')
  }
  const leave = async () => {
    await batch.leave()
    end()
  }
  const unfollow = tabs.follow((message) => {
    if (message === 'take') void leave().then(onTaken)
  })
  storage.ended.addEventListener('abort', () => void leave(), { once: true })
  const opened: OpenBatch = {
    batch,
    storage,
    href: pathname + search,
    close: () => {
      hide()
      void batch.close().then(end)
    },
    leave,
  }
  const endStoring = whenHidden(batch.flush)
  openBatches.set([...openBatches.get(), opened])
  tabs.tell('changed')
}

/** Stops all batches: the session has ended. */
export const leaveBatches = () => {
  for (const { leave } of openBatches.get()) void leave()
}
