import { expect, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import { choose, enter, scan } from '../../../../.storybook/device-entry.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Screens/Fulfillment/Inventory List/Add inventory',
  parameters: { layout: 'fullscreen', url: '/admin-fulfillment/inventory/add' },
})

/** The device in the last save. */
async function sent() {
  const parts = await api.calls('createInventory').at(-1)?.clone().formData()
  const data = parts?.get('deviceInventoryData')
  const text = data instanceof Blob ? await data.text() : String(data)
  return {
    data: JSON.parse(text) as Record<string, unknown>,
    files: parts?.getAll('uploads') ?? [],
  }
}

// Save is disabled until every input in an expression has a matching value, whatever the operators.
/** While values are missing that this type of device needs. */
export const Missing = meta.story({
  play: async (story) => {
    const { canvas } = story
    await choose(story, 'Waypost Router R1')
    const save = canvas.getByRole('button', { name: 'Save' })
    await expect(
      await canvas.findByText('Missing: MAC address, IMEI, SIM card number'),
    ).toBeVisible()
    await shown()
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('textbox', { name: 'IMEI' })).toHaveAttribute(
      'placeholder',
      '350000000000017',
    )
    await enter(story, 'MAC address', '70B3D5A1F02F005A')
    await enter(story, 'IMEI', '35000000000001')
    await expect(await canvas.findByText('Not valid: IMEI')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'IMEI' })).toHaveAccessibleDescription(
      'This value does not have the expected format. Example: 350000000000017',
    )
    await enter(story, 'IMEI', '350000000000017')
    await expect(await canvas.findByText('Missing: SIM card number')).toBeVisible()
    await enter(story, 'SIM card number', '8900000000000000012')
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'))
    // The duplicate is known before anything is sent.
    await enter(story, 'MAC address', '70B3D5A1F02F0037')
    await expect(
      await canvas.findByText('70B3D5A1F02F0037 is already in the inventory.'),
    ).toBeVisible()
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'))
    await expect(canvas.getByRole('link', { name: 'View the record' })).toBeVisible()
    await expect(api.calls('createInventory')).toEqual([])
  },
})

/** When the fields of the device type cannot be loaded, or cannot be checked here. */
export const BrokenTemplates = meta.story({
  play: async (story) => {
    const { canvas, userEvent } = story
    await choose(story, 'Waypost Hub H1')
    const banner = await canvas.findByRole('alert')
    await expect(banner).toHaveTextContent('The template of this device type could not be loaded')
    await shown()
    await userEvent.click(within(banner).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(api.calls('getInventoryTemplate')).toHaveLength(2))

    await choose(story, 'Dragino LHT65N')
    const key = await canvas.findByRole('textbox', { name: 'AppKey' })
    await enter(story, 'DevEUI', 'A8404100002F0143')
    await enter(story, 'AppEUI', 'A840410000000100')
    await enter(story, 'AppKey', '5D1E8C07B2F94A63A0C7E6D3184B9F52')
    const save = canvas.getByRole('button', { name: 'Save' })
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'))
    api.answer({ createInventory: { code: 422, example: 'inventoryValue' } })
    await userEvent.click(save)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^.*Unable to save device: /)
    await waitFor(() => expect(key).toHaveAccessibleDescription('Must be 32 hexadecimal digits.'))
    await expect(key).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'DevEUI' })).toHaveValue('A8404100002F0143')
    // The form shows it, so the list does not.
    await expect(canvas.queryByRole('row', { name: /Failed/ })).not.toBeInTheDocument()
    api.answer({ createInventory: {} })

    await choose(story, 'Waypost Scale S1')
    const mac = await canvas.findByRole('textbox', { name: 'MAC address' })
    await expect(mac).toHaveAccessibleDescription(
      /^The format of this value cannot be checked here/,
    )
    await expect(canvas.getByText(/checked when you save: mac && \(tare$/)).toBeVisible()
    await expect(canvas.getByText('Missing: MAC address, Tare (g)')).toBeVisible()
    await enter(story, 'Tare (g)', '12')
    // A scan completes it, but does not save: what else the rule asks for is not known.
    scan('70B3D5A1902F0001')
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'))
    await expect(mac).toHaveValue('70B3D5A1902F0001')
    await userEvent.click(save)
    await canvas.findByRole('heading', { level: 1, name: 'Inventory List' })
    await expect(await canvas.findByText('Inventory record added.')).toBeVisible()
    await canvas.findAllByRole('link', { name: '70B3D5A1902F0001' })
  },
})

/** When locations and vendor orders cannot be loaded. A device can be added without them. */
export const ChoicesFailed = meta.story({
  parameters: {
    answers: { listVendorOrders: { code: 500 }, listInventoryLocations: { code: 500 } },
    consoleErrors: ['Unexpected failure'],
  },
  play: async (story) => {
    const { canvas, userEvent } = story
    await choose(story, 'Waypost Scale S1')
    await expect(await canvas.findByText('Error loading inventory locations')).toBeVisible()
    await shown()
    const alerts = await canvas.findAllByRole('alert')
    const failed = alerts.find(({ textContent }) => textContent.includes('vendor orders'))
    api.answer({ listVendorOrders: {} })
    await userEvent.click(within(failed!).getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('option', { name: /PO-2026-0117/ })
  },
})

/** While a probe is saved with the image of its calibration. */
export const CalibrationImage = meta.story({
  parameters: { answers: { createInventory: { delay: 'infinite' } } },
  play: async (story) => {
    const { canvas, userEvent } = story
    await choose(story, 'Waypost Probe T3')
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Inventory location' }),
      'Reno warehouse',
    )
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Vendor order' }),
      'PO-2026-0142 Waypost Manufacturing',
    )
    await enter(story, 'MAC address', '70B3D5A1C02F0046')
    await enter(story, 'Calibration offset (°C)', '-0.3')
    await expect(await canvas.findByText('Missing: Calibration sheet')).toBeVisible()
    await userEvent.upload(await canvas.findByLabelText(/^Calibration sheet/), await picture())
    const save = canvas.getByRole('button', { name: 'Save' })
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(save)
    const progress = await canvas.findByRole('progressbar')
    await expect(progress).toHaveAccessibleName('Sending sheet.png')
    const row = within(progress.closest('li') ?? document.body)
    api.answer({ listInventory: { example: 'empty' } })
    await userEvent.click(row.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Unable to save device: Canceled.',
    )
    api.answer({ listInventory: {}, createInventory: {} })
    await userEvent.click(save)
    await canvas.findByRole('heading', { level: 1, name: 'Inventory List' })
    const { data, files } = await sent()
    const [file] = files
    await expect(file).toBeInstanceOf(File)
    const name = file instanceof File ? file.name : ''
    await expect(name).toMatch(/^[\da-f]{8}\d$/)
    await expect(data).toEqual({
      device_type_token: 'waypost-probe-t3',
      values: { mac: '70B3D5A1C02F0046', calibration_offset: '-0.3', calibration_image: name },
      device_inventory_location: 'reno-warehouse',
      vendor_order_id: 602,
    })
  },
})

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** A valid image: the sandbox checks its content. */
async function picture() {
  const canvas = new OffscreenCanvas(8, 8)
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'sheet.png', {
    type: 'image/png',
  })
}

/** While the types of devices load. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { listSupportedDeviceTypes: { delay: 'infinite' } } },
})
