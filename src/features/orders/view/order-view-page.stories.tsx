import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import preview from '../../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Fulfillment/Order List/View Order',
  parameters: { layout: 'fullscreen', url: '/admin-fulfillment/orders/9003/view' },
})

/** When an order is opened. */
export const Loaded = meta.story({
  parameters: { answers: { getOrderAttachment: { code: 404 } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Order WP-10423' })
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(facts).toEqual([
      'Configured',
      'Northgate Foods',
      'Reno warehouse',
      'Tess O’Brien',
      'tess.obrien@northgate.example',
      expect.stringMatching(/2026/),
      expect.stringMatching(/2026/),
      'Northgate FoodsStore manager2501 E Colfax AveDenver, CO 80206303-555-0121',
      'NG-88102',
      'Denver – Colfax',
      '7710',
      '2026-11-27',
    ])
    const items = within(await canvas.findByRole('table', { name: 'Items' }))
    await expect(await items.findByRole('row', { name: /Dragino LDS02/ })).toHaveTextContent('4')
    await expect(
      canvas.getByText('Rates were requested, but no label has been bought yet.'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Shipping Label' })).toBeVisible()

    const close = fn()
    const tab = { opener: window, location: { replace: () => {} }, close }
    const open = spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
    await userEvent.click(
      canvas.getByRole('button', { name: 'Download Floor plan with sensor positions' }),
    )
    await screen.findByText(/^The attachment could not be opened\./)
    await expect(tab.opener).toBeNull()
    await waitFor(() => expect(close).toHaveBeenCalled())
    open.mockRestore()

    api.answer({ getOrderAttachment: {} })
    const show = canvas.getByRole('button', { name: 'Show Floor plan with sensor positions' })
    await userEvent.click(show)
    // In a story, files are on a host that is not configured for images.
    await canvas.findByText('This file cannot be shown here. Download it instead.')
    await userEvent.click(show)
    await expect(canvas.queryByText(/^This file cannot/)).not.toBeInTheDocument()
  },
})

/** While the order loads. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { getOrder: { delay: 'infinite' } } },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** When the order is on its way, with its tracking number. */
export const Shipped = meta.story({
  parameters: { url: '/admin-fulfillment/orders/9005/view' },
  play: async ({ canvas }) => {
    const shipping = within(await canvas.findByRole('region', { name: 'Shipping' }))
    const tracking = await shipping.findByRole('link', { name: /NL4471902836/ })
    await expect(tracking).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.queryByRole('button', { name: 'Shipping Label' })).not.toBeInTheDocument()
  },
})

/** When the server fails: back in the list, with the reason and another try. */
export const Failed = meta.story({
  tags: ['!test'],
  parameters: { answers: { getOrder: { code: 500 } }, consoleErrors: ['Unexpected failure'] },
})

/** When the order no longer exists: back in the list, with the reason. */
export const Gone = meta.story({
  parameters: {
    url: '/admin-fulfillment/orders/1/view',
    consoleErrors: ['This record no longer exists.'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading order')).toBeVisible()
    await expect(canvas.getByText('ID 1')).toBeVisible()
    await expect(canvas.getByText('This record no longer exists.')).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  },
})
