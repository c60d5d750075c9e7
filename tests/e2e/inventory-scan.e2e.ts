import path from 'node:path'
import { withCamera, writeVideo } from '../support/camera-video.ts'
import { expect, expectAccessible, test } from '../support/console-test.ts'
import { wedge } from '../support/wedge.ts'

const video = path.resolve('test-results/inventory-scan.mjpeg')

test.use({ ...withCamera(video), viewport: { width: 360, height: 780 } })

const rest = 'A840410000000100,5D1E8C07B2F94A63A0C7E6D3184B9F52'

test('a QR code fills all inputs if each part matches, or else reports the parts that do not', async ({
  page,
  openAs,
}) => {
  await writeVideo(page, video, [{ code: `A840410000FF0101,${rest}`, as: 'qrcode' }])
  // Chromium has its own detector on some platforms.
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'BarcodeDetector'))
  await openAs('fulfillment', '/admin-fulfillment/inventory/add')
  const type = page.getByRole('combobox', { name: 'Device type' })
  const devEui = page.getByRole('textbox', { name: 'DevEUI' })
  const delivery = page.getByRole('table', { name: 'Devices in this delivery' })
  const verdict = page.getByRole('region', { name: 'Scan codes' }).getByRole('status')
  await type.selectOption('Waypost Gateway G2')
  await page.getByRole('button', { name: 'Scan', exact: true }).click()
  await expect(page.getByLabel('Camera image')).toBeVisible()
  await expect(page.getByText('Starting the camera…')).toHaveCount(0)
  // The camera goes on and reads the codes of this type.
  await type.selectOption('Dragino LHT65N')
  await expect(devEui).toBeVisible()
  await expect(delivery.getByRole('row', { name: 'A840410000FF0101' })).toContainText('Added', {
    timeout: 20_000,
  })
  await page.getByRole('button', { name: 'Camera', exact: true }).click()
  await expect(page.getByLabel('Camera image')).toHaveCount(0)

  await wedge(page, `A840410000FF0102,${rest},7`)
  await expect(verdict).toContainText(
    'The code has 4 parts, but 3 are needed: DevEUI, AppEUI, AppKey',
  )
  await wedge(page, 'A840410000FF0102,A84041,5D1E')
  await expect(verdict).toContainText(
    'Part 2 does not match AppEUI: A84041 Part 3 does not match AppKey: 5D1E',
  )
  await expect(devEui).toHaveValue('')
  await expectAccessible(page)

  // An image is no part of a code.
  await type.selectOption('Waypost Camera C1')
  const serial = page.getByRole('textbox', { name: 'Serial number' })
  await expect(serial).toBeVisible()
  await wedge(page, '70B3D5A190FF0103,C1-7')
  await expect(serial).toHaveValue('C1-7')
  await expect(page.getByText('Missing: Photograph of the lens')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({
    name: 'lens.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } }),
  })
  await page.getByRole('button', { name: 'Add another like this' }).click()
  await expect(delivery.getByRole('row', { name: '70B3D5A190FF0103' })).toContainText('Added')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
