import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Person } from './person.ts'

type Journey = (person: Person, command: (name: string) => Promise<void>) => Promise<void>

const password = 'waypost-demo-1'

/** What staff do in a day, each from an address on. A journey fails where something that it waits for does not appear. */
export const journeys: Record<string, Journey> = {
  'sign in': async (person) => {
    await person.open('/signin')
    await person.fills('Username', 'staff@waypost.test')
    await person.fills('Password', password)
    await person.presses('Enter')
    await person.isAt('/monitoring/locations')
    await person.sees('Locations', 'heading')
  },

  'save after the session has expired': async (person, command) => {
    await person.signedIn('admin')
    await person.open('/admin-admin/enterprises/edit/1')
    await person.fills('Name', 'Fresher Fields')
    await command('expire-tokens')
    await person.clicks('button', 'Save')
    await person.sees('Sign in again', 'alertdialog')
    await person.fills('Password', password)
    await person.presses('Enter')
    await person.isAt('/admin-admin/enterprises')
    await person.sees('Fresher Fields', 'link')
  },

  'page and sort a list': async (person) => {
    await person.signedIn('admin')
    await person.open('/admin-admin/enterprises')
    await person.sees('1 to 20 of')
    await person.clicks('button', 'Next page')
    await person.sees('21 to')
    await person.clicks('button', 'Name')
    await person.isAt('/admin-admin/enterprises?')
    await person.sees('1 to 20 of')
  },

  'add an enterprise': async (person) => {
    await person.signedIn('admin')
    await person.open('/admin-admin/enterprises/add')
    await person.fills('Enterprise Name', 'Cascade Noodle House')
    await person.clicks('radio', 'Grocery default')
    await person.clicks('button', 'Next')
    await person.clicks('button', 'Create Root Grouping')
    await person.sees('Root Grouping', 'dialog')
    await person.clicks('button', 'Save')
    await person.clicks('button', 'Add Child to Cascade Noodle House')
    await person.fills('Name', 'Ithaca')
    await person.chooses('Timezone', 'US/Eastern')
    await person.clicks('button', 'Save')
    await person.sees('Ithaca')
    await person.clicks('button', 'Next')
    await person.fills('User name', 'admin@cascade.example')
    await person.fills('Password', 'first-password-26')
    await person.clicks('button', 'Submit')
    await person.sees('Enterprise added')
  },

  'add an order with an attachment': async (person) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'waypost-'))
    const file = path.join(folder, 'quote.pdf')
    await writeFile(file, '%PDF-1.7 quote')
    await person.signedIn('fulfillment')
    await person.open('/admin-fulfillment/orders/add')
    await person.fills('Contact name', 'Layla Haddad')
    await person.fills('Ship-to name', 'Saffron House')
    await person.fills('Address line one', '77 Garden St')
    await person.fills('City', 'Hoboken')
    await person.fills('State', 'NJ')
    await person.fills('ZIP code', '07030')
    await person.drive.upload('input[type=file]', file)
    await person.sees('quote.pdf')
    await person.clicks('button', 'Add')
    await person.sees('Order added.')
  },

  'buy a shipping label': async (person) => {
    await person.signedIn('fulfillment')
    await person.open('/admin-fulfillment/orders?label=9014')
    await person.sees('Valid address')
    await person.clicks('button', 'Next')
    await person.fills('Weight', '6.4')
    await person.fills('Length (in)', '14')
    await person.fills('Width (in)', '12')
    await person.fills('Height (in)', '8')
    await person.clicks('button', 'Next')
    const { x, y } = await person.sees('Postway Economy', 'radio')
    await person.drive.click(x, y)
    await person.clicks('button', 'Next')
    await person.sees('Next buys this label for')
    await person.clicks('button', 'Next')
    await person.sees('Open label', 'link')
  },

  'scan codes by typing': async (person) => {
    await person.signedIn('admin')
    await person.open('/admin-devices/fleets/add')
    await person.clicks('button', 'Scan')
    await person.fills('Codes', 'A8404180002E0000')
    await person.presses('Enter')
    await person.sees('Devices To Add: (1)')
    await person.types('A8404180002E0009')
    await person.presses('Enter')
    await person.sees('Devices To Add: (2)')
  },

  'write a help document': async (person) => {
    await person.signedIn('admin')
    await person.open('/admin-admin/docs/add')
    await person.fills('Topic', 'Defrost cycles')
    await person.chooses('Language', 'English')
    await person.fills('Content', 'Doors stay shut.')
    await person.presses('Enter')
    await person.types('Then wait.')
    await person.sees('Then wait.')
    await person.clicks('button', 'Save')
    await person.sees('Document added.')
  },

  'read the console in Arabic': async (person) => {
    await person.signedIn('admin')
    await person.open('/monitoring/locations')
    await person.clicks('button', 'Go to…')
    await person.sees('Go to a screen', 'textbox')
    await person.types('العربية')
    await person.sees('Language: العربية', 'option')
    await person.presses('Enter')
    await person.finds('the page from right to left', () => document.documentElement.dir === 'rtl')
    await person.sees('المواقع', 'heading')
  },

  'print a packing slip': async (person) => {
    await person.signedIn('fulfillment')
    await person.open('/admin-fulfillment/orders/9003/packing-slip')
    await person.sees('Packing Slip #WP-10423', 'heading')
    await person.finds('a printer', () => {
      window.print = () => void (document.title = 'printed')
      return true
    })
    await person.clicks('button', 'Print')
    await person.finds('the call of the printer', () => document.title === 'printed')
  },
}
