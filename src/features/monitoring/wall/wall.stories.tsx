import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { loading } from '../../../../.storybook/locations.ts'

const meta = preview.meta({
  title: 'Screens/Locations/Wall display',
  parameters: { layout: 'fullscreen', url: '/monitoring/locations?wall=1', user: 'admin' },
  globals: { viewport: { value: 'desktop' } },
})

export const WorstFirst = meta.story({
  // The browser asks for permission, and nobody answers.
  beforeEach: () => {
    const { Notification: own } = window
    const asking = { permission: 'default', requestPermission: () => new Promise(() => {}) }
    Object.assign(window, { Notification: asking })
    return () => Object.assign(window, { Notification: own })
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('heading', { level: 2 })
    await expect(first).toHaveTextContent('Albany – Central Ave')
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.getByText(/^Updated/)).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByLabelText('Notify me in this browser'))
    await userEvent.selectOptions(dialog.getByLabelText('Quiet from'), '22:00')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Choose both times or neither.')).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText('Quiet until'), '06:00')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await userEvent.click(canvas.getByRole('link', { name: 'Leave wall display' }))
    await expect(await canvas.findByRole('region', { name: 'Latest alerts' })).toBeVisible()
  },
})

export const Dark = WorstFirst.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const NothingInTrouble = meta.story({
  parameters: { url: '/monitoring/locations?wall=1&enterprise=999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No locations yet')).toBeVisible()
  },
})

export const Loading = meta.story({ tags: ['!test'], parameters: loading })

export const NotReached = meta.story({
  tags: ['!test'],
  parameters: { answers: { getNeedsAttention: { code: 500 } } },
})
