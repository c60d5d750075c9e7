import { expect, type Locator } from '@playwright/test'
import { account, type Walker } from './walker.ts'

/** What a browser and the console write of calls that fail while the network is lost, and of one without a session. */
const causedErrors = {
  network: /ERR_INTERNET_DISCONNECTED|Failed to fetch|^ApiError: /,
  session: /status of 401/,
}

/** What goes wrong around a person, and what the person then does. */
export class Trouble {
  /** The console errors that are expected at present. */
  expected: RegExp | undefined
  private readonly walker: Walker
  private readonly command: (name: string) => Promise<void>

  constructor(walker: Walker, command: (name: string) => Promise<void>) {
    this.walker = walker
    this.command = command
  }

  /** The session ends; the next call asks for the password, and then goes on as if nothing had been. */
  async expires(act: () => Promise<void>, field?: Locator) {
    const { page } = this.walker
    const typed = await field?.inputValue()
    this.walker.notes('the session expires')
    this.expected = causedErrors.session
    await this.command('expire-tokens')
    await act()
    const dialog = page.getByRole('alertdialog', { name: 'Sign in again' })
    await dialog.getByLabel('Password').fill(account.password)
    if (typed !== undefined && field) await expect(field).toHaveValue(typed)
    await dialog.getByLabel('Password').press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    this.walker.notes('signs in again')
  }

  /** The network is lost; the screen says so, keeps what was typed, and it is sent at the second try. */
  async losesNetworkSaving(save: () => Promise<void>, field: Locator) {
    const { page } = this.walker
    const typed = await field.inputValue()
    await this.withoutNetwork(async () => {
      await save()
      await expect(page.getByText(/could not be reached/).first()).toBeVisible()
      await expect(field).toHaveValue(typed)
    })
    await save()
  }

  /** The network is lost on the way to a screen; its Retry leads there. */
  async losesNetworkGoing(address: string) {
    const { page } = this.walker
    const retry = page.getByRole('main').getByRole('button', { name: /^(Retry|Try again)$/ })
    await this.walker.moves(`opens ${address} without a network`, async () => {
      await this.withoutNetwork(async () => {
        await page.evaluate((next) => window.eyes.go(next), address)
        await retry.first().waitFor()
      })
      await retry.first().click()
      await retry.first().waitFor({ state: 'hidden' })
    })
  }

  private async withoutNetwork(act: () => Promise<void>) {
    const { page } = this.walker
    this.walker.notes('the network is lost')
    this.expected = causedErrors.network
    await page.context().setOffline(true)
    await expect(page.getByText(/^You are offline/)).toBeVisible()
    try {
      await act()
    } finally {
      await page.context().setOffline(false)
    }
    await expect(page.getByText(/^You are offline/)).toBeHidden()
    this.walker.notes('the network is back')
  }
}
