import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/console-test.ts'

const reference = 'a2ac77fd-36c6-4c2a-b238-f89b35daa570'

/** Presses a button that downloads a file, and returns the file. */
async function download(page: Page, button: string) {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await coming
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

test('package, certificates and key of a gateway are downloaded byte for byte', async ({
  page,
  openAs,
  request,
  apiUrl,
  adminHeaders: headers,
}) => {
  await openAs('admin', `/admin-devices/fleets/device/view/${reference}`)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(crumbs.locator('a[href]').last()).toHaveAttribute('href', /\/fleets\/manage\/\d+$/)
  const get = (path: string) =>
    request.get(`${apiUrl}/commissioning/fleets/device/${path}`, { headers })
  const { commissionedDevice } = (await (await get(reference)).json()) as {
    commissionedDevice: { deviceTypeSpecificData: Record<string, string> }
  }
  const packageName = 'waypost-gateway-g2-70B3D5A1E01A2B03.zip'
  const archive = await download(page, 'Download available installation package')
  expect(archive.name).toBe(packageName)
  const sent = await (await get(`package/${reference}/${packageName}`)).body()
  expect(archive.content.equals(sent)).toBe(true)

  await page.getByRole('button', { name: 'Show commissioning data' }).click()
  for (const [entry, file] of [
    ['ca_crt', 'ca.crt'],
    ['gateway_crt', 'gateway.crt'],
    ['gateway_key', 'gateway.key'],
  ] as const) {
    const saved = await download(page, `Download waypost-gateway-g2-70B3D5A1E01A2B03-${file}`)
    expect(saved.name).toBe(`waypost-gateway-g2-70B3D5A1E01A2B03-${file}`)
    expect(saved.content.toString('utf8')).toBe(commissionedDevice.deviceTypeSpecificData[entry])
  }
  await expect(page.getByText('EXAMPLE KEY')).toHaveCount(0)
})

test('a device with its keys is asked for only once the profile allows it', async ({
  page,
  openAs,
  apiUrl,
  callsTo,
}) => {
  const path = `/admin-devices/fleets/device/view/${reference}`
  const call = `/commissioning/fleets/device/${reference}`
  const held = Promise.withResolvers<void>()
  await page.route(`${apiUrl}/users/me`, async (route) => {
    await held.promise
    await route.continue()
  })
  await openAs('fulfillment', path)
  await expect.poll(() => callsTo('/users/me')).not.toEqual([])
  expect(callsTo(call)).toEqual([])
  held.resolve()
  await expect(page.getByText(`Your account cannot open \u2066${path}`)).toBeVisible()
  expect(callsTo(call)).toEqual([])
})
