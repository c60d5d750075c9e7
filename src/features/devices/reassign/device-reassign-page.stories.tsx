import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { draftsOf } from '~/lib/user-storage.ts'
import { api } from '../../../../.storybook/api.ts'
import { ofRow } from '../../../../.storybook/of-row.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Screens/Devices/Reassign devices',
  parameters: { layout: 'fullscreen', url: '/admin-devices/devices' },
})

const rowOf = (name: RegExp) => screen.getByRole('row', { name, hidden: true })

/** Opens Move Device for a device. */
async function openMove(serial: string) {
  await userEvent.click(await screen.findByRole('button', ofRow('Reassign', serial)))
  return within(await screen.findByRole('dialog', { name: 'Move Device' }))
}

async function choose(dialog: ReturnType<typeof within>, enterprise: string) {
  const field = await dialog.findByRole('combobox', { name: 'New enterprise' })
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(enterprise)
  await userEvent.click(await screen.findByRole('option', { name: enterprise }))
  await waitFor(() => expect(field).toHaveValue(enterprise))
}

/** When the screen opens: all registered devices, with their enterprises and locations. */
export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const chicago = await canvas.findByRole('row', { name: /G2-26592/ })
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Reassign devices')
    for (const name of [
      'Serial Number',
      'Name',
      'Status',
      'Enterprise',
      'Grouping',
      'Last Updated',
    ]) {
      const heading = within(canvas.getByRole('columnheader', { name }))
      await expect(heading.getByRole('button', { name })).toBeVisible()
    }
    await expect(within(chicago).getByText('Online')).toBeVisible()
    await expect(chicago).toHaveTextContent('Fresh Fields MarketChicago – Halsted')
    await expect(chicago).toHaveTextContent(/CST/)
    await expect(canvas.getByRole('row', { name: /G2-26037/ })).toHaveTextContent(/EST/)

    // At once: a busy machine may type slower than the list waits.
    await userEvent.click(canvas.getByLabelText('Filter by Serial Number'))
    await userEvent.paste('lds02-261')
    await waitFor(() => expect(api.calls('findDevicesBySerialNumber')).toHaveLength(2))
    const address = new URL(api.calls('findDevicesBySerialNumber')[1]?.url ?? '')
    await expect(address.searchParams.get('serialNumber')).toBe('lds02-261')
  },
})

/** While the devices load for the first time. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { findDevicesBySerialNumber: { delay: 'infinite' } } },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Tablet = meta.story({ tags: ['!test'], globals: { viewport: { value: 'tablet' } } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** When the server knows little about a device, such as one without a name or location. */
export const Sparse = meta.story({
  parameters: { answers: { findDevicesBySerialNumber: { example: 'sparse' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /LHT65N-59010/ })).toBeVisible()
    await expect(canvas.getAllByText('N/A').length).toBeGreaterThan(0)
  },
})

/** When no device is registered yet. */
export const Empty = meta.story({
  parameters: { answers: { findDevicesBySerialNumber: { example: 'empty' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No devices yet')).toBeVisible()
  },
})

/** When a device that is to be moved still has a location, tags or open alerts, which the move removes. */
export const ForcedMove = meta.story({
  parameters: { url: '/admin-devices/devices?sort=enterprise.name,desc&serialNumber=LHT65N-27' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /LHT65N-27369/ })
    const dialog = await openMove('LHT65N-27369')
    await expect(await dialog.findByText('This device is in use')).toBeVisible()
    await shown()
    const loss = 'location Denver – Colfax, 2 tags, and 1 open alert'
    await expect(dialog.getByText(new RegExp(`removes: ${loss}`))).toBeVisible()

    const field = await dialog.findByRole('combobox', { name: 'New enterprise' })
    for (const gone of ['Northgate Foods', 'retired']) {
      await userEvent.clear(field)
      await userEvent.click(field)
      await userEvent.paste(gone)
      await screen.findByRole('option', { name: 'Nothing found' })
    }
    const execute = () => dialog.queryByRole('button', { name: 'Execute Move' })
    await choose(dialog, 'Harbor Grill')
    await expect(execute()).not.toBeInTheDocument()
    const force = dialog.getByLabelText('Move it even though it is in use')
    await userEvent.click(force)
    await waitFor(() => expect(execute()).toBeVisible())
    await userEvent.click(force)
    await waitFor(() => expect(execute()).not.toBeInTheDocument())
    await userEvent.click(force)

    const place = () => screen.getAllByRole('row', { hidden: true }).indexOf(rowOf(/LHT65N-27369/))
    const before = place()
    await userEvent.click(await dialog.findByRole('button', { name: 'Execute Move' }))
    const moved = await screen.findByText('Device has been moved.')
    await waitFor(() => expect(moved).toBeVisible())
    await expect(screen.getByText('LHT65N-27369 now belongs to Harbor Grill.')).toBeVisible()
    await waitFor(() => expect(rowOf(/LHT65N-27369/)).toHaveTextContent('Harbor Grill'))
    await expect(rowOf(/LHT65N-27369/)).not.toHaveTextContent('Denver')
    await expect(place()).toBe(before)
    // The list, and the device just before it is moved.
    await expect(api.calls('findDevicesBySerialNumber')).toHaveLength(2)
    const call = new URL(api.calls('moveDevice').at(-1)?.url ?? '')
    await expect(call.search).toBe('?enterpriseId=2&allowForce=true')
  },
})

/** After a move that the server refused, because the device is in use. */
export const RefusedByTheServer = meta.story({
  parameters: {
    url: '/admin-devices/devices?serialNumber=LHT65N-39904',
    answers: { moveDevice: { code: 409 } },
  },
  play: async () => {
    const dialog = await openMove('LHT65N-39904')
    await choose(dialog, 'Harbor Grill')
    await userEvent.click(await dialog.findByRole('button', { name: 'Execute Move' }))
    await expect(await dialog.findByText('The device was not moved')).toBeVisible()
    await shown()
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'This device is in use: it has a location, tags or alerts.',
    )
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveValue(''))
    await expect(dialog.queryByRole('button', { name: 'Execute Move' })).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }))
    await expect(dialog.queryByText('The device was not moved')).not.toBeInTheDocument()
    await expect(api.calls('moveDevice')).toHaveLength(1)
  },
})

/** After a move without an answer, when nobody knows whether the device was moved. */
export const NoResponse = meta.story({
  parameters: {
    url: '/admin-devices/devices?serialNumber=LHT65N-39904',
    answers: { moveDevice: { code: 500 } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async () => {
    const dialog = await openMove('LHT65N-39904')
    const execute = async () =>
      userEvent.click(await dialog.findByRole('button', { name: 'Execute Move' }))
    await choose(dialog, 'Harbor Grill')
    // The device cannot be read again, so that nothing is sent.
    api.answer({ findDevicesBySerialNumber: { code: 500 } })
    await execute()
    await expect(await dialog.findByText('The device was not moved')).toBeVisible()
    await expect(api.calls('moveDevice')).toHaveLength(0)
    api.answer({ findDevicesBySerialNumber: {} })
    const reads = api.calls('findDevicesBySerialNumber').length
    await execute()
    await expect(
      await dialog.findByText('It is not known whether the device was moved'),
    ).toBeVisible()
    // The device before the move, and the list after it.
    await waitFor(() => expect(api.calls('findDevicesBySerialNumber')).toHaveLength(reads + 2))
    await expect(dialog.queryByRole('button', { name: 'Execute Move' })).not.toBeInTheDocument()
  },
})

/** When a device cannot be moved at all. */
export const NotPreparedThenNotPossible = meta.story({
  parameters: {
    url: '/admin-devices/devices?serialNumber=R1-26074',
    answers: { evaluateDeviceMove: { code: 500 } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async () => {
    const dialog = await openMove('R1-26074')
    await expect(await dialog.findByText('The move could not be prepared')).toBeVisible()
    api.answer({ evaluateDeviceMove: {} })
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await expect(await dialog.findByText('Cannot be moved')).toBeVisible()
    await expect(dialog.queryByRole('combobox')).not.toBeInTheDocument()
  },
})

/** After several devices were selected and checked: which of them can be moved. */
export const SelectedDevices = meta.story({
  parameters: { url: '/admin-devices/devices?serialNumber=LHT65N-399&size=50' },
  play: async ({ canvas }) => {
    for (const serial of ['LHT65N-39904', 'lht65n-39908']) {
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${serial}` }))
    }
    const bar = within(await canvas.findByRole('group', { name: '2 selected' }))
    await userEvent.click(bar.getByRole('button', { name: 'Reassign' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move devices' }))
    await waitFor(() => expect(dialog.getByText('2 devices selected')).toBeVisible())
    await expect(dialog.queryByLabelText('Serial numbers')).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Check devices' }))
    const field = await dialog.findByRole('combobox', { name: 'New enterprise' })
    await waitFor(() => expect(field).toHaveAccessibleDescription('Required'))
    await choose(dialog, 'Stonebridge Market')
    await userEvent.click(dialog.getByRole('button', { name: 'Check devices' }))
    await expect(await canvas.findByRole('button', { name: 'Move 1 ready device' })).toBeVisible()
    await expect(canvas.getByText('To Stonebridge Market')).toBeVisible()
    await waitFor(() => expect(rowOf(/LHT65N-39904/)).toHaveTextContent('Already there'))
    await waitFor(() => expect(rowOf(/lht65n-39908/)).toHaveTextContent('Ready'))
  },
})

// Beyond the cap: only this one restores a pasted list before the enterprises are loaded.
export const RestoredWithoutEnterprises = meta.story({
  tags: ['!dev'],
  parameters: {
    answers: { listAllEnterprises: { code: 500 } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  beforeEach: async () => {
    const typed = { serials: 'LHT65N-39904', enterpriseId: 6 }
    await draftsOf(1).write('devices-move-many', typed)
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move several devices' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move devices' }))
    const serials = await dialog.findByLabelText('Serial numbers')
    await waitFor(() => expect(serials).toHaveValue('LHT65N-39904'))
    const failure = 'The enterprises could not be loaded'
    await expect(await dialog.findByText(failure)).toBeVisible()
    const calls = api.calls('listAllEnterprises').length
    await userEvent.click(dialog.getByRole('button', { name: 'Check devices' }))
    await waitFor(() => expect(api.calls('listAllEnterprises').length).toBeGreaterThan(calls))
    await expect(await dialog.findByText(failure)).toBeVisible()
    await expect(serials).toHaveValue('LHT65N-39904')

    api.answer({ listAllEnterprises: {} })
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(dialog.queryByText(failure)).not.toBeInTheDocument())
    await userEvent.click(dialog.getByRole('button', { name: 'Check devices' }))
    await waitFor(() => expect(rowOf(/LHT65N-39904/)).toBeVisible())
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Move devices' }),
    ).toBeVisible()
  },
})

/** When the devices cannot be loaded. */
export const Failed = meta.story({
  tags: ['!test'],
  parameters: { answers: { findDevicesBySerialNumber: { code: 500 } } },
})
