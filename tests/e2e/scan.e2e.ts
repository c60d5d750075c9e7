import path from 'node:path'
import { withCamera, writeVideo } from '../support/camera-video.ts'
import { expect, expectAccessible, test } from '../support/console-test.ts'

const video = path.resolve('test-results/scan.mjpeg')

test.use({ ...withCamera(video), viewport: { width: 360, height: 780 } })
// These tests share the video.
test.describe.configure({ mode: 'default' })

type Inventory = { inventory: { deviceRadioMacAddress: string }[] }

test('the camera adds devices to a fleet by their barcodes and QR codes', async ({
  page,
  openAs,
  request,
  apiUrl,
  adminHeaders,
}) => {
  const answer = await request.get(`${apiUrl}/commissioning/available-inventory`, {
    headers: adminHeaders,
  })
  const { inventory } = (await answer.json()) as Inventory
  const [barcode = '', blurred = '', square = ''] = inventory.map(
    ({ deviceRadioMacAddress }) => deviceRadioMacAddress,
  )
  await writeVideo(page, video, [
    { code: barcode },
    { code: blurred, blurred: true },
    { code: 'WP-7' },
    { code: square.toLowerCase(), as: 'qrcode' },
    { code: barcode },
  ])
  // Chromium has its own detector on some platforms.
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'BarcodeDetector'))
  await openAs('admin', '/admin-devices/fleets/add')
  await page.getByRole('button', { name: 'Scan' }).click()
  const status = page.getByRole('region', { name: 'Scan codes' }).getByRole('status')
  await expect(status.filter({ hasText: 'ASSET NOT FOUND IN AVAILABLE INVENTORY' })).toContainText(
    'WP-7',
    { timeout: 20_000 },
  )
  await expect(status.filter({ hasText: 'THIS DEVICE IS ALREADY IN THE LIST' })).toContainText(
    barcode,
  )
  await expect(page.getByRole('heading', { name: 'Devices To Add: (2)' })).toBeVisible()
  const rows = page.getByRole('table').last()
  await expect(rows).toContainText(barcode)
  await expect(rows).toContainText(square)
  await expectAccessible(page)
})

test('the browser’s own detector is used until it fails', async ({ page, openAs }) => {
  await writeVideo(page, video, [{ code: 'G2-26296', as: 'qrcode' }])
  await page.addInitScript(() => {
    let frames = 0
    class BarcodeDetector {
      static getSupportedFormats = async () => ['qr_code', 'data_matrix', 'code_128', 'code_39']
      detect = async (image: HTMLCanvasElement) => {
        frames += 1
        if (frames > 1 || image.width === 0) throw new DOMException('', 'NotSupportedError')
        return [{ rawValue: 'G2-26037' }]
      }
    }
    Object.assign(globalThis, { BarcodeDetector })
  })
  await openAs('admin', '/admin-devices/search')
  const own = page.waitForURL(/serialNumber=G2-26037/)
  await page.getByRole('button', { name: 'Scan' }).click()
  await own
  await page.waitForURL(/serialNumber=G2-26296/)
  await expect(page.getByText('G2-26296').first()).toBeVisible()
})
