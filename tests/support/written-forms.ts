import { expect, type Page } from '@playwright/test'
import { fillGrocery, submit } from './add-enterprise.ts'
import type { Fault } from './faults.ts'
import { fillShipTo } from './ship-to.ts'
import { wedge } from './wedge.ts'

/** What a user does until a call of the API that changes something is sent. */
type Writing = {
  operationId: string
  path: string
  /** Fills in all that it takes, for the nth time. */
  fill: (page: Page, nth: number) => Promise<unknown>
  /** The fault after which it is kept in a list of what waits, where it can be tried again. */
  queued?: Fault
  /** Whether it has to be decided again after a refusal. */
  isDecision?: true
  /** Faults after which all is as wanted: what is gone cannot be deleted again. */
  harmless?: readonly Fault[]
  /** Sends it, also at the next attempt, unless a question is still open. */
  send: (page: Page) => Promise<unknown>
}

/** The press is all it takes. */
const nothing = () => Promise.resolve()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => page.getByRole('alertdialog')
const press = (name: string) => (page: Page) => button(page, name).click()
const pressInDialog = (name: string) => (page: Page) =>
  dialog(page).getByRole('button', { name, exact: true }).click()

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).fill(option)
  await page.getByRole('option', { name: option }).click()
}

const file = (name: string, mimeType: string, text: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
})
const picture = 'mocks/files/lht65n-battery-lid.png'
const order = '/admin-fulfillment/orders'
const fleet = '/admin-devices/fleets/manage/301'
const reports = '/admin-admin/scheduler?enterprise=3'
const parcel = { Weight: '6.4', 'Length (in)': '14', 'Width (in)': '12', 'Height (in)': '8' }

const removeDevice = async (page: Page) => {
  await page.getByRole('button', { name: 'Remove', description: 'A8404180003A0011' }).click()
  await question(page).getByRole('button', { name: 'Remove' }).click()
}

const addEmail = async (page: Page) => {
  await button(page, 'Add email').click()
  await dialog(page).getByLabel('Email address').fill('night.desk@waypost.test')
}

const addReport = async (page: Page) => {
  const report = page.getByRole('region', { name: 'All Devices Report' })
  await report.getByRole('button', { name: 'Add' }).click()
  await dialog(page).getByRole('textbox', { name: 'Recipients' }).fill('ops@northgate.example')
}

/** Every form and action whose call takes more than a word in a text. */
export const writings: readonly Writing[] = [
  {
    operationId: 'createUser',
    path: '/admin-admin/users/add',
    fill: async (page) => {
      await page.getByLabel('First name').fill('Dana')
      await page.getByLabel('Last name').fill('Kowalski')
      await page.getByLabel('Username').fill('dana.kowalski@harborgrill.example')
      await page.getByLabel('Language').selectOption('English')
      await choose(page, 'Enterprise', 'Harbor Grill')
      await page.getByLabel('Location manager').check()
      await page.getByLabel('Password', { exact: true }).fill('first-password-26')
    },
    send: press('Save'),
  },
  {
    operationId: 'archiveUser',
    path: '/admin-admin/users?search=castellano',
    fill: nothing,
    send: async (page) => {
      await page.getByRole('button', { name: 'Archive', description: 'Owen Castellano' }).click()
      await question(page).getByRole('button', { name: 'Archive' }).click()
    },
  },
  {
    operationId: 'updateMe',
    path: '/user/profile',
    fill: async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('cold-chain-2026')
      await page.getByLabel('Repeat password').fill('cold-chain-2026')
    },
    send: press('Change password'),
  },
  {
    operationId: 'replaceMyNotificationPreferences',
    path: '/user/profile/notifications',
    fill: addEmail,
    send: pressInDialog('Add'),
  },
  {
    operationId: 'testUnsavedNotificationPreference',
    path: '/user/profile/notifications',
    fill: addEmail,
    send: pressInDialog('Send test'),
  },
  {
    operationId: 'testMyNotificationPreference',
    path: '/user/profile/notifications',
    fill: nothing,
    send: (page) => page.getByRole('button', { name: 'Test', exact: true }).first().click(),
  },
  {
    operationId: 'deleteMyNotificationPreference',
    path: '/user/profile/notifications',
    fill: nothing,
    harmless: ['404'],
    send: (page) => page.getByRole('button', { name: 'Remove', exact: true }).first().click(),
  },
  {
    operationId: 'createEnterprise',
    path: '/admin-admin/enterprises/add',
    fill: (page) => fillGrocery(page, 'Orchard Lane'),
    send: (page) => submit(page).click(),
  },
  {
    operationId: 'updateEnterprisePreferences',
    path: '/admin-admin/enterprises/1/preferences',
    fill: (page) => page.getByLabel('Current value of Temperature unit').fill('Kelvin'),
    send: press('Save'),
  },
  {
    operationId: 'uploadEnterpriseLogo',
    path: '/admin-admin/enterprises/edit/1',
    fill: async (page) => {
      await button(page, 'Change logo').click()
      await dialog(page).getByLabel('Image').setInputFiles(picture)
    },
    send: pressInDialog('Upload'),
  },
  {
    operationId: 'moveDevice',
    path: '/admin-devices/devices?serialNumber=H1-10001',
    isDecision: true,
    fill: async (page) => {
      if (!(await dialog(page).isVisible())) {
        await page.getByRole('button', { name: 'Reassign', description: 'H1-10001' }).click()
      }
      await choose(page, 'New enterprise', 'Harbor Grill')
      const force = dialog(page).getByLabel('Move it even though it is in use')
      if (await force.isVisible()) await force.check()
    },
    send: pressInDialog('Execute Move'),
  },
  {
    operationId: 'runAdHocCommand',
    path: '/admin-devices/ad-hoc-command',
    fill: async (page) => {
      await page.getByRole('textbox', { name: 'Device' }).fill('LHT65N-26111')
      await page.getByRole('textbox', { name: 'Start' }).fill('1794837600')
      await page.getByRole('textbox', { name: 'End' }).fill('1794841200')
      await expect(page.getByText('Device 5003')).toBeVisible()
    },
    send: press('Run'),
  },
  {
    operationId: 'createDocument',
    path: '/admin-admin/docs/add',
    fill: async (page) => {
      await page.getByLabel('Topic').fill('Cleaning a probe')
      await page.getByLabel('Language').selectOption('English')
      await page.getByRole('textbox', { name: 'Content' }).fill('Lift the lid.')
    },
    send: (page) => page.getByRole('main').locator('form [type=submit]').last().click(),
  },
  {
    operationId: 'uploadDocumentImage',
    path: '/admin-admin/docs/edit/422',
    fill: async (page) => {
      await page.getByRole('textbox', { name: 'Content' }).focus()
      await page.getByRole('toolbar').getByRole('button', { name: 'Image', exact: true }).click()
      await dialog(page).getByLabel('File', { exact: true }).setInputFiles(picture)
      await dialog(page).getByLabel('Alternative text').fill('The lid of the battery')
    },
    send: (page) => dialog(page).locator('[type=submit]').click(),
  },
  {
    operationId: 'deleteDocument',
    path: '/admin-admin/docs/edit/422',
    fill: nothing,
    harmless: ['404'],
    send: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Delete' }).click()
      await question(page).getByRole('button', { name: 'Delete' }).click()
    },
  },
  {
    operationId: 'importSetup',
    path: '/admin-admin/setup',
    fill: (page) =>
      page.locator('input[type=file]').setInputFiles('mocks/files/setup-autumn-openings.zip'),
    send: press('Import'),
  },
  {
    operationId: 'createReportConfig',
    path: reports,
    fill: addReport,
    send: pressInDialog('Save'),
  },
  {
    operationId: 'deleteReportConfig',
    path: reports,
    fill: async (page) => {
      await addReport(page)
      await pressInDialog('Save')(page)
      await expect(dialog(page)).toBeHidden()
    },
    harmless: ['404'],
    send: async (page) => {
      const report = page.getByRole('region', { name: 'All Devices Report' })
      await report.getByRole('button', { name: 'Delete' }).click()
      await question(page).getByRole('button', { name: 'Delete' }).click()
    },
  },
  {
    operationId: 'createFleet',
    path: '/admin-devices/fleets/add',
    fill: async (page) => {
      await page.getByLabel('Description').fill('Harbor Grill – winter openings')
      await choose(page, 'Enterprise', 'Harbor Grill')
      await page.getByRole('heading', { level: 1 }).click()
      await wedge(page, 'A8404180002E0000')
      await expect(page.getByRole('heading', { name: 'Devices To Add: (1)' })).toBeVisible()
    },
    send: press('Save'),
  },
  {
    operationId: 'updateFleet',
    path: `${fleet}?dialog=add`,
    fill: async (page) => {
      await page.getByLabel('Search available devices').fill('70B3D5A1D02E000A')
      await page.getByRole('checkbox', { name: 'Select 70B3D5A1D02E000A' }).check()
      await button(page, 'Add >>').click()
    },
    send: press('Add Selected'),
  },
  {
    operationId: 'updateFleet',
    path: `${fleet}?dialog=edit`,
    fill: (page) => dialog(page).getByLabel('Description').fill('Pilot of 2026'),
    send: pressInDialog('Save'),
  },
  {
    operationId: 'removeCommissionedDevice',
    path: fleet,
    fill: nothing,
    send: removeDevice,
  },
  {
    operationId: 'reinventoryDevice',
    path: fleet,
    fill: async (page) => {
      await removeDevice(page)
      await expect(page.getByText('Device removed.')).toBeVisible()
    },
    send: (page) =>
      page.getByRole('button', { name: 'Reinventory', description: 'A8404180003A0011' }).click(),
  },
  {
    operationId: 'createOrder',
    path: `${order}/add`,
    fill: async (page) => {
      await fillShipTo(page)
      await button(page, 'Add an item').click()
      const item = page.getByRole('group', { name: 'Item 1' })
      await item.getByLabel('SKU').fill('BR-1')
      await item.getByLabel('Description').fill('Bracket')
      await item.getByLabel('Quantity').fill('4')
      await page
        .getByLabel('New files')
        .setInputFiles([file('quote.pdf', 'application/pdf', '%PDF-1.7 quote')])
    },
    send: press('Add'),
  },
  {
    operationId: 'updateOrder',
    path: `${order}/9003/edit`,
    fill: async (page) => {
      await page.getByLabel('Attention').fill('Night desk')
      await page.getByRole('group', { name: 'Item 2' }).getByLabel('Quantity').fill('9')
      await page
        .getByLabel('New files')
        .setInputFiles([file('plan.pdf', 'application/pdf', '%PDF-1.7 plan')])
    },
    send: press('Save'),
  },
  {
    operationId: 'createOrderShipment',
    path: `${order}?label=9014`,
    fill: async (page) => {
      await expect(dialog(page).getByText('Valid address')).toBeVisible()
      await button(page, 'Next').click()
      for (const [label, number] of Object.entries(parcel)) {
        await dialog(page).getByLabel(label).fill(number)
      }
    },
    send: press('Next'),
  },
  {
    operationId: 'createOrderShipmentTransaction',
    path: `${order}?label=9003`,
    fill: async (page) => {
      await dialog(page)
        .getByRole('radio', { name: /Northline Ground/ })
        .check()
      await button(page, 'Next').click()
      await expect(dialog(page).getByText(/^Press “Next” to buy this label/)).toBeVisible()
    },
    send: press('Next'),
  },
  {
    operationId: 'createInventory',
    path: '/admin-fulfillment/inventory/add',
    // The list of the delivery is kept, and takes no device twice.
    fill: async (page, nth) => {
      await page.getByRole('combobox', { name: 'Device type' }).selectOption('Waypost Leak L1')
      await page.getByRole('textbox', { name: 'MAC address' }).fill(`70B3D5A1D0FF000${nth}`)
    },
    send: press('Save'),
    // Without a network it waits in that list.
    queued: 'drop',
  },
  {
    operationId: 'requestPasswordReset',
    path: '/forgotpassword',
    fill: (page) => page.getByLabel('Username').fill('staff@waypost.test'),
    send: press('Send link'),
  },
]
