import type { Locator } from '@playwright/test'
import type { Walker } from './walker.ts'

/** Something that staff write. */
export type Save = {
  /** Opens the form and types the text; the number tells one record from the others. */
  types: (walker: Walker, text: string, record: number) => Promise<Typed>
  records: readonly number[]
  /** How often it happens beside the others. */
  weight: number
  /** Without a network it waits in a queue and is sent later, so the form is free for the next one. */
  isQueued?: boolean
}

export type Typed = {
  field: Locator
  /** Sends it. */
  save: () => Promise<void>
  /** What the console says once it is saved. */
  says: string
  /** What a read of the API has to find the text in. */
  read: string
  /** The text as the API has it, where it is another one than was typed. */
  kept?: string
  /** Where people find it again; without it, on the screen that the save leaves open. */
  screen?: string
  /** Makes room, so that a day leaves as much as it found. */
  after?: () => Promise<void>
}

type Form = {
  form: (record: number) => string
  label: string
  says: string
  read: (record: number) => string
  records: readonly number[]
  weight: number
}

const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place)

/** A form with an address of its own, of which one text changes. */
const edit = ({ form, label, says, read, ...rest }: Form): Save => ({
  ...rest,
  types: async (walker, text, record) => {
    const { page } = walker
    await walker.goesTo(form(record))
    const field = page.getByLabel(label, { exact: true }).first()
    await field.fill(text)
    const save = page.getByRole('button', { name: 'Save', exact: true })
    return { field, save: () => save.click(), says, read: read(record), screen: form(record) }
  },
})

const digits = (text: string) => text.replaceAll(/\D/g, '').padStart(6, '0')

export const saves: Record<string, Save> = {
  'name of an enterprise': edit({
    form: (id) => `/admin-admin/enterprises/edit/${id}`,
    label: 'Name',
    says: 'Enterprise edited',
    read: (id) => `/enterprises/${id}`,
    records: upTo(4, 15),
    weight: 4,
  }),
  'preference of an enterprise': edit({
    form: (id) => `/admin-admin/enterprises/${id}/preferences`,
    label: 'Current value of Temperature unit',
    says: 'Preferences were saved',
    read: (id) => `/enterprises/${id}/preferences`,
    records: upTo(1, 8),
    weight: 4,
  }),
  'name of a user': edit({
    form: (id) => `/admin-admin/users/edit/${id}`,
    label: 'First name',
    says: 'User edited',
    read: (id) => `/users/${id}`,
    records: upTo(20, 35),
    weight: 4,
  }),
  'topic of a document': edit({
    form: (id) => `/admin-admin/docs/edit/${id}`,
    label: 'Topic',
    says: 'Document Updated',
    read: (id) => `/docs/${id}`,
    records: upTo(401, 406),
    weight: 3,
  }),
  'contact of an order': edit({
    form: (id) => `/admin-fulfillment/orders/${id}/edit`,
    label: 'Contact name',
    says: 'Order updated.',
    read: (id) => `/fulfillment/orders/${id}`,
    records: upTo(9001, 9004),
    weight: 3,
  }),
  'description of a fleet': {
    records: upTo(304, 311),
    weight: 4,
    types: async (walker, text, fleet) => {
      const { page } = walker
      await walker.goesTo(`/admin-devices/fleets/manage/${fleet}`)
      await page.getByRole('button', { name: 'Edit description' }).click()
      // Not by its role: below the question for the password it is hidden.
      const dialog = page.locator('[role=dialog]')
      const field = dialog.getByLabel('Description')
      await field.fill(text)
      const save = dialog.getByRole('button', { name: 'Save' })
      const read = `/commissioning/fleets/${fleet}`
      return { field, save: () => save.click(), says: 'Description saved.', read }
    },
  },
  'way to be notified': {
    records: [1],
    weight: 2,
    types: async (walker, text) => {
      const { page } = walker
      const address = `${text.replaceAll(' ', '-').toLowerCase()}@waypost.test`
      await walker.goesTo('/user/profile/notifications')
      await page.getByRole('button', { name: 'Add email' }).click()
      const dialog = page.locator('[role=dialog]')
      const field = dialog.getByLabel('Email address')
      await field.fill(address)
      return {
        field,
        save: () => dialog.getByRole('button', { name: 'Add', exact: true }).click(),
        says: 'email added',
        read: '/users/me/notification_preferences',
        kept: address,
        after: async () => {
          await page.getByRole('button', { name: `Remove: ${address}` }).click()
          await walker.sees('email removed')
          await walker.rests()
        },
      }
    },
  },
  'device of the inventory': {
    records: [1],
    weight: 0.5,
    isQueued: true,
    types: async (walker, text) => {
      const { page } = walker
      const macAddress = `70B3D5A1D0${digits(text)}`
      await walker.goesTo('/admin-fulfillment/inventory/add')
      await page.getByRole('combobox', { name: 'Device type' }).selectOption('Waypost Leak L1')
      const field = page.getByRole('textbox', { name: 'MAC address' })
      await field.fill(macAddress)
      return {
        field,
        save: () => page.getByRole('button', { name: 'Save', exact: true }).click(),
        says: 'Inventory record added.',
        read: `/fulfillment/inventory?filters=${encodeURIComponent(JSON.stringify([{ device_radio_mac_address: macAddress }]))}`,
        kept: macAddress,
        screen: `/admin-fulfillment/inventory?device_radio_mac_address=${macAddress}`,
      }
    },
  },
  'new user': {
    records: [1],
    weight: 0.5,
    types: async (walker, text) => {
      const { page } = walker
      const username = `${text.replaceAll(' ', '.').toLowerCase()}@waypost.test`
      await walker.goesTo('/admin-admin/users/add')
      await page.getByLabel('First name').fill(text)
      await page.getByLabel('Last name').fill('Kowalski')
      await page.getByLabel('Username').fill(username)
      await page.getByLabel('Language').selectOption('English')
      await page.getByRole('combobox', { name: 'Enterprise' }).fill('harbor')
      await page.getByRole('option', { name: 'Harbor Grill' }).click()
      await page.getByLabel('Password', { exact: true }).fill('first-password-26')
      return {
        field: page.getByLabel('First name'),
        save: () => page.getByRole('button', { name: 'Save', exact: true }).click(),
        says: 'User added',
        read: `/users/search/findBySearch?search=${encodeURIComponent(username)}`,
      }
    },
  },
}
