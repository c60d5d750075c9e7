import { expect, test } from 'vitest'
import type { UiRoute } from '~/api/generated/model/uiRoute.zod.ts'
import { createAccess, type Screen } from './access.ts'

const title = (defaultMessage: string) => ({ defaultMessage })
const screens: Screen[] = [
  { path: '/monitoring/locations', title: title('Locations') },
  { path: '/admin-admin/enterprises', title: title('Enterprises') },
  { path: '/admin-admin/enterprises/view/$enterpriseId', title: title('View') },
  {
    path: '/admin-admin/setup',
    title: title('Setup'),
    unlockedBy: ['/admin-admin/enterprises'],
  },
  {
    path: '/admin-admin/scheduler',
    title: title('Scheduler'),
    unlockedBy: ['/admin/scheduler#errors'],
  },
  { path: '/help', title: title('Help'), open: true },
]
let id = 0
const route = (path: string, showOnMenu = true, children: UiRoute[] = []): UiRoute => ({
  id: (id += 1),
  path,
  title: `Server ${path}`,
  showOnMenu,
  children,
})
const administration = route('/admin-admin', true, [
  route('/admin-admin/enterprises', true, [
    route('/admin-admin/enterprises/view/:enterpriseId', false),
  ]),
  route('/admin-admin/reports'),
  route('/admin-admin/scheduler', false, [route('/admin-admin/scheduler#errors', false)]),
])
const monitoring = route('/monitoring', true, [route('/monitoring/locations')])
const shapeOf = (routes: UiRoute[]) =>
  createAccess(screens, routes).menu.map((group) => [group.path, group.items.map((i) => i.path)])

test('a screen is open if the server lists it, however its parameter is written', () => {
  const { can } = createAccess(screens, [administration])
  expect(can('/admin-admin/enterprises')).toBe(true)
  expect(can('/admin-admin/enterprises/view/7')).toBe(true)
  expect(can('/admin-admin/enterprises/view/{id}')).toBe(true)
  expect(can('/monitoring/locations')).toBe(false)
})

test('a screen that the console does not have is open to nobody', () => {
  expect(createAccess(screens, [administration]).can('/admin-admin/reports')).toBe(false)
})

test('another route can unlock a screen that the server does not list', () => {
  expect(createAccess(screens, [administration]).can('/admin-admin/setup')).toBe(true)
  expect(createAccess(screens, [monitoring]).can('/admin-admin/setup')).toBe(false)
})

test('everyone may open the help', () => {
  expect(createAccess(screens, []).can('/help')).toBe(true)
})

test('a hash of a screen is granted separately', () => {
  const { can } = createAccess(screens, [administration])
  expect(can('/admin-admin/scheduler#errors')).toBe(true)
  expect(can('/admin-admin/scheduler#jobs')).toBe(false)
})

test('a route with a hash unlocks only that hash of the screen', () => {
  const { can } = createAccess(screens, [
    route('/admin', false, [route('/admin/scheduler#errors', false)]),
    monitoring,
  ])
  expect(can('/admin-admin/scheduler#errors')).toBe(true)
  expect(can('/admin-admin/scheduler#jobs')).toBe(false)
  expect(can('/admin-admin/scheduler')).toBe(false)
})

test('the menu shows entries that are marked for it and that the console has', () => {
  expect(shapeOf([administration, monitoring])).toEqual([
    ['/admin-admin', ['/admin-admin/enterprises']],
    ['/monitoring', ['/monitoring/locations']],
  ])
})

test('a group without visible entries, or not marked for the menu, is left out', () => {
  expect(shapeOf([route('/admin-admin', true, [route('/admin-admin/reports')])])).toEqual([])
  expect(shapeOf([{ ...monitoring, showOnMenu: false }])).toEqual([])
})

test('a known screen has its translated title, a group named by the server keeps its own', () => {
  const locations = { ...route('/monitoring/locations'), title: 'Locations' }
  const [group] = createAccess(screens, [{ ...monitoring, children: [locations] }]).menu
  expect(group?.title).toBe('Server /monitoring')
  expect(group?.items[0]?.title).toEqual(title('Locations'))
})

test.each([
  ['/', { redirect: '/monitoring/locations' }],
  ['/admin-admin', { redirect: '/admin-admin/enterprises' }],
  ['/monitoring', { redirect: '/monitoring/locations' }],
  ['/no/such/screen', { redirect: '/admin-admin/enterprises', refused: 'unknown' }],
  ['/admin-admin/reports', { redirect: '/admin-admin/enterprises', refused: 'unknown' }],
  ['/admin-admin/enterprises', { show: true }],
  ['/help', { show: true }],
])('%s leads to the right screen', (path, verdict) => {
  expect(createAccess(screens, [administration, monitoring]).judge(path)).toEqual(verdict)
})

test('without the locations, the first screen of the menu is the first one', () => {
  const { judge } = createAccess(screens, [administration])
  expect(judge('/')).toEqual({ redirect: '/admin-admin/enterprises' })
})

test('a user without any screen sees nothing instead of a redirect loop', () => {
  const access = createAccess(screens, [])
  expect(access.judge('/')).toEqual({ show: false })
  expect(access.judge('/admin-admin/enterprises')).toEqual({ show: false })
})

test('in development, a server route without a page is a screen', () => {
  const access = createAccess(screens, [administration, monitoring], { unbuilt: true })
  const reports = '/admin-admin/reports'
  expect(access.can(reports)).toBe(true)
  expect(access.screenAt(reports)?.title).toBe(`Server ${reports}`)
  expect(access.judge('/admin-admin')).toEqual({ redirect: '/admin-admin/enterprises' })
  expect(access.judge('/no/such/screen')).toMatchObject({ refused: 'unknown' })
})

test('the palette lists screens whose address needs no record', () => {
  const paths = createAccess(screens, [administration]).screens.map((screen) => screen.path)
  expect(paths).toEqual([
    '/admin-admin/enterprises',
    '/admin-admin/setup',
    '/admin-admin/scheduler',
    '/help',
  ])
})

test('the customer’s own title wins, and a title equal to the English default is translated', () => {
  const named = (path: string, text: string) => ({ ...route(path), title: text })
  const access = createAccess(screens, [
    {
      ...route('/admin-admin'),
      children: [
        named('/admin-admin/enterprises', 'Clients'),
        named('/admin-admin/setup', ' Setup '),
        named('/admin-admin/scheduler', ''),
        named('/admin-admin/enterprises/view/:id', 'View Enterprise'),
      ],
    },
  ])
  expect(access.screenAt('/admin-admin/enterprises')?.title).toBe('Clients')
  expect(access.menu[0]?.items[0]?.title).toBe('Clients')
  expect(access.screenAt('/admin-admin/setup')?.title).toEqual(title('Setup'))
  expect(access.screenAt('/admin-admin/scheduler')?.title).toEqual(title('Scheduler'))
  // Named after its record.
  expect(access.screenAt('/admin-admin/enterprises/view/7')?.title).toEqual(title('View'))
})

test('a redirect says whether the address is unknown or forbidden', () => {
  const { judge } = createAccess(screens, [monitoring])
  const redirect = '/monitoring/locations'
  expect(judge('/no/such')).toEqual({ redirect, refused: 'unknown' })
  expect(judge('/admin-admin/enterprises')).toEqual({ redirect, refused: 'forbidden' })
  expect(judge('/')).toEqual({ redirect })
  expect(judge('/monitoring')).toEqual({ redirect })
})
