import { expect, expectAccessible, test } from '../support/console-test.ts'

test('a device of each kind of template is entered, and all of them are in the list', async ({
  page,
  openAs,
  callsTo,
  expectConsoleError,
}) => {
  // The old hub has no template.
  expectConsoleError(/status of 404/)
  await openAs('admin', '/admin-fulfillment/inventory/add')
  const type = page.getByRole('combobox', { name: 'Device type' })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const input = (name: string) => page.getByRole('textbox', { name })
  const delivery = page.getByRole('table', { name: 'Devices in this delivery' })
  const choose = async (name: string, label: string) => {
    await type.selectOption(name)
    await expect(input(label)).toBeVisible()
  }
  const addAnother = async (macAddress: string) => {
    await page.getByRole('button', { name: 'Add another like this' }).click()
    await expect(delivery.getByRole('row', { name: macAddress })).toContainText('Added')
    await expect(page.getByText('Inventory record added.')).toBeVisible()
  }
  await type.selectOption('Waypost Hub H1')
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()

  // A QR code typed by a slow scanner, which ends with Enter.
  await choose('Dragino LHT65N', 'DevEUI')
  await page.getByRole('combobox', { name: 'Vendor order' }).selectOption('PO-2026-0117 Dragino')
  await expect(page.getByText('Missing: DevEUI, AppEUI, AppKey')).toBeVisible()
  await input('DevEUI').fill('A840410000FF0001,A840410000000100,5D1E8C07B2F94A63A0C7E6D3184B9F52')
  await input('DevEUI').press('Enter')
  await expect(delivery.getByRole('row', { name: 'A840410000FF0001' })).toContainText('Added')
  await expect(input('DevEUI')).toHaveValue('')
  await expect(input('DevEUI')).toBeFocused()

  // A barcode, and an optional input.
  await choose('Waypost Gateway G2', 'Serial number')
  await input('MAC address').fill('70B3D5A1E0FF0002')
  await addAnother('70B3D5A1E0FF0002')

  // Alternatives: the form asks for all of them.
  await choose('Waypost Router R1', 'IMEI')
  await expect(
    page.getByRole('main').getByText('Missing: MAC address, IMEI, SIM card number'),
  ).toBeVisible()
  await input('MAC address').fill('70B3D5A1F0FF0003')
  await input('IMEI').fill('350000000000017')
  await expect(save).toBeDisabled()
  await input('SIM card number').fill('8900000000000000012')
  await addAnother('70B3D5A1F0FF0003')

  // An image.
  await choose('Waypost Probe T3', 'Calibration offset (°C)')
  await input('MAC address').fill('70B3D5A1C0FF0004')
  await input('Calibration offset (°C)').fill('-0.3')
  await page.locator('input[type=file]').setInputFiles({
    name: 'sheet.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } }),
  })
  await addAnother('70B3D5A1C0FF0004')

  // An unknown kind of value gets a text field.
  await choose('Waypost Meter M1', 'Color of the casing')
  await input('MAC address').fill('70B3D5A190FF0005')
  await input('Color of the casing').fill('Red')
  await addAnother('70B3D5A190FF0005')

  // An invalid pattern and expression: only the server validates.
  await choose('Waypost Scale S1', 'Tare (g)')
  await expect(page.getByText(/^The format of this value cannot be checked here/)).toBeVisible()
  await input('MAC address').fill('70B3D5A190FF0006')
  await input('Tare (g)').fill('12')
  await addAnother('70B3D5A190FF0006')
  await expectAccessible(page)

  // Nothing to scan, and no rules.
  await choose('Waypost Leak L1', 'MAC address')
  await expect(input('Tare (g)')).toHaveCount(0)
  await input('MAC address').fill('70B3D5A1D0FF0007')
  await expect(save).toBeEnabled()
  await save.click()
  await expect(page).toHaveURL('/admin-fulfillment/inventory')
  await expect(page.getByText('Inventory record added.')).toBeVisible()
  const filter = page.getByRole('searchbox', { name: 'Filter by MAC address' })
  await filter.fill('0FF000')
  await expect(page.getByText('1 to 7 of 7 rows')).toBeVisible()
  expect(callsTo('/fulfillment/inventory').at(-1)).toContain(
    'filters=[{"device_radio_mac_address":"0FF000"}]',
  )
  await page.getByRole('link', { name: 'A840410000FF0001', exact: true }).click()
  await expect(page.getByText('PO-2026-0117 Dragino')).toBeVisible()
})
