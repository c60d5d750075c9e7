import { expect, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Fulfillment/Order List/Pick list',
  parameters: {
    layout: 'fullscreen',
    url: '/admin-fulfillment/orders/pick-list?ids=9001,9003&stripnav=true',
  },
})

/** After a press on “Pick list” for the selected orders. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('2 orders')
    const table = within(await canvas.findByRole('table', { name: 'Pick list' }))
    await expect(
      await table.findByRole('row', { name: /Reno warehouse 4 Dragino LDS02 WP-10423/ }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeEnabled()
  },
})

/** While the orders load. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { getOrder: { delay: 'infinite' } } },
})

/** When an order cannot be read. */
export const Failed = meta.story({
  tags: ['!test'],
  parameters: { answers: { getOrder: { code: 500 } } },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })
