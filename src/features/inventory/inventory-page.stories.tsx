import { expect, waitFor, within } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Fulfillment/Inventory List',
  parameters: { layout: 'fullscreen', url: '/admin-fulfillment/inventory' },
})

/** The query parameters of the latest call. */
const asked = () => new URL(api.calls('listInventory').at(-1)?.url ?? 'x:').searchParams

/** When the screen opens: the latest imports first. */
export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /70B3D5A1E02F0032/ }))
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headings.filter((text) => text !== '')).toEqual([
      'MAC address',
      'Device type',
      'Import date',
      'Actions',
    ])
    await expect(asked().getAll('sort')).toEqual(['imported_on,desc'])
    await expect(asked().has('filters')).toBe(false)
    const record = '/admin-fulfillment/inventory/a29b55d2-dc6f-4a9b-a07c-dd529c89678c'
    await expect(row.getByRole('link', { name: /^View/ })).toHaveAttribute('href', `${record}/view`)
    await expect(row.getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', `${record}/edit`)
    await expect(canvas.getByRole('link', { name: 'Add' })).toBeVisible()

    for (const option of ['Waypost Gateway G2', 'Reno warehouse', /^PO-2026-0142/]) {
      await canvas.findByRole('option', { name: option })
    }
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Device type' }),
      'Waypost Gateway G2',
    )
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Inventory location' }),
      'Reno warehouse',
    )
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Vendor order' }),
      'PO-2026-0142 Waypost Manufacturing',
    )
    await userEvent.click(canvas.getByRole('searchbox', { name: /^Filter by MAC address/ }))
    await userEvent.paste('e02f')
    await waitFor(() =>
      expect(JSON.parse(asked().get('filters') ?? '')).toEqual([
        { device_radio_mac_address: 'e02f' },
        { device_type: 'waypost-gateway-g2' },
        { device_inventory_location: 'reno-warehouse' },
        { vendor_order_id: '602' },
      ]),
    )
    await waitFor(() => expect(canvas.getByText('1 to 2 of 2 rows')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /^Device type/ }))
    await waitFor(() => expect(asked().getAll('sort')).toEqual(['device_type,asc']))
  },
})

/** While the inventory loads for the first time. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { listInventory: { delay: 'infinite' } } },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** After a link with filters, even of a column that is usually hidden. */
export const FilteredByAddress = meta.story({
  parameters: {
    url: '/admin-fulfillment/inventory?reference_id=a29b55d2-dc6f-4a9b-a07c-dd529c89678c&device_type=waypost-gateway-g2',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 to 1 of 1 row')).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Reference' })).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: /^Filter by Reference/ })).toHaveValue(
      'a29b55d2-dc6f-4a9b-a07c-dd529c89678c',
    )
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Device type' })).toHaveDisplayValue(
        'Waypost Gateway G2',
      ),
    )
  },
})

/** When no device was added yet. */
export const Empty = meta.story({
  parameters: { answers: { listInventory: { example: 'empty' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No devices yet')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Add' })).toHaveLength(2)
  },
})

/** When the inventory cannot be loaded. */
export const Failed = meta.story({
  tags: ['!test'],
  parameters: { answers: { listInventory: { code: 500 } } },
})
