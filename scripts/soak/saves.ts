import type { Locator } from '@playwright/test'
import type { Walker } from './walker.ts'

/** A kind of save that staff make. */
export type Save = {
  /** Opens the form of a record and types the text. */
  fill: (walker: Walker, text: string, record: number) => Promise<Typed>
  records: readonly number[]
  /** How often it happens, relative to the others. */
  weight: number
  /** Without a network, the save is queued and sent later, and the form is empty again. */
  isQueued?: boolean
}

export type Typed = {
  field: Locator
  /** Submits the form. */
  save: () => Promise<void>
  /** The console's message after the save. */
  message: string
  /** The API path whose answer must contain the text. */
  read: string
  /** The text that the API stores, if it differs from the typed one. */
  stored?: string
  /** The screen that shows the text; without it, the one that stays open after the save. */
  screen?: string
  /** Cleans up, so that the data does not grow. */
  after?: () => Promise<void>
}

type Form = {
  form: (record: number) => string
  label: string
  message: string
  read: (record: number) => string
  records: readonly number[]
  weight: number
}

const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** An edit of one text field in a form with its own address. */
const edit = ({ form, label, message, read, ...rest }: Form): Save => ({
  ...rest,
  fill: async (walker, text, record) => {
    const { page } = walker
    await walker.goTo(form(record))
    const field = page.getByLabel(label, { exact: true }).first()
    await field.fill(text)
    const save = page.getByRole('button', { name: 'Save', exact: true })
    return { field, save: () => save.click(), message, read: read(record), screen: form(record) }
  },
})

const digits = (text: string) => text.replaceAll(/\D/g, '').padStart(6, '0')

export const saves: Record<string, Save> = {
  'name of an enterprise': edit({
    form: (id) => `/admin-admin/enterprises/edit/${id}`,
    label: 'Name',
    message: 'Enterprise edited',
    read: (id) => `/enterprises/${id}`,
    records: upTo(4, 15),
    weight: 4,
  }),
  'preference of an enterprise': edit({
    form: (id) => `/admin-admin/enterprises/${id}/preferences`,
    label: 'Current value of Temperature unit',
    message: 'Preferences were saved',
    read: (id) => `/enterprises/${id}/preferences`,
    records: upTo(1, 8),
    weight: 4,
  }),
  'name of a user': edit({
    form: (id) => `/admin-admin/users/edit/${id}`,
    label: 'First name',
    message: 'User saved.',
    read: (id) => `/users/${id}`,
    records: upTo(20, 35),
    weight: 4,
  }),
  'topic of a document': edit({
    form: (id) => `/admin-admin/docs/edit/${id}`,
    label: 'Topic',
    message: 'Document Updated',
    read: (id) => `/docs/${id}`,
    records: upTo(401, 406),
    weight: 3,
  }),
  'contact of an order': edit({
    form: (id) => `/admin-fulfillment/orders/${id}/edit`,
    label: 'Contact name',
    message: 'Order updated.',
    read: (id) => `/fulfillment/orders/${id}`,
    records: upTo(9001, 9004),
    weight: 3,
  }),
  'description of a fleet': {
    records: upTo(304, 311),
    weight: 4,
    fill: async (walker, text, fleet) => {
      const { page } = walker
      await walker.goTo(`/admin-devices/fleets/manage/${fleet}`)
      await page.getByRole('button', { name: 'Edit description' }).click()
      // Not by role: the sign-in dialog hides it from the accessibility tree.
      const dialog = page.locator('[role=dialog]')
      const field = dialog.getByLabel('Description')
      await field.fill(text)
      const save = dialog.getByRole('button', { name: 'Save' })
      const read = `/commissioning/fleets/${fleet}`
      return { field, save: () => save.click(), message: 'Description saved.', read }
    },
  },
  'way to be notified': {
    records: [1],
    weight: 2,
    fill: async (walker, text) => {
      const { page } = walker
      const address = `${text.replaceAll(' ', '-').toLowerCase()}@waypost.test`
      await walker.goTo('/user/profile/notifications')
      await page.getByRole('button', { name: 'Add email' }).click()
      const dialog = page.locator('[role=dialog]')
      const field = dialog.getByLabel('Email address')
      await field.fill(address)
      return {
        field,
        save: () => dialog.getByRole('button', { name: 'Add', exact: true }).click(),
        message: 'email added',
        read: '/users/me/notification_preferences',
        stored: address,
        after: async () => {
          await page.getByRole('button', { name: 'Remove', description: address }).click()
          await walker.waitForText('email removed')
          await walker.waitForIdle()
        },
      }
    },
  },
  'device of the inventory': {
    records: [1],
    weight: 0.5,
    isQueued: true,
    fill: async (walker, text) => {
      const { page } = walker
      const macAddress = `70B3D5A1D0${digits(text)}`
      await walker.goTo('/admin-fulfillment/inventory/add')
      await page.getByRole('combobox', { name: 'Device type' }).selectOption('Waypost Leak L1')
      const field = page.getByRole('textbox', { name: 'MAC address' })
      await field.fill(macAddress)
      return {
        field,
        save: () => page.getByRole('button', { name: 'Save', exact: true }).click(),
        message: 'Inventory record added.',
        read: `/fulfillment/inventory?filters=${encodeURIComponent(JSON.stringify([{ device_radio_mac_address: macAddress }]))}`,
        stored: macAddress,
        screen: `/admin-fulfillment/inventory?device_radio_mac_address=${macAddress}`,
      }
    },
  },
  'new user': {
    records: [1],
    weight: 0.5,
    fill: async (walker, text) => {
      const { page } = walker
      const username = `${text.replaceAll(' ', '.').toLowerCase()}@waypost.test`
      await walker.goTo('/admin-admin/users/add')
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
        message: 'User added.',
        read: `/users/search/findBySearch?search=${encodeURIComponent(username)}`,
      }
    },
  },
}
