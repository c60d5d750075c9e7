import { useRouter } from '@tanstack/react-router'
import { defineMessage, useIntl } from 'react-intl'
import { toast, unsay } from '~/ui/toast/toasts.ts'
import type { BatchKind, BatchState } from './batch-state.ts'
import { newState } from './create-batch.ts'
import { getWork } from './current-work.ts'

/**
 * Begins work on many items: it goes on while the user is on other screens, and after a reload. What it does is declared in
 * `features/work/kinds.ts`.
 *
 * @returns A function that adds a batch to the queue, and shows its check. It says why that fails, and rejects with an
 *   `AbortError`: a form stays as it is.
 */
export function useBatch<Item, Options = undefined>(kind: BatchKind<Item, Options>) {
  const begin = useBeginBatch()
  return (
    items: readonly Item[],
    ...[options]: undefined extends Options ? [] : [options: Options]
  ): Promise<void> => begin(newState(kind, items, options as Options))
}

/** The same for a batch of any kind, such as an earlier one's failures. */
export function useBeginBatch() {
  const router = useRouter()
  const queue = useQueue()
  return async (state: BatchState) => {
    if (!(await queue(state))) throw new DOMException('The batch was not begun', 'AbortError')
    await router.navigate({ to: '/user/work', search: { batch: state.id } })
  }
}

/**
 * The same for work that follows a save, whose form navigates itself.
 *
 * @returns A function that resolves to the id of the batch; to undefined if it was not begun, which is said.
 */
export function useFollowUp() {
  const queue = useQueue()
  return async <Item, Options>(
    kind: BatchKind<Item, Options>,
    items: readonly Item[],
    options: Options,
  ): Promise<string | undefined> => {
    const state = newState(kind, items, options)
    return (await queue(state)) ? state.id : undefined
  }
}

function useQueue() {
  const intl = useIntl()
  const router = useRouter()
  return async (state: BatchState): Promise<boolean> => {
    const { href } = router.state.location
    const isBegun = await getWork().then(
      (work) => work.begin({ ...state, href }),
      () => false,
    )
    if (isBegun) unsay('begin')
    else toast('error', intl.formatMessage(notBegun), 'begin')
    return isBegun
  }
}

const notBegun = defineMessage({
  defaultMessage: 'This could not be started. Check the connection and try again.',
  description: 'Work on many things did not begin, since a part of the console was not loaded',
})
