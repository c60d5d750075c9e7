import type { Page } from '@playwright/test'

/** Fills in where a new order goes. */
export async function fillShipTo(page: Page) {
  await page.getByLabel('Contact name').fill('Layla Haddad')
  await page.getByLabel('Ship-to name').fill('Saffron House')
  await page.getByLabel('Address line one').fill('77 Garden St')
  await page.getByLabel('City').fill('Hoboken')
  await page.getByLabel('State').fill('nj')
  await page.getByLabel('ZIP code').fill('07030')
}
