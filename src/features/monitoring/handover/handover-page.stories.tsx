import { expect } from 'storybook/test'
import { loading } from '../../../../.storybook/locations.ts'
import preview from '../../../../.storybook/preview.tsx'

/** What the next shift has to know, to read or print. */
const meta = preview.meta({
  title: 'Screens/Monitoring/Locations/Shift handover',
  parameters: { layout: 'fullscreen', url: '/monitoring/locations?handover=1', user: 'staff' },
})

/** When somebody hands over to the next shift: what opened, what is still open, what was resolved. */
export const Shift = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Shift handover' })).toBeVisible()
    for (const name of [/^Opened/, /^Open since before the shift/, /^Resolved/]) {
      await expect(await canvas.findByRole('heading', { name })).toBeVisible()
    }
    await userEvent.selectOptions(canvas.getByLabelText('Period'), 'The last 24 hours')
    await userEvent.type(canvas.getByLabelText('Note for the next shift'), 'Freezer 2: call back')
  },
})

export const Dark = Shift.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

/** While the alerts of the shift load. */
export const Loading = meta.story({ tags: ['!test'], parameters: loading })
