import {
  add,
  addNode,
  expectInList,
  fillAdmin,
  fillGrocery,
  heading,
  list,
  nameEnterprise,
  next,
  previous,
  submit,
} from '../support/add-enterprise.ts'
import { expect, expectAccessible, test } from '../support/console-test.ts'

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
  expectConsoleError(/^createEnterprise: Unexpected failure/)
  expectConsoleError(/^createEnterprise failed \(500\): Unexpected failure/)
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
  expectConsoleError(/^createEnterprise failed \(409\): Another/)
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

test('no step has an accessibility fault', async ({ page, openAs }) => {
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
