import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ConnectionBanner } from './connection-banner.tsx'

const meta = preview.meta({
  title: 'Shell/Connection banner',
  component: ConnectionBanner,
  beforeEach: () => {
    onlineManager.setOnline(false)
    return () => onlineManager.setOnline(true)
  },
})

export const Offline = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You are offline/)).toBeVisible()
  },
})

export const Dark = Offline.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const BackAgain = meta.story({
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You are offline/)).toBeVisible()
    onlineManager.setOnline(true)
    await waitFor(() => expect(canvas.queryByText(/You are offline/)).not.toBeInTheDocument())
  },
})

const unavailable = Object.assign(new Error(), { kind: 'http', status: 503 })

/** Its read fails once, and is repeated when the server is back. */
function busyRead() {
  const back = Promise.withResolvers<void>()
  const queryClient = new QueryClient()
  let reads = 0
  const begin = () =>
    void queryClient.prefetchQuery({
      queryKey: ['busy'],
      retry: true,
      retryDelay: 0,
      queryFn: async () => {
        reads += 1
        if (reads === 1) throw unavailable
        await back.promise
        return 'rows'
      },
    })
  return { queryClient, begin, end: back.resolve }
}

const read = busyRead()

export const BusyUntilTheServerAnswers = meta.story({
  tags: ['!dev'],
  beforeEach: () => {
    onlineManager.setOnline(true)
    read.begin()
  },
  render: () => (
    <QueryClientProvider client={read.queryClient}>
      <ConnectionBanner />
    </QueryClientProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The server is busy/)).toBeVisible()
    read.end()
    await waitFor(() => expect(canvas.queryByText(/The server is busy/)).not.toBeInTheDocument())
  },
})
