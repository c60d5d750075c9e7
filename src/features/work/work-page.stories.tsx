import { createStore, set } from 'idb-keyval'
import { expect, screen, waitFor, within } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import { appears } from '../../../.storybook/appears.ts'
import preview from '../../../.storybook/preview.tsx'
import { shown } from '../../../.storybook/shown.ts'
import { storyDrafts } from '../../../.storybook/storages.ts'

const item = (id: number, name: string) => ({ id: String(id), name, item: { id, name } })

/** A batch that the user has paused in the middle. */
const paused = {
  id: 'archive',
  name: 'users-archive',
  at: Date.UTC(2026, 10, 20, 14),
  paused: true,
  options: undefined,
  entries: [
    { ...item(4, 'Marcus Webb'), ticked: false, step: 'done', verdict: { kind: 'ready' } },
    { ...item(3, 'Sofia Reyes'), ticked: false, step: 'queued', verdict: { kind: 'ready' } },
  ],
}

const record = {
  id: 'earlier',
  name: 'users-archive',
  title: 'Archive users',
  about: '',
  at: Date.UTC(2026, 10, 19, 14),
  endedAt: Date.UTC(2026, 10, 19, 14, 2),
  done: 1,
  failed: 1,
  left: 0,
}

const items = {
  items: [
    { id: '4', name: 'Marcus Webb', outcome: 'done', verdict: 'Ready', note: '' },
    { id: '3', name: 'Sofia Reyes', outcome: 'failed', verdict: 'Ready', note: 'No access.' },
  ],
  options: undefined,
  failed: [item(3, 'Sofia Reyes')],
}

const meta = preview.meta({
  title: 'Screens/User/Background work',
  parameters: { layout: 'fullscreen', url: '/user/work' },
  beforeEach: async () => {
    const settings = createStore('waypost-settings', 'values')
    await storyDrafts().write('batch archive', paused)
    await set([1, 'work'], [record], settings)
    await set([1, 'work earlier'], items, settings)
  },
})

/** When work on many items is under way or was done before. */
export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Background work',
    )
    await expect(await canvas.findByText('Paused, 1 of 2 finished, 1 done')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Earlier work' })).toBeVisible()
    const earlier = within(canvas.getByRole('table', { name: 'Earlier work' }))
    await expect(earlier.getByRole('row', { name: /Archive users/ })).toBeVisible()

    // What the screen shows needs no message.
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }))
    await waitFor(() => expect(earlier.getAllByRole('row')).toHaveLength(3))
    await expect(screen.queryByRole('button', { name: 'Show' })).not.toBeInTheDocument()
  },
})

export const LoadedDark = Loaded.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const LoadedOnAPhone = Loaded.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

/** When nothing was done on many items in this browser yet. */
export const Empty = meta.story({
  beforeEach: async () => {
    await storyDrafts().remove('batch archive')
    await set([1, 'work'], [], createStore('waypost-settings', 'values'))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No earlier work' })).toBeVisible()
  },
})

/** After a press on the mark of background work, on any screen. */
export const GoesOnFromItsMark = meta.story({
  parameters: { url: '/user/profile' },
  play: async ({ canvas, userEvent }) => {
    const mark = await canvas.findByRole('button', {
      name: 'Background work: 1 done, 1 left, 0 failed',
    })
    await userEvent.click(mark)
    const list = await canvas.findByRole('dialog', { name: 'Background work' })
    await shown()
    await userEvent.click(within(list).getByRole('button', { name: 'Resume' }))
    await waitFor(() => expect(api.calls('archiveUser')).toHaveLength(1))
    await expect(await within(list).findByText('2 checked, 2 done')).toBeVisible()
    await appears(screen.findByRole('button', { name: 'Show' }))
    await appears(screen.findByRole('img', { name: 'Success' }))
    await userEvent.click(within(list).getByRole('button', { name: 'Remove from this list' }))
    await waitFor(() => expect(mark).not.toBeInTheDocument())
  },
})

/** When background work ends, and some of it has failed. */
export const EndsWithAFailure = meta.story({
  parameters: { url: '/user/profile', answers: { archiveUser: { code: 403 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Background work:/ }))
    const list = within(await canvas.findByRole('dialog', { name: 'Background work' }))
    await userEvent.click(list.getByRole('button', { name: 'Resume' }))
    await expect(await list.findByText('2 checked, 1 done, 1 failed')).toBeVisible()
    await appears(screen.findByRole('img', { name: 'Error' }))
  },
})

/** When failed items of earlier work are tried again. */
export const TriedAgain = meta.story({
  parameters: { url: '/user/work?batch=earlier' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('row', { name: /Sofia Reyes/ })).toHaveTextContent(
      'No access.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try failed ones again (1)' }))
    await expect(await screen.findByRole('button', { name: 'Archive 1 user' })).toBeVisible()
    await expect(canvas.queryByRole('row', { name: /Marcus Webb/ })).not.toBeInTheDocument()
    await expect(api.calls('archiveUser')).toHaveLength(0)
  },
})
