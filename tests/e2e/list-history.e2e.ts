import { expect, test } from '../support/console-test.ts'

const list = '/admin-admin/enterprises'
const view = `${list}?columns=name&columns=token`

test('a visit adds 100 addresses of lists to the history, and says once that it adds no more', async ({
  page,
  openAs,
  watch,
  expectConsoleError,
}) => {
  const message = /A visit keeps 100 addresses of lists/
  expectConsoleError(message)
  await page.addInitScript(() => {
    const push = history.pushState.bind(history)
    const counted = { pushes: 0 }
    Object.assign(window, { counted })
    history.pushState = (...change) => {
      counted.pushes += 1
      push(...change)
    }
  })
  await openAs('admin', list)
  const heading = page.getByRole('columnheader', { name: 'Name' })
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save as a view…' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Names up')
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  for (let change = 1; change <= 99; change += 1) {
    await heading.getByRole('button').press('Enter')
    const order = change % 2 === 1 ? 'descending' : 'ascending'
    await expect(heading).toHaveAttribute('aria-sort', order)
  }
  // Views count too: the first is the hundredth address, the others replace it.
  for (const change of ['Names up', 'All rows', 'Names up', 'All rows']) {
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('menuitem', { name: change }).click()
    await expect(page).toHaveURL(change === 'All rows' ? list : view)
  }
  const pushes = () => page.evaluate(() => Reflect.get(window, 'counted'))
  expect(await pushes()).toEqual({ pushes: 100 })
  // So do the filters of a page that are no part of its table.
  await page.getByRole('link', { name: 'Harbor Grill', exact: true }).click()
  await page.getByLabel('Business structure').selectOption({ index: 1 })
  await expect(page).toHaveURL(/group=/)
  expect(await pushes()).toEqual({ pushes: 101 })
  expect(watch.errors.filter((text) => message.test(text))).toHaveLength(1)
})
