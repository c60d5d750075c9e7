import path from 'node:path'
import { expect, expectAccessible, test } from '../support/console-test.ts'
import { withCamera, writeVideo } from '../support/camera-video.ts'

const video = path.resolve('test-results/scan.mjpeg')

test.use({ ...withCamera(video), viewport: { width: 360, height: 780 } })

test('the camera reads barcodes and QR codes', async ({ page, openAs, context }) => {
  const drawing = await context.newPage()
  await writeVideo(drawing, video, [
    { code: 'LHT65N-00001' },
    {},
    { code: 'LHT65N-00002', blurred: true },
    { code: 'LHT65N-00003', as: 'qrcode' },
    {},
    {},
  ])
  await drawing.close()
  await openAs('admin', '/admin-devices/devices')
  await page.getByRole('button', { name: 'Move many' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Scan' }).click()
  await expect(dialog.getByRole('textbox')).toHaveValue('LHT65N-00001\nLHT65N-00003', {
    timeout: 20_000,
  })
  await expectAccessible(page)
})
