import { expect } from 'storybook/test'
import { ApiError } from '~/api/errors.ts'
import preview from '../../.storybook/preview.tsx'
import { RouteError } from './route-error.tsx'

const failed = (details: Partial<ConstructorParameters<typeof ApiError>[0]>) => ({
  error: new ApiError({ kind: 'http', operationId: 'getOrder', ...details }),
})

const meta = preview.meta({
  title: 'Shell/Route error',
  component: RouteError,
  parameters: { url: '/admin-admin/enterprises' },
  args: { reset: () => {}, ...failed({ status: 500, body: { message: 'The database is away.' } }) },
})

export const ServerFailed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Enterprises' })).toBeVisible()
    await expect(canvas.getByText('The database is away.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const Dark = ServerFailed.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Forbidden = meta.story({
  args: failed({ status: 403 }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You cannot open this page' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  },
})

export const NoSuchRecord = meta.story({
  args: failed({ status: 404 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toBeVisible()
  },
})

export const Offline = meta.story({
  args: failed({ kind: 'network' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Enterprises' })
    await expect(canvas.getByText(/could not be reached/)).toBeVisible()
  },
})

export const OffContract = meta.story({
  args: failed({ kind: 'contract', message: 'getOrder: the answer is wrong at order.id' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Enterprises' })
    await expect(
      canvas.getByText(
        'The server sent a response that the console does not understand. Contact support.',
      ),
    ).toBeVisible()
    await expect(await canvas.findByText(/the answer is wrong at order\.id/)).not.toBeVisible()
  },
})

/** In development, the stack says where. */
export const Crashed = meta.story({
  args: { error: new TypeError('Cannot read properties of undefined') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Enterprises' })
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    if (import.meta.env.DEV)
      await canvas.findByText(/TypeError: Cannot read.*route-error\.stories/s)
  },
})

/** The console compares its own page to tell a new version from a network failure; a story has no such page. */
export const PartNotLoaded = meta.story({
  args: { error: new TypeError('Failed to fetch dynamically imported module: /assets/x.js') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Enterprises' })
    await expect(await canvas.findByText(/could not be reached|A new version/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Try again|Reload/ })).toBeVisible()
  },
})
