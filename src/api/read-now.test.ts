import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readNow } from './read-now.ts'

const queryKey = ['order', 9003]

/** A server whose answers come only when told to. */
function slowServer() {
  const answers: ((text: string) => void)[] = []
  const queryFn = () => new Promise<string>((answer) => answers.push(answer))
  return { answers, options: { queryKey, queryFn } }
}

test('an answer that was asked for before someone else’s change is not used', async () => {
  const queryClient = new QueryClient()
  const { answers, options } = slowServer()
  const early = queryClient.fetchQuery(options)
  const now = readNow(queryClient, options)
  answers[0]?.('before the change')
  answers[1]?.('after the change')
  expect(await Promise.all([early, now])).toEqual(['after the change', 'after the change'])
})

test('a screen that refreshes meanwhile shows the newer answer', async () => {
  const queryClient = new QueryClient()
  const { answers, options } = slowServer()
  queryClient.setQueryData(queryKey, 'shown')
  const observer = new QueryObserver(queryClient, options)
  const leave = observer.subscribe(() => undefined)
  const now = readNow(queryClient, options)
  answers[0]?.('before the change')
  answers[1]?.('after the change')
  expect(await now).toBe('after the change')
  expect(observer.getCurrentResult()).toMatchObject({ data: 'after the change', isError: false })
  leave()
})

test('two reads at once both get the later answer', async () => {
  const queryClient = new QueryClient()
  const { answers, options } = slowServer()
  const both = [readNow(queryClient, options), readNow(queryClient, options)]
  answers[0]?.('first')
  answers[1]?.('second')
  expect(await Promise.all(both)).toEqual(['second', 'second'])
})

test('a read goes on when the screen that shows the same is left', async () => {
  const queryClient = new QueryClient()
  const { answers, options } = slowServer()
  const signals: AbortSignal[] = []
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return options.queryFn()
  }
  const observer = new QueryObserver(queryClient, { queryKey, queryFn })
  const leave = observer.subscribe(() => undefined)
  const now = readNow(queryClient, { queryKey, queryFn })
  leave()
  answers[1]?.('after the change')
  expect(await now).toBe('after the change')
  expect(signals[1]?.aborted).toBe(false)
})
