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
import { expect, test } from '../support/console-test.ts'

test('an enterprise is added with three levels of its own', async ({ page, openAs }) => {
  await openAs('admin', list)
  await page.getByRole('link', { name: 'Add', exact: true }).click()
  await expect(page).toHaveURL(add)
  await nameEnterprise(page, '  Cascade Noodle House ', 'Custom business structure')
  await expect(page).toHaveURL(`${add}?step=structure`)
  await addNode(page, 'Create Root', { name: 'Corporation' })
  await addNode(page, 'Add Child to Corporation', { name: 'Region' })
  await addNode(page, 'Add Child to Region', {
    name: 'Store',
    checks: ['Requires a timezone', 'Enable floor plan'],
  })
  await next(page).click()
  await addNode(page, 'Create Root Grouping')
  await addNode(page, 'Add Child to Cascade Noodle House', { name: 'West' })
  await addNode(page, 'Add Child to West', { name: 'Portland', zone: 'US/Pacific' })
  await next(page).click()
  await fillAdmin(page, 'admin@cascade.example')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await submit(page).click()
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Cascade Noodle House',
    rootGroup: { name: 'Corporation', children: [{ name: 'Region' }] },
    rootGrouping: {
      name: 'Cascade Noodle House',
      monitoringVisible: false,
      children: [{ name: 'West', children: [{ name: 'Portland', timezone: 'US/Pacific' }] }],
    },
    adminUser: { firstName: 'Waypost', lastName: 'Admin', username: 'admin@cascade.example' },
  })
  await expectInList(page, 'Cascade Noodle House')
})

test('a taken name leads back to its step, and a taken username has an error beside its field', async ({
  page,
  openAs,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 409/)
  expectConsoleError(/^createEnterprise failed \(409\): Another/)
  await openAs('admin', add)
  await fillGrocery(page, 'Harbor Grill')
  await page.getByLabel('Username').fill('admin@waypost.test')
  await submit(page).click()
  await expect(page.getByText('Another enterprise has this name.')).toBeVisible()
  await expect(page.getByText('Needs correction')).toBeVisible()
  await page.getByRole('link', { name: 'General' }).click()
  const name = page.getByLabel('Enterprise Name')
  await expect(name).toHaveAccessibleDescription('Another enterprise has this name.')
  await name.fill('Harbor Grill West')
  await page.getByRole('link', { name: 'Admin User Configuration' }).click()
  await submit(page).click()
  const username = page.getByLabel('Username')
  await expect(username).toHaveAccessibleDescription('Another user has this username.')
  await expect(username).toBeFocused()
  await username.fill('west@harbor.example')
  await submit(page).click()
  await expectInList(page, 'Harbor Grill West')
})

test('the keyboard alone adds an enterprise', async ({ page, openAs }) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await openAs('admin', add)
  await page.getByLabel('Enterprise Name').focus()
  await page.keyboard.type('Orchard Lane', { delay: 120 })
  await press('Tab', 'ArrowDown')
  await expect(page.getByRole('radio', { name: 'Quick-service' })).toBeChecked()
  await press('Shift+Tab', 'Enter')
  await expect(heading(page, /Groupings/)).toBeFocused()
  await press('Tab')
  await expect(page.getByRole('button', { name: 'Create Root Grouping' })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
  await press('End', 'Enter')
  const root = page.getByRole('treeitem', { name: /Orchard Lane/ })
  await expect(root).toBeFocused()
  await press('Tab', 'Enter')
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Ithaca', { delay: 120 })
  await press('Tab', 'Tab', 'Tab')
  // A list drops the typed text if the next letter comes late.
  await expect(async () => {
    await page.keyboard.type('US/Easte', { delay: 120 })
    await expect(page.getByLabel('Timezone')).toHaveValue('US/Eastern', { timeout: 1500 })
  }).toPass()
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
