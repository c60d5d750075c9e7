import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/console-test.ts'
import { keptTexts } from '../support/kept-texts.ts'

const reference = 'a2ac77fd-36c6-4c2a-b238-f89b35daa570'
const devEui = 'A840410000FF0001'
const appKey = '5D1E8C07B2F94A63A0C7E6D3184B9F52'
const label = `${devEui},A840410000000100,${appKey}`
const signInPassword = 'waypost-demo-1'
const newPassword = 'Harvest-Lantern-77'

/** What each role does in a day that has to do with secrets. Resolves to what support would get. */
const roles = {
  admin: async (page: Page) => {
    await page.goto('/admin-admin/users/add')
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(newPassword)
    await page.getByRole('textbox', { name: 'First name' }).fill('Rosa')
    await page.goto(`/admin-devices/fleets/device/view/${reference}`)
    await page.getByRole('button', { name: 'Show commissioning data' }).click()
    await page.getByRole('button', { name: 'Show gateway_key' }).click()
    await expect(page.getByText('EXAMPLE KEY').first()).toBeVisible()
    await page.goto('/admin-devices/search')
    await page.getByLabel('Serial number').fill(label)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(`/admin-devices/search?serialNumber=${devEui}`)
    return await supportReport(page)
  },
  fulfillment: async (page: Page) => {
    await page.goto('/admin-fulfillment/inventory/add')
    await page.getByRole('combobox', { name: 'Device type' }).selectOption('Dragino LHT65N')
    const input = page.getByRole('textbox', { name: 'DevEUI' })
    await input.fill(label)
    await input.press('Enter')
    const delivery = page.getByRole('table', { name: 'Devices in this delivery' })
    await expect(delivery.getByRole('row', { name: devEui })).toContainText('Added')
    await page.goto('/admin-fulfillment/inventory')
    await page.getByLabel('Filter by MAC address').fill(label)
    await expect(page).toHaveURL(new RegExp(`=${devEui}`))
    await expect(page.getByRole('row', { name: devEui })).toBeVisible()
    return ''
  },
  // A customer only has a password.
  staff: async (page: Page) => {
    await page.goto('/user/profile/notifications')
    await expect(page.getByText('sofia.reyes@freshfields.example')).toBeVisible()
    return ''
  },
}

for (const [role, work] of Object.entries(roles)) {
  test(`a day as ${role} leaves no key, password or token but in its named place`, async ({
    page,
    apiUrl,
    request,
    adminHeaders: headers,
    requests,
  }) => {
    test.slow()
    const seen: string[] = []
    page.on('console', (message) => seen.push(message.text()))
    page.on('framenavigated', (frame) => seen.push(frame.url()))
    await page.exposeFunction('keepTitle', (title: string) => seen.push(title))
    await page.addInitScript(watchTitle)
    await page.goto('/signin')
    await page.getByLabel('Username').fill(`${role}@waypost.test`)
    await page.getByLabel('Password').fill(signInPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).not.toHaveURL(/signin/)
    const token = await page.evaluate(() => localStorage.getItem('waypost.token') ?? '')
    expect(token).not.toBe('')
    const report = await work(page)
    await page.goto('/user/profile')
    await page.getByLabel('New password', { exact: true }).fill(newPassword)
    await page.getByLabel('Repeat password').fill('Another-One-1')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Passwords do not match')).toBeVisible()

    const call = `${apiUrl}/commissioning/fleets/device/${reference}`
    const keys = await privateKeysIn((await request.get(call, { headers })).json())
    expect(keys).not.toEqual([])
    const secrets = [appKey, signInPassword, newPassword, ...keys]
    const kept = await keptTexts(page)
    expect(kept['localStorage waypost.token']).toBe(token)
    delete kept['localStorage waypost.token']
    const addresses = requests.map((call) => call.url())
    for (const [place, text] of Object.entries({
      ...kept,
      log: seen.join('\n'),
      addresses: addresses.join('\n'),
      report,
    })) {
      const found = [...secrets, token].filter((secret) => text.includes(secret))
      expect(found, place).toEqual([])
    }
  })
}

/** Runs in each page before its scripts: hears of every title, which the browser keeps in its history. */
function watchTitle() {
  let last = ''
  new MutationObserver(() => {
    if (document.title !== last) window.keepTitle((last = document.title))
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

declare global {
  interface Window {
    keepTitle: (title: string) => void
  }
}

/** The middle line of each key: how a text is folded does not matter. */
async function privateKeysIn(answer: Promise<unknown>): Promise<string[]> {
  const { commissionedDevice } = (await answer) as {
    commissionedDevice: { deviceTypeSpecificData: Record<string, string> }
  }
  return Object.values(commissionedDevice.deviceTypeSpecificData)
    .filter((value) => value?.includes('PRIVATE KEY') || value?.includes('EXAMPLE KEY'))
    .map((value) => value.split('\n')[1] ?? value)
}

/** What the screen for support says about the calls of the visit, and its file. */
async function supportReport(page: Page): Promise<string> {
  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: 'Go to a page' }).fill('contract')
  await expect(page.getByRole('option', { name: 'API contract health' })).toBeVisible()
  await page.keyboard.press('Enter')
  const calls = page.getByRole('table', { name: 'Last calls' })
  await expect(calls.getByRole('row', { name: /searchCommissioningDevices/ }).first()).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download JSON' }).click(),
  ])
  const shown = (await page.getByRole('main').textContent()) ?? ''
  return shown + (await readFile(await download.path(), 'utf8'))
}
