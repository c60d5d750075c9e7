import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { otherTabs } from '~/lib/other-tabs.ts'
import { isApiError } from './errors.ts'
import type * as client from './generated/endpoints/index.ts'
import type {
  CurrentUserResult,
  DevicePage,
  DeviceResult,
  DocumentResult,
  NotificationPreferenceList,
  ShipmentLookupResult,
} from './generated/model/index.ts'

type Generated = keyof typeof client
type Named<Pattern> = Pattern extends `get${infer Id}Key` ? Id : never
type IdOf<Kind extends 'Mutation' | 'Query'> =
  Named<Generated> extends infer Id
    ? Id extends `${infer Operation}${Kind}`
      ? Uncapitalize<Operation>
      : never
    : never

/** The operation id of a mutation, which is the first part of its key. */
export type MutationId = IdOf<'Mutation'>

/** The operation id of a query, which is the first part of its key. */
export type QueryId = IdOf<'Query'>

const otherUsers = [
  'listUsers',
  'searchUsers',
  'getUser',
  'adminSearch',
  'getAdminDashboard',
] as const
const users = [...otherUsers, 'getMe'] as const
const preferences = ['listMyNotificationPreferences', 'getMe', 'adminSearch'] as const
const enterprises = [
  'listEnterprises',
  'searchEnterprises',
  'listAllEnterprises',
  'getEnterprise',
  'listEnterpriseGroups',
  'adminSearch',
] as const
const devices = [
  'findDevicesBySerialNumber',
  'countDevicesByRate',
  'listDevicesByRate',
  'evaluateDeviceMove',
  'searchCommissioningDevices',
] as const
const dashboards = [
  'listDashboardAlerts',
  'getKrmcdDashboard',
  'getNeedsAttention',
  'getAdminDashboard',
  'getAdminNeedsAttention',
  'getLocationsWithDisabledAlerts',
] as const
const commissioning = [
  'listFleets',
  'getFleet',
  'getCommissionedDevice',
  'listAvailableInventory',
  'searchCommissioningDevices',
  'findUnregisteredDevices',
  'listInventory',
] as const
const documents = [
  'listDocuments',
  'listDocumentsForLanguage',
  'getDocument',
  'getDocumentBySlug',
] as const
const cellular = [
  'findCellularDevices',
  'listCellularTags',
  'getPastCellularUsage',
  'getCurrentCellularUsage',
] as const
const orders = ['listOrders', 'getOrder'] as const
const shipping = ['getOrderShipment', 'getOrderShipmentTransaction', ...orders] as const

/** The queries that each mutation makes stale. A missing entry is a compile error. */
export const staleAfter = {
  signIn: [],
  requestPasswordReset: [],
  resetPassword: [],
  updateMe: users,
  replaceMyNotificationPreferences: preferences,
  deleteMyNotificationPreference: preferences,
  testMyNotificationPreference: [],
  testUnsavedNotificationPreference: [],
  createUser: users,
  updateUser: users,
  // Nobody archives their own account.
  archiveUser: otherUsers,
  createEnterprise: [...enterprises, ...users, ...dashboards],
  // Jobs, orders and fleets show the enterprise's name.
  updateEnterprise: [
    ...enterprises,
    ...users,
    ...devices,
    ...dashboards,
    ...orders,
    'listFleets',
    'getFleet',
    'listSchedulerJobs',
  ],
  uploadEnterpriseLogo: [...enterprises, 'getEnterpriseLogo', 'getCurrentEnterpriseLogo'],
  updateEnterprisePreferences: ['listEnterprisePreferences', 'getEnterprise'],
  moveDevice: [...devices, ...dashboards],
  runAdHocCommand: ['listAuditEvents'],
  createDocument: documents,
  updateDocument: documents,
  deleteDocument: documents,
  uploadDocumentImage: [],
  createCellularTag: cellular,
  addDevicesToCellularTag: cellular,
  claimCellularLink: cellular,
  importSetup: [
    ...enterprises,
    ...users,
    ...devices,
    ...dashboards,
    ...commissioning,
    ...orders,
    'listSchedulerJobs',
  ],
  createReportConfig: ['getReportConfig', 'listSchedulerJobs'],
  deleteReportConfig: ['getReportConfig', 'listSchedulerJobs'],
  createFleet: commissioning,
  updateFleet: commissioning,
  removeCommissionedDevice: commissioning,
  decommissionDevice: commissioning,
  reinventoryDevice: commissioning,
  downloadInstallationPackage: [],
  createOrder: ['listOrders'],
  // A changed address discards the rates. Its check, which costs money, is another query.
  updateOrder: [...shipping, 'getOrderAttachment'],
  createOrderShipment: shipping,
  createOrderShipmentTransaction: shipping,
  createInventory: ['listInventory', 'listAvailableInventory', 'searchCommissioningDevices'],
} satisfies Record<MutationId, readonly QueryId[]>

/**
 * Updates from a mutation's response, so that no row moves. Returns the queries that need no refetch; they are
 * marked stale anyway.
 */
const taken: Partial<
  Record<
    MutationId,
    (queryClient: QueryClient, answer: unknown, sent: unknown) => readonly QueryId[]
  >
> = {
  moveDevice: (queryClient, answer) => {
    const { device } = answer as DeviceResult
    queryClient.setQueriesData<DevicePage>(
      { queryKey: ['findDevicesBySerialNumber' satisfies QueryId] },
      (page) =>
        page && {
          ...page,
          devices: page.devices.map((each) => (each.id === device.id ? device : each)),
        },
    )
    return ['findDevicesBySerialNumber', 'evaluateDeviceMove']
  },
  // Read at once, the order may not have the new rates yet.
  createOrderShipment: (queryClient, answer, sent) => {
    const { id } = (sent ?? {}) as Partial<{ id: number }>
    if (id === undefined) return []
    const read = 'getOrderShipment' satisfies QueryId
    queryClient.setQueryData<ShipmentLookupResult>([read, id], answer as ShipmentLookupResult)
    return [read]
  },
  // Refetching would fail on the screen that deleted it.
  deleteDocument: () => ['getDocument', 'getDocumentBySlug'],
  replaceMyNotificationPreferences: takePreferences,
  deleteMyNotificationPreference: takePreferences,
  testMyNotificationPreference: takePreferences,
}

/** The reads of single records of which a mutation changes one. The others are not read again: there may be hundreds. */
const ofOneRecord: Partial<
  Record<MutationId, { read: QueryId; id: (answer: unknown) => unknown }>
> = {
  createDocument: { read: 'getDocument', id: idOfDocument },
  updateDocument: { read: 'getDocument', id: idOfDocument },
}

function idOfDocument(answer: unknown) {
  return (answer as Partial<DocumentResult> | undefined)?.document?.id
}

function takePreferences(queryClient: QueryClient, answer: unknown): readonly QueryId[] {
  const { notificationPreferences } = (answer ?? {}) as Partial<NotificationPreferenceList>
  // The preference test may be sent without them.
  if (!notificationPreferences) return []
  queryClient.setQueriesData<NotificationPreferenceList>(
    { queryKey: ['listMyNotificationPreferences' satisfies QueryId] },
    { notificationPreferences },
  )
  queryClient.setQueriesData<CurrentUserResult>(
    { queryKey: ['getMe' satisfies QueryId] },
    (me) => me && { ...me, user: { ...me.user, notificationPreferences } },
  )
  return ['listMyNotificationPreferences', 'getMe']
}

/**
 * Marks queries as stale after a mutation, refetches the active ones and waits for them. Inactive ones are
 * refetched when the user returns. `mutationKey` is the generated one; other keys are ignored.
 *
 * @param success What was sent, and the server's response, if the mutation succeeded.
 */
export async function invalidateAfter(
  queryClient: QueryClient,
  mutationKey: readonly unknown[] | undefined,
  success?: { answer: unknown; sent?: unknown },
): Promise<void> {
  const id = mutationKey?.[0]
  if (typeof id !== 'string' || !(id in staleAfter)) return
  const stale: readonly QueryId[] = staleAfter[id as MutationId]
  const upToDate =
    (success && taken[id as MutationId]?.(queryClient, success.answer, success.sent)) ?? []
  const one = success && ofOneRecord[id as MutationId]
  // Such as signing in: reads that wait for it would deadlock here.
  if (stale.length === 0) return
  otherTabs.postMessage(id)
  await Promise.all(
    withAuditLog(stale).map(async (operation) => {
      const record = operation === one?.read ? one.id(success?.answer) : undefined
      const queryKey = record === undefined ? [operation] : [operation, record]
      const isUpToDate = upToDate.includes(operation)
      const refetchType = isUpToDate ? 'none' : 'active'
      await queryClient.invalidateQueries({ queryKey, refetchType })
      if (isUpToDate) await readAgain(queryClient, queryKey)
    }),
  )
}

/** Marks as stale what another tab may have changed, by its message. A hidden tab reads it when the user returns. */
export function invalidateAfterOtherTab(queryClient: QueryClient, change: unknown) {
  const refetchType = document.hidden ? 'none' : 'active'
  if (Array.isArray(change)) {
    return void queryClient.invalidateQueries({ queryKey: change, refetchType })
  }
  const stale = Object.entries(staleAfter).find(([mutation]) => mutation === change)?.[1] ?? []
  for (const operation of withAuditLog(stale)) {
    void queryClient.invalidateQueries({ queryKey: [operation], refetchType })
  }
}

/** Every change of data is written to the audit log. */
const withAuditLog = (stale: readonly QueryId[]): QueryId[] => [
  ...new Set<QueryId>([...stale, 'listAuditEvents']),
]

/** Restarts the reads in progress of what is on screen: they may return the state before the write. */
function readAgain(queryClient: QueryClient, queryKey: QueryKey) {
  const reading = { queryKey, type: 'active', fetchStatus: 'fetching' } as const
  // Without this, a first read would continue.
  void queryClient.cancelQueries(reading, { revert: false, silent: true })
  return queryClient.refetchQueries(reading)
}

/**
 * Whether the data on screen may be stale after a failed write: the record has changed (404, 409, 412, 422), or the
 * write may have succeeded anyway (no response, a broken one, a timeout, or a server error).
 */
export function leavesDataStale(error: unknown): boolean {
  if (!isApiError(error) || error.kind !== 'http') return true
  const { status = 500 } = error
  return [404, 408, 409, 412, 422].includes(status) || status >= 500 || status < 400
}
