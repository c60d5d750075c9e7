import { expect, type Locator } from '@playwright/test'
import { account, type Walker } from './walker.ts'

/** Console errors of calls that fail without a network or a session. */
const causedErrors = {
  network: /ERR_INTERNET_DISCONNECTED|Failed to fetch|^ApiError: /,
  session: /status of 401/,
}

/** Disrupts the walker's work, and recovers as a user would. */
export class Disruptions {
  /** The console errors that are currently expected. */
  expected: RegExp | undefined
  private readonly walker: Walker
  private readonly command: (name: string) => Promise<void>

  constructor(walker: Walker, command: (name: string) => Promise<void>) {
    this.walker = walker
    this.command = command
  }

  /** Expires the session: the next call asks for the password and then continues. */
  async expireSession(act: () => Promise<void>, field?: Locator) {
    const { page } = this.walker
    const typed = await field?.inputValue()
    this.walker.log('the session expires')
    this.expected = causedErrors.session
    await this.command('expire-tokens')
    await act()
    const dialog = page.getByRole('alertdialog', { name: 'Sign in again' })
    await dialog.getByLabel('Password').fill(account.password)
    if (typed !== undefined && field) await expect(field).toHaveValue(typed)
    await dialog.getByLabel('Password').press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    this.walker.log('signs in again')
  }

  /** Saves without a network: the screen says so and keeps the typed text, and the second try succeeds. */
  async loseNetworkWhileSaving(save: () => Promise<void>, field: Locator) {
    const { page } = this.walker
    const typed = await field.inputValue()
    await this.withoutNetwork(async () => {
      await save()
      await expect(page.getByText(/could not be reached/).first()).toBeVisible()
      await expect(field).toHaveValue(typed)
    })
    await save()
  }

  /** Opens a screen without a network. It loads on its own once the network is back. */
  async loseNetworkWhileOpening(address: string) {
    const { page } = this.walker
    const retry = page.getByRole('main').getByRole('button', { name: /^(Retry|Try again)$/ })
    await this.walker.navigate(`opens ${address} without a network`, async () => {
      await this.withoutNetwork(async () => {
        await page.evaluate((next) => window.probe.push(next), address)
        await retry.first().waitFor()
      })
      await retry.first().waitFor({ state: 'hidden' })
    })
  }

  private async withoutNetwork(act: () => Promise<void>) {
    const { page } = this.walker
    this.walker.log('the network is lost')
    this.expected = causedErrors.network
    await page.context().setOffline(true)
    await expect(page.getByText(/^You are offline/)).toBeVisible()
    try {
      await act()
    } finally {
      await page.context().setOffline(false)
    }
    await expect(page.getByText(/^You are offline/)).toBeHidden()
    this.walker.log('the network is back')
  }
}
