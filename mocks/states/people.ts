import type { Schema } from '../operations.ts'
import { hour } from '../world/clock.ts'
import { state, type State } from './state.ts'

const me = (what: string, name: string, shows: (user: Schema<'CurrentUser'>) => boolean) =>
  state(what, `${name}@waypost.test`, {
    operationId: 'getMe',
    as: name,
    shows: ({ user }) => shows(user),
  })

const routesOf = (routes: readonly Schema<'UiRoute'>[]): string[] =>
  routes.flatMap(({ path, children }) => [path, ...routesOf(children ?? [])])

export const people: State[] = [
  me(
    'An account without names or language',
    'nameless',
    ({ firstName, lastName, locale }) => firstName === null && lastName === null && locale === null,
  ),
  me('An account with the scheduler but without its errors', 'scheduler', (user) => {
    const paths = routesOf(user.availableRoutes)
    return (
      paths.includes('/admin-admin/scheduler') && !paths.includes('/admin-admin/scheduler#errors')
    )
  }),
  me('An account with the audit log but without the device search', 'scheduler', (user) => {
    const paths = routesOf(user.availableRoutes)
    return paths.includes('/admin-admin/audit-logs') && !paths.includes('/admin-devices/search')
  }),
  me('An account that is notified only by push', 'push', ({ notificationPreferences = [] }) =>
    notificationPreferences.every((each) => each.userDevicePushRegistration),
  ),
  me('An account whose access to scheduler errors is in the legacy group', 'push', (user) => {
    const paths = routesOf(user.availableRoutes)
    return (
      paths.includes('/admin/scheduler#errors') && !paths.includes('/admin-admin/scheduler#errors')
    )
  }),
  me('An account with foreign phone numbers', 'abroad', ({ notificationPreferences = [] }) =>
    notificationPreferences.some(({ sms }) => sms?.startsWith('44')),
  ),
  me('An account whose notification channels are null where it has none', 'abroad', (user) =>
    (user.notificationPreferences ?? []).every(
      ({ email, sms, voice }) => [email, sms, voice].filter((each) => each === null).length === 2,
    ),
  ),
  state('A user without names', 101, {
    operationId: 'getUser',
    path: { id: 101 },
    shows: ({ user }) => user.firstName === null && user.lastName === null,
  }),
]

const help = (what: string, id: number, shows: (document: Schema<'Document'>) => boolean) =>
  state(what, id, {
    operationId: 'getDocument',
    path: { id },
    shows: ({ document }) => shows(document),
  })

const media = 'https://media.waypost.test/ssr/general'

export const documents: State[] = [
  help('A document without a sort order', 421, ({ sortOrder }) => sortOrder === null),
  help('A document without content', 422, ({ content }) => content === null),
  help(
    'A video whose address needs no signature',
    423,
    ({ content }) => content?.includes('/public/tour.mp4') === true,
  ),
  state('A video that was removed', 424, {
    first: [{ operationId: 'getDocument', path: { id: 424 } }],
    operationId: 'getSecureStaticResource',
    query: { href: `${media}/removed.mp4` },
    status: 404,
  }),
  help('Hostile HTML', 425, ({ content }) => content?.includes('onerror=') === true),
  state('A signed address that has already expired', 426, {
    operationId: 'getSecureStaticResource',
    query: { href: `${media}/expired-sensor-tour.mp4` },
    shows: ({ signedURL }, now) =>
      Number(new URL(signedURL).searchParams.get('expires')) < now / 1000,
  }),
  help('Help about a category of alerts', 427, ({ slug }) => slug === 'alert-food_safety'),
  help(
    'Links to a document and to a heading that are gone, and a damaged image',
    428,
    ({ content }) => content?.includes('/help/reading-alarms') === true,
  ),
]

const change = (what: string, tableName: string, shows: (record: string) => boolean) =>
  state(what, `table ${tableName} of enterprise 13`, {
    operationId: 'listAuditEvents',
    query: { enterpriseId: 13, tableNameFilter: tableName },
    shows: ({ changeEvents: [event] }) => shows(event?.recordData ?? ''),
  })

export const jobsAndChanges: State[] = [
  state('A scheduler error of many lines', 'Riverbend Foods, three days ago', {
    operationId: 'listSchedulerErrors',
    shows: ({ errors }) =>
      errors.some(({ formattedMessage }) => formattedMessage.split('\n').length > 50),
  }),
  state('A job whose next run is overdue', 'corrective-actions-report-13-49', {
    operationId: 'listSchedulerJobs',
    shows: ({ jobs }, now) =>
      jobs.some(({ nextFireTime }) => nextFireTime !== -1 && nextFireTime < now - hour),
  }),
  change('A record that is not JSON', 'malformed_record', (record) => record.endsWith(' mid')),
  change('A record that is a list', 'list_record', (record) => Array.isArray(JSON.parse(record))),
  change('A record that is a number', 'number_record', (record) => JSON.parse(record) === 42),
  state('A log of more than one page', 'enterprises 2, 5 and 9', {
    operationId: 'listAuditEvents',
    query: { enterpriseId: 9 },
    shows: ({ page }) => page.totalElements >= 60,
  }),
  state('A log of 5,000 changes', 'world `large`, enterprise 2', {
    scenario: 'large',
    operationId: 'listAuditEvents',
    query: { enterpriseId: 2 },
    shows: ({ page }) => page.totalElements >= 5000,
  }),
]

export const search: State[] = [
  state('A location without an enterprise', 'Old Depot', {
    operationId: 'adminSearch',
    body: { searchType: 'LOCATION', searchValue: 'Old Depot' },
    shows: ({ data }) => data.results.some((found) => found.enterpriseName === null),
  }),
  state('A user without names or channels', 'nameless', {
    operationId: 'adminSearch',
    body: { searchType: 'USER', searchValue: 'nameless' },
    shows: ({ data }) =>
      data.results.some(
        (found) => 'userId' in found && found.firstName === null && found.emailAddresses === null,
      ),
  }),
]
