import { expect, screen, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import preview from '../../../../.storybook/preview.tsx'

const record = '/admin-fulfillment/inventory/a2ac77fd-36c6-4c2a-b238-f89b35daa570'

const meta = preview.meta({
  title: 'Screens/Fulfillment/Inventory List/View Inventory',
  parameters: { layout: 'fullscreen', url: `${record}/view` },
})

/** When a device that is in a fleet is opened. */
export const Commissioned = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '70B3D5A1E01A2B03' }),
    ).toBeVisible()
    const [call] = api.calls('listInventory')
    await expect(new URL(call?.url ?? 'x:').searchParams.get('filters')).toBe(
      '[{"reference_id":"a2ac77fd-36c6-4c2a-b238-f89b35daa570"}]',
    )
    const valueOf = (label: string) =>
      canvas.getByText(label, { selector: 'dt' }).nextElementSibling
    await expect(valueOf('Device type')).toHaveTextContent('Waypost Gateway G2')
    await expect(valueOf('Inventory location')).toHaveTextContent('Albany warehouse')
    await expect(valueOf('Vendor order')).toHaveTextContent('Not set')
    await expect(valueOf('Import date')).toHaveTextContent('May 12, 2026')
    const fleet = within(await canvas.findByRole('region', { name: 'Fleet' }))
    await expect(
      await fleet.findByRole('link', { name: 'View commissioned device' }),
    ).toHaveAttribute(
      'href',
      '/admin-devices/fleets/device/view/a2ac77fd-36c6-4c2a-b238-f89b35daa570',
    )
    await expect(fleet.getByRole('link', { name: 'Open in device search' })).toHaveAttribute(
      'href',
      '/admin-devices/search?serialNumber=70B3D5A1E01A2B03',
    )
    await expect(fleet.getByText('Fresh Fields Market')).toBeVisible()
  },
})

// The log takes an enterprise: that of the fleet, if there is one.
/** After a press on “History”: what was changed in the record, by whom. */
export const History = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'History' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'History of 70B3D5A1E01A2B03' }),
    )
    await waitFor(() =>
      expect(dialog.getByText(/^Only the audit log of Fresh Fields Market/)).toBeVisible(),
    )
    await waitFor(() => expect(api.calls('listAuditEvents')).not.toHaveLength(0))
    const [call] = api.calls('listAuditEvents')
    const asked = new URL(call?.url ?? 'x:').searchParams
    await expect([asked.get('enterpriseId'), asked.get('tableNameFilter')]).toEqual([
      '1',
      'device_inventory',
    ])
  },
})

/** When the registry does not answer, so that nobody knows whether the device is in a fleet. */
export const HistoryUnknown = meta.story({
  parameters: { answers: { searchCommissioningDevices: { example: 'withExceptions' } } },
  play: async ({ canvas }) => {
    const fleet = within(await canvas.findByRole('region', { name: 'Fleet' }))
    await expect(await fleet.findByText(/the registry did not answer\.$/)).toBeVisible()
    await expect(fleet.queryByText(/has not been in a fleet/)).not.toBeInTheDocument()
  },
})

/** While the record loads. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { listInventory: { delay: 'infinite' } } },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** When the device cannot be loaded. */
export const Failed = meta.story({
  tags: ['!test'],
  parameters: { answers: { listInventory: { code: 500 } } },
})

/** When the user may not search devices, so that neither fleet nor history is known. */
export const WithoutDeviceSearch = meta.story({
  parameters: { user: 'scheduler' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: '70B3D5A1E01A2B03' })
    await expect(canvas.queryByRole('region', { name: 'Fleet' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'History' })).not.toBeInTheDocument()
    await expect(api.calls('searchCommissioningDevices')).toEqual([])
    await userEvent.click(canvas.getByRole('link', { name: 'Edit' }))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Edit 70B3D5A1E01A2B03' }),
    ).toBeVisible()
    await expect(canvas.getByText('Inventory records cannot be edited')).toBeVisible()
    await expect(canvas.getByText(/^Inventory records cannot be changed/)).toBeVisible()
    await expect(canvas.queryByText(/todo/i)).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Back to the inventory list' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'View the record' }))
    await canvas.findByRole('heading', { level: 1, name: '70B3D5A1E01A2B03' })
  },
})
