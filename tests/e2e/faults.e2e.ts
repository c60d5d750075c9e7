import type { Page } from '@playwright/test'
import { expect } from '../support/console-test.ts'
import { faults, saying, test, type Fault } from '../support/faults.ts'

// Each test takes one call through every fault, on one page. A fault leaves a page that says what happened; once it has
// ended, the page goes on, and what was typed is still there.

test.beforeEach(() => test.slow())

const list = '/admin-admin/enterprises'
const locations = '/monitoring/locations'
const isRefusal = (fault: Fault) => ['401', '403', '404'].includes(fault)
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' })

/** Tries again once a fault has ended: where the server has refused, that is not offered, since it would not help. */
async function tryAgain(page: Page, fault: Fault) {
  if (isRefusal(fault)) {
    await expect(retry(page)).toBeHidden()
    await page.reload()
  } else await retry(page).click()
}
const alertOf = (page: Page) => page.getByRole('main').getByRole('alert')

/** Signs in again in the dialog that an expired session brings up. */
async function renew(page: Page, mend: () => Promise<void>) {
  const dialog = page.getByRole('alertdialog', { name: 'Sign in again' })
  await expect(dialog).toContainText('Your session has expired.')
  await mend()
  await dialog.getByLabel('Password').fill('waypost-demo-1')
  await dialog.getByLabel('Password').press('Enter')
  await expect(dialog).toBeHidden()
}

test('signIn', async ({ page, failing, mend }) => {
  for (const fault of faults) {
    await test.step(fault, async () => {
      await page.goto('/signin')
      await page.getByLabel('Username').fill('staff@waypost.test')
      await page.getByLabel('Password').fill('waypost-demo-1')
      await failing('signIn', fault, () => page.keyboard.press('Enter'))
      await expect(alertOf(page)).toContainText('Oops')
      await expect(alertOf(page)).toContainText(saying[fault])
      await mend()
      await expect(page.getByLabel('Username')).toHaveValue('staff@waypost.test')
      await expect(page.getByLabel('Password')).toHaveValue('waypost-demo-1')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('button', { name: 'Sofia Reyes' })).toBeVisible()
    })
  }
})

test('requestPasswordReset', async ({ page, failing, mend }) => {
  for (const fault of faults) {
    await test.step(fault, async () => {
      await page.goto('/forgotpassword')
      await page.getByLabel('Username').fill('staff@waypost.test')
      await failing('requestPasswordReset', fault, () => page.keyboard.press('Enter'))
      await expect(alertOf(page)).toContainText('Oops')
      await expect(alertOf(page)).toContainText(saying[fault])
      await mend()
      await expect(page.getByLabel('Username')).toHaveValue('staff@waypost.test')
      await page.getByRole('button', { name: 'Send link' }).click()
      await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    })
  }
})

const link = '/forgotpassword/reset/7d3c1c38-7a6c-4f0e-9c1e-5f0b4c0e8a11'
const newPassword = (page: Page) => page.getByLabel('New password', { exact: true })

/** A link that cannot be used leads to the form that sends a new one. */
async function expectNewLinkForm(page: Page) {
  await expect(page).toHaveURL('/forgotpassword')
  await expect(page.getByText('Ask for a new one.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send link' })).toBeEnabled()
}

test('lookUpPasswordReset', async ({ page, failing, mend }) => {
  for (const fault of faults) {
    await test.step(fault, async () => {
      await failing('lookUpPasswordReset', fault, () => page.goto(link))
      if (isRefusal(fault)) await expectNewLinkForm(page)
      else {
        await expect(alertOf(page)).toContainText(saying[fault])
        await mend()
        await page.getByRole('button', { name: 'Retry' }).click()
        await expect(newPassword(page)).toBeVisible()
      }
      await mend()
    })
  }
})

test('resetPassword', async ({ page, sandbox, failing, mend }) => {
  for (const fault of faults) {
    await test.step(fault, async () => {
      await sandbox('POST', 'reset')
      await page.goto(link)
      await newPassword(page).fill('cold-chain-2026')
      await page.getByLabel('Repeat new password').fill('cold-chain-2026')
      await failing('resetPassword', fault, () => page.keyboard.press('Enter'))
      if (isRefusal(fault)) await expectNewLinkForm(page)
      else {
        await expect(alertOf(page)).toContainText('Oops')
        await expect(alertOf(page)).toContainText(saying[fault])
        await mend()
        await expect(newPassword(page)).toHaveValue('cold-chain-2026')
        await page.getByRole('button', { name: 'Change password' }).click()
        await expect(page.getByText('Your password was changed.')).toBeVisible()
      }
      await mend()
    })
  }
})

test('getMe', async ({ page, openAs, failing, mend }) => {
  // The 401 comes last, since it takes the token away.
  for (const fault of faults.toReversed()) {
    await test.step(fault, async () => {
      await failing('getMe', fault, () => openAs('admin', list))
      if (fault === '401') {
        await expect(page.getByText('You need to sign in')).toBeVisible()
        await mend()
        await page.getByLabel('Username').fill('admin@waypost.test')
        await page.getByLabel('Password').fill('waypost-demo-1')
        await page.keyboard.press('Enter')
      } else {
        await expect(alertOf(page)).toContainText(saying[fault])
        await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible()
        await mend()
        await tryAgain(page, fault)
      }
      await expect(page.getByRole('heading', { name: 'Enterprises' })).toBeVisible()
    })
  }
})

for (const { operationId, region, answer } of [
  { operationId: 'getNeedsAttention', region: 'Needs attention', answer: '2 of 4 locations' },
  { operationId: 'listDashboardAlerts', region: 'Latest alerts', answer: '9 alerts, 6 open' },
]) {
  test(operationId, async ({ page, openAs, failing, mend }) => {
    await openAs('staff', locations)
    const section = page.getByRole('region', { name: region })
    await expect(section.getByText(answer)).toBeVisible()
    for (const fault of faults) {
      await test.step(fault, async () => {
        await failing(operationId, fault, () =>
          page.getByRole('button', { name: 'Refresh' }).click(),
        )
        if (fault === '401') await renew(page, mend)
        else {
          await expect(section.getByRole('alert')).toContainText(saying[fault])
          await expect(section.getByText(answer)).toBeVisible()
          await mend()
          await tryAgain(page, fault)
        }
        await expect(section.getByRole('alert')).toBeHidden()
        await expect(section.getByText(answer)).toBeVisible()
      })
    }
  })
}

test('listEnterprises', async ({ page, openAs, failing, mend }) => {
  for (const fault of faults) {
    await test.step(fault, async () => {
      await openAs('admin', list)
      await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
      await failing('listEnterprises', fault, () =>
        page.getByRole('button', { name: 'Next page' }).click(),
      )
      if (fault === '401') await renew(page, mend)
      else {
        await expect(alertOf(page)).toContainText(saying[fault])
        await mend()
        await tryAgain(page, fault)
      }
      await expect(alertOf(page)).toBeHidden()
      await expect(page.getByText('21 to 24 of 24 rows')).toBeVisible()
    })
  }
})

test('searchEnterprises', async ({ page, openAs, failing, mend }) => {
  await openAs('admin', list)
  await expect(page.getByText('1 to 20 of 24 rows')).toBeVisible()
  const search = page.getByRole('textbox', { name: 'Search enterprises' })
  for (const [place, fault] of faults.entries()) {
    await test.step(fault, async () => {
      // A text that was not searched for yet, so that no earlier answer serves.
      const name = place % 2 === 0 ? 'fresh fields' : 'fields market'
      const text = name.slice(0, 12 - Math.floor(place / 2))
      await failing('searchEnterprises', fault, () => search.fill(text))
      if (fault === '401') await renew(page, mend)
      else {
        await expect(alertOf(page)).toContainText(saying[fault])
        await mend()
        await tryAgain(page, fault)
      }
      await expect(alertOf(page)).toBeHidden()
      await expect(search).toHaveValue(text)
      await expect(page.getByText('1 to 1 of 1 rows')).toBeVisible()
    })
  }
})
