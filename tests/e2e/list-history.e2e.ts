import { expect, test } from '../support/console-test.ts'

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
  await openAs('admin', '/admin-admin/enterprises')
  const heading = page.getByRole('columnheader', { name: 'Name' })
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
  for (let change = 1; change <= 103; change += 1) {
    await heading.getByRole('button').press('Enter')
    const order = change % 2 === 1 ? 'descending' : 'ascending'
    await expect(heading).toHaveAttribute('aria-sort', order)
  }
  await expect(page).toHaveURL(/sort=name%2Cdesc/)
  expect(await page.evaluate(() => Reflect.get(window, 'counted'))).toEqual({ pushes: 100 })
  expect(watch.errors.filter((text) => message.test(text))).toHaveLength(1)
})
