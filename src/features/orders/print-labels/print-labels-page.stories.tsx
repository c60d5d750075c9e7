import { expect, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'

const path = '/admin-fulfillment/orders/print-labels'

const meta = preview.meta({
  title: 'Screens/Fulfillment/Order List/Print labels',
  parameters: {
    layout: 'fullscreen',
    user: 'fulfillment',
    url: `${path}?ids=9005,9108,9001,9006&stripnav=true`,
  },
})

/** After a press on “Print labels” for the selected orders, some of which have none. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('2 labels are ready to print, in the order of the list.')
    await expect(await canvas.findByRole('link', { name: 'Open labels' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^blob:/),
    )
    const leftOut = within(await canvas.findByRole('alert'))
    await expect(leftOut.getByText('2 labels are left out')).toBeVisible()
    const [closed, unbought] = leftOut.getAllByRole('listitem')
    await expect(closed).toHaveTextContent(/^WP-10208The label could not be downloaded\./)
    await expect(within(closed!).getByRole('link', { name: 'Open label' })).toHaveAttribute(
      'href',
      expect.stringContaining('/labels/'),
    )
    await expect(unbought).toHaveTextContent('It has no label yet.')
  },
})

/** While the labels are fetched. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { getOrderShipmentTransaction: { delay: 'infinite' } } },
})

/** When a label cannot be fetched. */
export const Failed = meta.story({
  tags: ['!test'],
  parameters: { answers: { getOrderShipmentTransaction: { code: 500 } } },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

/** When the address names no order. */
export const NoneSelected = meta.story({
  parameters: { url: `${path}?stripnav=true` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No orders selected' })).toBeVisible()
  },
})
