import { pages } from '../../tests/support/pages.ts'

/** What an account may open, by how the addresses begin. */
const sections = {
  admin: ['/'],
  fulfillment: ['/admin-fulfillment', '/help', '/user'],
  staff: ['/monitoring/locations', '/help', '/user'],
} as const

export type Account = keyof typeof sections

export const accounts: readonly Account[] = ['admin', 'fulfillment', 'staff']

const lists = [
  '/admin-admin/enterprises',
  '/admin-admin/users',
  '/admin-fulfillment/orders',
  '/admin-fulfillment/inventory',
  '/admin-devices/fleets',
  '/monitoring/locations',
]

const edits = [
  { address: '/admin-admin/users/edit/4', operation: 'updateUser' },
  { address: '/admin-admin/enterprises/edit/1', operation: 'updateEnterprise' },
  { address: '/admin-admin/docs/edit/401', operation: 'updateDocument' },
  { address: '/admin-fulfillment/orders/9015/edit', operation: 'updateOrder' },
]

/** The addresses where an account has something to do. */
export function addressesOf(account: Account) {
  const isOwn = (address: string) =>
    sections[account].some((section) => address.startsWith(section))
  const all = pages.map(({ path }) => path).filter(isOwn)
  return {
    all,
    lists: lists.filter(isOwn),
    forms: all.filter((path) => /\/(?:add|edit|search|ad-hoc|profile)/.test(path)),
    edits: edits.filter(({ address }) => isOwn(address)),
  }
}

export type Addresses = ReturnType<typeof addressesOf>
