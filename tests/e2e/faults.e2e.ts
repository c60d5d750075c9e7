import type { Page } from '@playwright/test'
import { fillGrocery, submit } from '../support/add-enterprise.ts'
import { expect } from '../support/console-test.ts'
import { saying, test, type Fault } from '../support/faults.ts'

// A page says what failed, continues once the fault has ended, and keeps what was typed. Each kind of page gets a few faults: a
// refusal, a failure, no answer or an unreadable one. How a call tells all of them apart is in http.failures.test.ts and
// http.timeouts.test.ts; that a failure of any call is shown, in every-fault.e2e.ts; what follows an expired session, in
// session.e2e.ts; a lost connection, in lost-parts.e2e.ts. The long suite tries every fault of every call.

const enterprises = '/admin-admin/enterprises'
const resetLink = '/forgotpassword/reset/7d3c1c38-7a6c-4f0e-9c1e-5f0b4c0e8a11'
const isRefusal = (fault: Fault) => ['403', '404'].includes(fault)
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' })
const alertOf = (page: Page) => page.getByRole('main').getByRole('alert')

test.describe('a fault', () => {
  test.beforeEach(() => test.slow())

  test('of the profile call', async ({ page, openAs, failing, stopFailing }) => {
    for (const fault of ['time-out', '403'] as const) {
      await test.step(fault, async () => {
        await failing('getMe', fault, () => openAs('admin', enterprises))
        await expect(alertOf(page)).toContainText(saying[fault])
        await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible()
        await stopFailing()
        await retryOrReload(page, fault)
        await expect(page.getByRole('heading', { name: 'Enterprises' })).toBeVisible()
      })
    }
  })

  test('of a list', async ({ page, openAs, failing, stopFailing }) => {
    for (const fault of ['403', 'time-out'] as const) {
      await test.step(fault, async () => {
        await openAs('admin', enterprises)
        await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
        await failing('listEnterprises', fault, () =>
          page.getByRole('button', { name: 'Next page' }).click(),
        )
        await expect(alertOf(page)).toContainText(saying[fault])
        await stopFailing()
        await retryOrReload(page, fault)
        await expect(alertOf(page)).toBeHidden()
        await expect(page.getByText('21 to 24 of 24 rows')).toBeVisible()
      })
    }
  })

  test('of a section', async ({ page, openAs, failing, stopFailing }) => {
    await openAs('staff', '/monitoring/locations')
    const section = page.getByRole('region', { name: 'Needs attention' })
    await expect(section.getByText('2 of 4 locations')).toBeVisible()
    for (const fault of ['403', 'malformed'] as const) {
      await test.step(fault, async () => {
        await failing('getNeedsAttention', fault, () =>
          page.getByRole('button', { name: 'Refresh' }).click(),
        )
        await expect(section.getByRole('alert')).toContainText(saying[fault])
        await expect(section.getByText('2 of 4 locations')).toBeVisible()
        await stopFailing()
        await retryOrReload(page, fault)
        await expect(section.getByRole('alert')).toBeHidden()
        await expect(section.getByText('2 of 4 locations')).toBeVisible()
      })
    }
  })

  test('of a loader', async ({ page, openAs, failing, stopFailing }) => {
    for (const fault of ['404', 'malformed'] as const) {
      await test.step(fault, async () => {
        await failing('listEnterprisePreferences', fault, () =>
          openAs('admin', `${enterprises}/1/preferences`),
        )
        await expect(page.getByRole('main')).toContainText(
          fault === '404' ? 'Page not found' : saying[fault],
        )
        await stopFailing()
        await retryOrReload(page, fault)
        await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
      })
    }
  })

  test('of a form', async ({ page, openAs, failing, stopFailing }) => {
    await openAs('admin', `${enterprises}/edit/1`)
    for (const [index, fault] of (['403', 'drop'] as const).entries()) {
      await test.step(fault, async () => {
        await page.getByLabel('Name').fill(`Fresher Fields ${index}`)
        await failing('updateEnterprise', fault, () => page.keyboard.press('Enter'))
        await expect(alertOf(page)).toContainText('The enterprise was not saved')
        await expect(alertOf(page)).toContainText(saying[fault])
        await stopFailing()
        await expect(page.getByLabel('Name')).toHaveValue(`Fresher Fields ${index}`)
        await page.getByRole('button', { name: 'Save' }).click()
        await expect(page.getByText('Enterprise edited')).toBeVisible()
        await page.goBack()
        // A screen takes the focus when it is shown.
        await expect(page.getByRole('heading', { name: /^Edit/ })).toBeFocused()
      })
    }
  })

  test('of a wizard', async ({ page, openAs, failing, stopFailing, expectConsoleError }) => {
    expectConsoleError(/^createEnterprise failed/)
    await openAs('admin', `${enterprises}/add`)
    await fillGrocery(page, 'Orchard Lane')
    for (const fault of ['403', 'drop', 'malformed'] as const) {
      await test.step(fault, async () => {
        await failing('createEnterprise', fault, () => submit(page).click())
        await expect(alertOf(page)).toContainText('Unable to add enterprise')
        await expect(alertOf(page)).toContainText(saying[fault])
        await expect(page.getByLabel('Username')).toHaveValue('admin@orchard.example')
        await expect(page.getByLabel('Password')).toHaveValue('first-password-26')
        await stopFailing()
      })
    }
    await submit(page).click()
    await expect(page.getByText('Enterprise added')).toBeVisible()
  })
})

/** Writes of the public screens: what was typed stays, and the next attempt succeeds. */
const writes = [
  {
    operationId: 'signIn',
    path: '/signin',
    typed: { Username: 'staff@waypost.test', Password: 'waypost-demo-1' },
    button: 'Sign in',
    heading: 'Locations',
  },
  {
    operationId: 'requestPasswordReset',
    path: '/forgotpassword',
    typed: { Username: 'staff@waypost.test' },
    button: 'Send link',
    heading: 'Check your inbox',
  },
  {
    operationId: 'resetPassword',
    path: resetLink,
    typed: { 'New password': 'cold-chain-2026', 'Repeat password': 'cold-chain-2026' },
    button: 'Change password',
    heading: 'Locations',
  },
] as const

for (const { operationId, path, typed, button, heading } of writes) {
  test(`${operationId} fails, and the next attempt succeeds`, async ({
    page,
    failing,
    stopFailing,
  }) => {
    await page.goto(path)
    for (const [label, text] of Object.entries(typed)) {
      await page.getByLabel(label, { exact: true }).fill(text)
    }
    await failing(operationId, '500', () => page.keyboard.press('Enter'))
    await expect(alertOf(page)).toContainText('Oops')
    await expect(alertOf(page)).toContainText(saying['500'])
    await stopFailing()
    for (const [label, text] of Object.entries(typed)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
    }
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  })
}

/** Retries once a fault has ended. A refusal offers no retry, since it would not help. */
async function retryOrReload(page: Page, fault: Fault) {
  if (isRefusal(fault)) {
    await expect(retry(page)).toBeHidden()
    await page.reload()
  } else await retry(page).first().click()
}
