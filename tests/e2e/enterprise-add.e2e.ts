import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/console-test.ts'

const list = '/admin-admin/enterprises'
const add = `${list}/add`

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name })
const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const previous = (page: Page) => page.getByRole('button', { name: 'Previous' })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })

async function nameEnterprise(page: Page, name: string, template = 'Grocery default') {
  await page.getByLabel('Enterprise Name').fill(name)
  await page.getByRole('radio', { name: template }).check()
  await next(page).click()
}

type NodeChoice = { name?: string; zone?: string; checks?: string[] }

async function addNode(page: Page, button: string, { name, zone, checks = [] }: NodeChoice = {}) {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  if (name !== undefined) await dialog.getByLabel('Name').fill(name)
  for (const label of checks) await dialog.getByLabel(label).check()
  if (zone) await dialog.getByLabel('Timezone').selectOption(zone)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

async function fillAdmin(page: Page, username: string) {
  await expect(heading(page, /Admin User Configuration/)).toBeVisible()
  await page.getByLabel('User name').fill(username)
  await page.getByLabel('Password').fill('first-password-26')
}

/** Walks to the last step with the grocery template, and fills it in. */
async function fillGrocery(page: Page, name: string) {
  await nameEnterprise(page, name)
  await addNode(page, 'Create Root Grouping')
  await addNode(page, `Add Child to ${name}`, { name: 'Ithaca', zone: 'US/Eastern' })
  await next(page).click()
  await fillAdmin(page, 'admin@orchard.example')
}

async function expectInList(page: Page, name: string) {
  await expect(page).toHaveURL(list)
  await expect(page.getByText('Enterprise added')).toBeVisible()
  await page.getByRole('textbox', { name: 'Search enterprises' }).fill(name)
  await expect(page.getByRole('cell', { name, exact: true })).toBeVisible()
}

/** What the drafts' store in this browser holds, as one text. */
const keptDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('waypost-drafts')
        opening.addEventListener('error', () => reject(new Error('no drafts')))
        opening.addEventListener('success', () => {
          const database = opening.result
          const reading = database.transaction('values').objectStore('values').getAll()
          reading.addEventListener('success', () => {
            database.close()
            resolve(JSON.stringify(reading.result))
          })
        })
      }),
  )

for (const [template, level] of [
  ['Grocery default', 'Location'],
  ['Quick-service restaurant default', 'Store'],
] as const) {
  test(`an enterprise is added with the template ${template}`, async ({ page, openAs }) => {
    await openAs('admin', list)
    await page.getByRole('link', { name: 'Add', exact: true }).click()
    await expect(page).toHaveURL(add)
    await nameEnterprise(page, '  Orchard Lane ', template)
    await expect(page).toHaveURL(`${add}?step=groupings`)
    await expect(heading(page, /Groupings/)).toBeFocused()
    await addNode(page, 'Create Root Grouping')
    await addNode(page, 'Add Child to Orchard Lane', { name: 'Ithaca', zone: 'US/Eastern' })
    await expect(page.getByRole('treeitem', { name: `Ithaca ${level} US/Eastern` })).toBeVisible()
    await next(page).click()
    await fillAdmin(page, 'admin@orchard.example')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await submit(page).click()
    expect((await sent).postDataJSON()).toMatchObject({
      name: 'Orchard Lane',
      rootGroup: { name: 'Corporation', children: [{ name: level, requiresTimezone: true }] },
      rootGrouping: {
        name: 'Orchard Lane',
        monitoringVisible: false,
        children: [{ name: 'Ithaca', timezone: 'US/Eastern', monitoringVisible: true }],
      },
      adminUser: { firstName: 'Waypost', lastName: 'Admin', username: 'admin@orchard.example' },
    })
    await expectInList(page, 'Orchard Lane')
  })
}

test('an enterprise is added with three levels of its own', async ({ page, openAs }) => {
  await openAs('admin', add)
  await nameEnterprise(page, 'Cascade Noodle House', 'Custom business structure')
  await expect(page).toHaveURL(`${add}?step=structure`)
  await addNode(page, 'Create Root', { name: 'Corporation' })
  await addNode(page, 'Add Child to Corporation', { name: 'Region' })
  await addNode(page, 'Add Child to Region', {
    name: 'Store',
    checks: ['Requires a time zone', 'Enable floor plan'],
  })
  await next(page).click()
  await addNode(page, 'Create Root Grouping')
  await addNode(page, 'Add Child to Cascade Noodle House', { name: 'West' })
  await addNode(page, 'Add Child to West', { name: 'Portland', zone: 'US/Pacific' })
  await next(page).click()
  await fillAdmin(page, 'admin@cascade.example')
  await submit(page).click()
  await expectInList(page, 'Cascade Noodle House')
})

test('a failed save keeps the form, and can be tried again', async ({
  page,
  openAs,
  prefer,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 500/)
  expectConsoleError(/Unexpected failure while reading from the database/)
  await openAs('admin', add)
  await fillGrocery(page, 'Orchard Lane')
  await prefer('code=500;operation=createEnterprise')
  await submit(page).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Unable to add enterprise, check console for errors')
  await expect(alert).toContainText('Unexpected failure while reading from the database.')
  await expect(page.getByLabel('Password')).toHaveValue('first-password-26')
  await previous(page).click()
  await expect(page.getByRole('treeitem', { name: /Ithaca/ })).toBeVisible()
  await next(page).click()
  await prefer('')
  await submit(page).click()
  await expectInList(page, 'Orchard Lane')
})

test('a name that is taken leads back to it, and a user name is told beside its field', async ({
  page,
  openAs,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 409/)
  await openAs('admin', add)
  await fillGrocery(page, 'Harbor Grill')
  await page.getByLabel('User name').fill('admin@waypost.test')
  await submit(page).click()
  await page.getByRole('link', { name: 'General' }).click()
  const name = page.getByLabel('Enterprise Name')
  await expect(name).toHaveAccessibleDescription('Another enterprise has this name.')
  await name.fill('Harbor Grill West')
  await page.getByRole('link', { name: 'Admin User Configuration' }).click()
  await submit(page).click()
  const username = page.getByLabel('User name')
  await expect(username).toHaveAccessibleDescription('Another user has this username.')
  await expect(username).toBeFocused()
  await username.fill('west@harbor.example')
  await submit(page).click()
  await expectInList(page, 'Harbor Grill West')
})

test('a session that expires in the middle costs nothing', async ({
  page,
  openAs,
  sandbox,
  callsTo,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 401/)
  await openAs('admin', add)
  await fillGrocery(page, 'Orchard Lane')
  await sandbox('POST', 'expire-tokens')
  await submit(page).click()
  const dialog = page.getByRole('alertdialog', { name: 'Sign in again' })
  await dialog.getByLabel('Password').fill('waypost-demo-1')
  await dialog.getByLabel('Password').press('Enter')
  await expectInList(page, 'Orchard Lane')
  expect(callsTo('/enterprises').filter((call) => call.startsWith('POST'))).toHaveLength(2)
})

test('a reload brings everything back but the password', async ({ page, openAs }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await openAs('admin', add)
  await fillGrocery(page, 'Orchard Lane')
  await page.getByLabel('First name').fill('Ana')
  await expect.poll(() => keptDrafts(page)).toContain('Ana')
  expect(await keptDrafts(page)).not.toContain('first-password-26')
  await page.reload()
  await expect(page.getByText('Restored what you had typed')).toBeVisible()
  await expect(page).toHaveURL(`${add}?step=admin`)
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
  await expect(page.getByLabel('User name')).toHaveValue('admin@orchard.example')
  await expect(page.getByLabel('Password')).toHaveValue('')
  await previous(page).click()
  await expect(page.getByRole('treeitem', { name: 'Ithaca Location US/Eastern' })).toBeVisible()
  await next(page).click()
  await page.getByLabel('Password').fill('first-password-26')
  await submit(page).click()
  await expectInList(page, 'Orchard Lane')
  await expect.poll(() => keptDrafts(page)).toBe('[]')
})

test('a reload in the step of levels brings them back', async ({ page, openAs }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await openAs('admin', add)
  await nameEnterprise(page, 'Cascade Noodle House', 'Custom business structure')
  await addNode(page, 'Create Root', { name: 'Corporation' })
  await addNode(page, 'Add Child to Corporation', { name: 'Store' })
  await expect.poll(() => keptDrafts(page)).toContain('Store')
  await page.reload()
  await expect(page.getByRole('treeitem', { name: 'Store' })).toBeVisible()
})

test('signing out takes what was typed away', async ({ page, openAs }) => {
  await openAs('admin', add)
  await page.getByLabel('Enterprise Name').fill('Orchard Lane')
  await expect.poll(() => keptDrafts(page)).toContain('Orchard Lane')
  await page.getByRole('button', { name: 'Ada Okafor' }).click()
  await page.getByRole('link', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: /Leave/ }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
  await expect.poll(() => keptDrafts(page)).toBe('[]')
})

test('leaving asks first, and Back goes through the steps', async ({ page, openAs }) => {
  await openAs('admin', list)
  await page.getByRole('link', { name: 'Add', exact: true }).click()
  await nameEnterprise(page, 'Orchard Lane')
  await expect(heading(page, /Groupings/)).toBeVisible()
  await page.goBack()
  await expect(heading(page, /General/)).toBeVisible()
  await expect(page.getByLabel('Enterprise Name')).toHaveValue('Orchard Lane')
  await page.getByRole('link', { name: 'Enterprises' }).first().click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('the new enterprise')
  await question
    .getByRole('button', { name: 'Stay' })
    .or(question.getByRole('button', { name: 'Cancel' }))
    .click()
  await expect(page.getByLabel('Enterprise Name')).toHaveValue('Orchard Lane')
})

test('a double click adds one enterprise', async ({ page, openAs, prefer, callsTo }) => {
  await openAs('admin', add)
  await fillGrocery(page, 'Orchard Lane')
  await prefer('delay=300;operation=createEnterprise')
  await submit(page).dblclick()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await expectInList(page, 'Orchard Lane')
  expect(callsTo('/enterprises').filter((call) => call.startsWith('POST'))).toHaveLength(1)
})

test('an address leads no further than to what is missing', async ({ page, openAs }) => {
  await openAs('admin', `${add}?step=admin`)
  await expect(heading(page, /General/)).toBeVisible()
  await expect(page).toHaveURL(`${add}?step=general`)
  await page.goto(`${add}?step=banana`)
  await expect(heading(page, /General/)).toBeVisible()
})

test('the name of an enterprise is text, whatever is in it', async ({ page, openAs }) => {
  const name = '<img src=x onerror=alert(1)>'
  page.on('dialog', (dialog) => {
    throw new Error(`The page says ${dialog.message()}`)
  })
  await openAs('admin', add)
  await nameEnterprise(page, name)
  await addNode(page, 'Create Root Grouping')
  await expect(page.getByRole('treeitem', { name })).toBeVisible()
  await next(page).click()
  await fillAdmin(page, 'admin@img.example')
  await submit(page).click()
  await expectInList(page, name)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

test('the keyboard alone adds an enterprise', async ({ page, openAs }) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await openAs('admin', add)
  await page.getByLabel('Enterprise Name').focus()
  await page.keyboard.type('Orchard Lane')
  await press('Tab', 'ArrowDown')
  await expect(page.getByRole('radio', { name: 'Quick-service' })).toBeChecked()
  await press('Shift+Tab', 'Enter')
  await expect(heading(page, /Groupings/)).toBeFocused()
  await press('Tab')
  await expect(page.getByRole('button', { name: 'Create Root Grouping' })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
  await press('Enter')
  const root = page.getByRole('treeitem', { name: /Orchard Lane/ })
  await expect(root).toBeFocused()
  await press('Tab', 'Enter')
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Ithaca')
  await press('Tab', 'Tab', 'Tab')
  await page.keyboard.type('US/Easte')
  await press('Tab', 'Tab', 'Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  const ithaca = page.getByRole('treeitem', { name: 'Ithaca Store US/Eastern' })
  await expect(page.getByRole('button', { name: 'Add Child to Orchard Lane' })).toBeFocused()
  await press('Shift+Tab', 'End')
  await expect(ithaca).toBeFocused()
  await press('Delete')
  await expect(page.getByRole('alertdialog', { name: 'Delete Ithaca' })).toBeVisible()
  await press('Escape')
  await expect(ithaca).toBeFocused()
  await press('Tab', 'Tab', 'Tab', 'Tab')
  await expect(previous(page)).toBeFocused()
  await press('Tab', 'Enter')
  await expect(heading(page, /Admin User Configuration/)).toBeFocused()
  await press('Tab', 'Tab', 'Tab')
  await page.keyboard.type('admin@orchard.example')
  await press('Tab')
  await page.keyboard.type('first-password-26')
  await press('Enter')
  await expectInList(page, 'Orchard Lane')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no step has an accessibility fault in ${colorScheme}`, async ({ page, openAs }) => {
    await page.emulateMedia({ colorScheme })
    await openAs('admin', add)
    await expect(heading(page, /General/)).toBeVisible()
    await expectAccessible(page)
    await nameEnterprise(page, 'Cascade Noodle House', 'Custom business structure')
    await expect(heading(page, /Business Structure/)).toBeVisible()
    await expectAccessible(page)
    await addNode(page, 'Create Root', { name: 'Corporation' })
    await expectAccessible(page)
    await next(page).click()
    await addNode(page, 'Create Root Grouping')
    await expectAccessible(page)
    await next(page).click()
    await submit(page).click()
    await expect(page.getByText('Password is required')).toBeVisible()
    await expectAccessible(page)
  })
}
