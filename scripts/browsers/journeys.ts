import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { User } from './user.ts'

type Journey = (user: User, command: (name: string) => Promise<void>) => Promise<void>

const password = 'waypost-demo-1'

/** Common tasks of staff, each starting at an address. A journey fails if something that it waits for does not appear. */
export const journeys: Record<string, Journey> = {
  'sign in': async (user) => {
    await user.open('/signin')
    await user.fill('Username', 'staff@waypost.test')
    await user.fill('Password', password)
    await user.press('Enter')
    await user.waitForPath('/monitoring/locations')
    await user.waitFor('Locations', 'heading')
  },

  'save after the session has expired': async (user, command) => {
    await user.signInAs('admin')
    await user.open('/admin-admin/enterprises/edit/1')
    await user.fill('Name', 'Fresher Fields')
    await command('expire-tokens')
    await user.click('button', 'Save')
    await user.waitFor('Sign in again', 'alertdialog')
    await user.fill('Password', password)
    await user.press('Enter')
    await user.waitForPath('/admin-admin/enterprises')
    await user.waitFor('Fresher Fields', 'link')
  },

  'page and sort a list': async (user) => {
    await user.signInAs('admin')
    await user.open('/admin-admin/enterprises')
    await user.waitFor('1 to 20 of')
    await user.click('button', 'Next page')
    await user.waitFor('21 to')
    await user.click('button', 'Name')
    await user.waitForPath('/admin-admin/enterprises?')
    await user.waitFor('1 to 20 of')
  },

  'add an enterprise': async (user) => {
    await user.signInAs('admin')
    await user.open('/admin-admin/enterprises/add')
    await user.fill('Enterprise Name', 'Cascade Noodle House')
    await user.click('radio', 'Grocery default')
    await user.click('button', 'Next')
    await user.click('button', 'Create Root Grouping')
    await user.waitFor('Root Grouping', 'dialog')
    await user.click('button', 'Save')
    await user.click('button', 'Add Child to Cascade Noodle House')
    await user.fill('Name', 'Ithaca')
    await user.select('Timezone', 'US/Eastern')
    await user.click('button', 'Save')
    await user.waitFor('Ithaca')
    await user.click('button', 'Next')
    await user.fill('Username', 'admin@cascade.example')
    await user.fill('Password', 'first-password-26')
    await user.click('button', 'Submit')
    await user.waitFor('Enterprise added')
  },

  'add an order with an attachment': async (user) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'waypost-'))
    const file = path.join(folder, 'quote.pdf')
    await writeFile(file, '%PDF-1.7 quote')
    await user.signInAs('fulfillment')
    await user.open('/admin-fulfillment/orders/add')
    await user.fill('Contact name', 'Layla Haddad')
    await user.fill('Ship-to name', 'Saffron House')
    await user.fill('Address line one', '77 Garden St')
    await user.fill('City', 'Hoboken')
    await user.fill('State', 'NJ')
    await user.fill('ZIP code', '07030')
    await user.tab.upload('input[type=file]', file)
    await user.waitFor('quote.pdf')
    await user.click('button', 'Add')
    await user.waitFor('Order added.')
    await rm(folder, { recursive: true })
  },

  'buy a shipping label': async (user) => {
    await user.signInAs('fulfillment')
    await user.open('/admin-fulfillment/orders?label=9014')
    await user.waitFor('Valid address')
    await user.click('button', 'Next')
    await user.fill('Weight', '6.4')
    await user.fill('Length (in)', '14')
    await user.fill('Width (in)', '12')
    await user.fill('Height (in)', '8')
    await user.click('button', 'Next')
    const { x, y } = await user.waitFor('Postway Economy', 'radio')
    await user.tab.click(x, y)
    await user.click('button', 'Next')
    await user.waitFor('to buy this label for')
    await user.click('button', 'Next')
    await user.waitFor('Open label', 'link')
  },

  'scan codes by typing': async (user) => {
    await user.signInAs('admin')
    await user.open('/admin-devices/fleets/add')
    await user.click('button', 'Scan')
    await user.fill('Codes', 'A8404180002E0000')
    await user.press('Enter')
    await user.waitFor('Devices To Add: (1)')
    await user.type('A8404180002E0009')
    await user.press('Enter')
    await user.waitFor('Devices To Add: (2)')
  },

  'write a help document': async (user) => {
    await user.signInAs('admin')
    await user.open('/admin-admin/docs/add')
    await user.fill('Topic', 'Defrost cycles')
    await user.select('Language', 'English')
    await user.waitFor('Content', 'textbox')
    await user.fill('Content', 'Doors stay shut.')
    await user.press('Enter')
    await user.type('Then wait.')
    await user.waitFor('Then wait.')
    await user.click('button', 'Save')
    await user.waitFor('Document added.')
  },

  'read the console in Arabic': async (user) => {
    await user.signInAs('admin')
    await user.open('/monitoring/locations')
    await user.click('button', 'Go to…')
    await user.waitFor('Go to a page', 'textbox')
    await user.type('العربية')
    await user.waitFor('Language: العربية', 'option')
    await user.press('Enter')
    await user.waitUntil(
      'the page from right to left',
      () => document.documentElement.dir === 'rtl',
    )
    await user.waitFor('المواقع', 'heading')
  },

  'print a packing slip': async (user) => {
    await user.signInAs('fulfillment')
    await user.open('/admin-fulfillment/orders/9003/packing-slip')
    await user.waitFor('Packing Slip #WP-10423', 'heading')
    await user.waitUntil('a printer', () => {
      window.print = () => void (document.title = 'printed')
      return true
    })
    await user.click('button', 'Print')
    await user.waitUntil('the call of the printer', () => document.title === 'printed')
  },
}
