import { expect, type Page } from '@playwright/test'
import { goAfresh } from './go-in-page.ts'

/** The reports of failures: alerts, and messages from the previous screen, which have an icon. */
export const failure = (page: Page) =>
  page.getByRole('alert').or(page.getByRole('img', { name: 'Error', exact: true }))

/** Does what a screen offers once a fault has ended: tries again, or else opens the screen again. */
export async function recover(page: Page, path: string) {
  const retries = page.getByRole('button', { name: 'Try again', includeHidden: true })
  const isAt = new URL(page.url()).pathname === path.split('?')[0]
  if (!isAt || (await retries.count()) === 0) return await goAfresh(page, path)
  await retries.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((each) => each.click()))
}

/** Signs in again in the dialog of an expired session. */
export async function signInAgain(page: Page, stopFailing: () => Promise<void>) {
  const dialog = page.getByRole('alertdialog', { name: 'Sign in again' })
  await expect(dialog).toContainText('Your session has expired.')
  await stopFailing()
  await dialog.getByLabel('Password').fill('waypost-demo-1')
  await dialog.getByLabel('Password').press('Enter')
  await expect(dialog).toBeHidden()
}
