import { expect, screen, waitFor, within } from 'storybook/test'
import { settingsOf } from '~/lib/user-storage.ts'
import { api } from '../../../../.storybook/api.ts'
import { ofRow } from '../../../../.storybook/of-row.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Screens/Fulfillment/Order List',
  parameters: { layout: 'fullscreen', url: '/admin-fulfillment/orders' },
})

const rowOf = async (canvas: ReturnType<typeof within>, name: string) =>
  within(await canvas.findByRole('row', { name: new RegExp(name) }))

/** When the screen opens: the orders that are not shipped or completed. A row in focus shows its keys. */
export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const configured = await rowOf(canvas, 'WP-10423')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    await expect(configured.getByText('Configured')).toBeVisible()
    await expect(configured.getByText('Northgate Foods')).toBeVisible()
    const slip = configured.getByRole('link', ofRow('Packing Slip', 'WP-10423'))
    await expect(slip).toHaveAttribute('target', '_blank')
    await expect(slip).toHaveAttribute(
      'href',
      '/admin-fulfillment/orders/9003/packing-slip?stripnav=true',
    )
    await expect(configured.getByRole('button', { name: /^Shipping Label/ })).toBeVisible()
    const fresh = await rowOf(canvas, 'WP-10421')
    await expect(fresh.queryByRole('button', { name: /^Shipping Label/ })).not.toBeInTheDocument()
    // A status that the console does not know.
    await expect((await rowOf(canvas, 'WP-10207')).getByText('quarantined')).toBeVisible()

    const number = configured.getByRole('link', { name: 'WP-10423' })
    number.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await userEvent.hover(number)
    const card = await screen.findByRole('tooltip')
    await waitFor(() => expect(card).toHaveTextContent('2501 E Colfax Ave'))
    await expect(card).toHaveTextContent('Purchase orderNG-88102')
    await expect(card).toHaveTextContent('4 × Dragino LDS02')
    await expect(number).toHaveAccessibleDescription(/2501 E Colfax Ave/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())

    // The second column names the rows.
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    const columns = await screen.findAllByRole('menuitemcheckbox')
    await expect(columns[0]).toHaveTextContent('Status')
    await expect(columns[0]).not.toHaveAttribute('aria-disabled')
    await expect(columns[1]).toHaveTextContent('Order number')
    await expect(columns[1]).toHaveAttribute('aria-disabled', 'true')
  },
})

/** While the orders load for the first time. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { listOrders: { delay: 'infinite' } } },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** After a choice of statuses and locations. */
export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await rowOf(canvas, 'WP-10421')
    // Nothing is asked about columns that are not shown.
    await expect(api.calls('getOrderShipmentTransaction')).toHaveLength(0)
    const paramsOf = (call = api.calls('listOrders').at(-1)) => new URL(call?.url ?? '').search
    await expect(paramsOf()).toBe('?excludeStatuses=completed%2Cshipped')
    const statuses = canvas.getByRole('button', { name: /^Excluded Statuses/ })
    await expect(statuses).toHaveTextContent('Shipped and Completed')
    await userEvent.click(statuses)
    const items = await screen.findAllByRole('menuitemcheckbox')
    // The server sends New last.
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'New',
      'Started',
      'Configured',
      'Shipped',
      'Completed',
    ])
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'New' }))
    await waitFor(() => expect(paramsOf()).toBe('?excludeStatuses=completed%2Cnew%2Cshipped'))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Exclude none' }))
    await waitFor(() => expect(paramsOf()).toBe(''))
    await waitFor(() => expect(statuses).toHaveTextContent('None'))
    await userEvent.selectOptions(canvas.getByLabelText('Included Locations'), 'None')
    await waitFor(() => expect(paramsOf()).toBe('?includeLocation=none'))
    await userEvent.selectOptions(canvas.getByLabelText('Included Locations'), 'Reno warehouse')
    await waitFor(() => expect(paramsOf()).toBe('?includeLocation=reno-warehouse'))
  },
})

/** After a search by number, customer or place. */
export const Searched = meta.story({
  parameters: { url: '/admin-fulfillment/orders?search=WP-10398' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Orders with these statuses are excluded: Shipped and Completed.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Include all orders' }))
    await expect(await canvas.findByRole('row', { name: /WP-10398/ })).toBeVisible()
    const search = canvas.getByLabelText('Search orders')
    await userEvent.clear(search)
    await userEvent.click(search)
    await userEvent.paste('denver')
    await expect(await canvas.findByText('Denver, CO 80206')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /WP-10423/ })).toBeVisible()
  },
})

/** When the column of tracking numbers is shown. */
export const TrackingNumbers = meta.story({
  parameters: {
    url: '/admin-fulfillment/orders?excludeStatuses=new,started,configured&columns=displayNumber&columns=tracking',
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const number = 'NL4471902836'
    await expect((await rowOf(canvas, number)).getByRole('link', { name: number })).toHaveAttribute(
      'target',
      '_blank',
    )
    await waitFor(() => expect(canvas.queryByText('…')).not.toBeInTheDocument())
    const reads = api.calls('getOrderShipmentTransaction').length
    await expect(reads).toBeGreaterThan(3)
    const status = canvas.getByRole('combobox', { name: 'Included Locations' })
    await userEvent.selectOptions(status, 'None')
    await waitFor(() => expect(canvas.queryByText(number)).not.toBeInTheDocument())
    await userEvent.selectOptions(status, 'Any')
    // They are kept: nothing is read again.
    await rowOf(canvas, number)
    await expect(api.calls('getOrderShipmentTransaction')).toHaveLength(reads)
  },
})

/** After a search for a tracking number that this browser has seen. */
export const SearchedByTracking = meta.story({
  parameters: {
    user: 'fulfillment',
    url: '/admin-fulfillment/orders?excludeStatuses=&search=NL5559301',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A search finds only the tracking numbers/)).toBeVisible()
    // Another tab reads the number, of an order whose column is not even shown.
    const label = { number: 'NL5559301', address: null }
    await settingsOf(2).write('tracking-numbers', { e7a25f08d9c146b3b0f4a8d2c6917e53: label })
    window.dispatchEvent(new Event('visibilitychange'))
    await expect(await canvas.findByText('NL5559301')).toBeVisible()
  },
})

/** When the orders, and the statuses to filter by, cannot be loaded. */
export const Failed = meta.story({
  parameters: {
    answers: { listOrders: { code: 500 }, listOrderStatuses: { code: 500 } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Error loading orders')).toBeVisible()
    await expect(await canvas.findByText('Error loading statuses')).toBeVisible()
    await shown()
    api.answer({ listOrders: { example: 'empty' }, listOrderStatuses: {} })
    const [retry] = canvas.getAllByRole('button', { name: 'Try again' })
    await userEvent.click(retry!)
    // Completed and shipped orders are excluded at first.
    await expect(await canvas.findByRole('heading', { name: 'No orders to show' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Include all statuses' }))
    await expect(await canvas.findByRole('heading', { name: 'No orders' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(canvas.getByText('Orders appear here once they are added.')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Error loading statuses')).toBeNull())
    await expect(canvas.getAllByRole('link', { name: 'Add' })).toHaveLength(2)
  },
})

/** When there is no order at all. */
export const Empty = meta.story({
  tags: ['!test'],
  parameters: {
    url: '/admin-fulfillment/orders?excludeStatuses=',
    answers: { listOrders: { example: 'empty' } },
  },
})
