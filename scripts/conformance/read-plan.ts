import type { OperationId } from '../../mocks/operations.ts'
import type { Filter } from './filters.ts'
import { mentions, valuesAt, type Found } from './values.ts'

export type Read = {
  operationId: OperationId
  /** The found values that its parameters take: all of one record together. */
  from?: Record<string, string>
  /** For parameters that depend on each other: a list of records with all of them. */
  records?: string
  /** Fixed values. */
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  /** What its answer tells later calls: the name of a value and where it is. */
  finds?: Record<string, string>
  /** The same, for what has to be put together. */
  combines?: (body: unknown, call: { path: object; query: object }) => Found
  filters?: Filter[]
  /** How many records are read; 3 by default. */
  most?: number
  /** Statuses that are as good as a success, where what an answer names may be missing. */
  alsoGood?: number[]
}

const search = (texts: string): Filter => ({
  parameter: 'search',
  values: (found) => found[texts] ?? [],
  matches: mentions,
})
const bySerial = (serials: string): Filter => ({
  parameter: 'serialNumber',
  values: (found) => found[serials] ?? [],
  matches: mentions,
})
const at = (row: unknown, place: string) => valuesAt(row, place)[0]

/** Every call that only reads, in an order in which earlier ones find the values of later ones. */
export const reads: Read[] = [
  { operationId: 'getMe', finds: { ownId: 'user.id', ownUsername: 'user.username' } },
  { operationId: 'listMyNotificationPreferences' },
  { operationId: 'lookUpPasswordReset', from: { resetToken: 'resetToken' } },
  { operationId: 'listLocales', finds: { languageTag: 'locales.*.languageTag' } },
  { operationId: 'getLocale', from: { languageTag: 'languageTag' } },
  { operationId: 'listActionRoleTemplates', finds: { roleId: 'actionRoleTemplates.*.id' } },
  { operationId: 'listAllUiRoutes' },
  { operationId: 'getVersions' },
  {
    operationId: 'listUsers',
    finds: { userId: '_embedded.users.*.id', userText: '_embedded.users.*.username' },
  },
  { operationId: 'searchUsers', from: { search: 'userText' }, filters: [search('userText')] },
  { operationId: 'getUser', from: { id: 'userId' } },
  {
    operationId: 'listEnterprises',
    finds: {
      enterpriseId: 'content.*.id',
      enterpriseText: 'content.*.name',
      enterpriseToken: 'content.*.token',
    },
  },
  {
    operationId: 'searchEnterprises',
    from: { search: 'enterpriseText' },
    filters: [search('enterpriseText')],
  },
  { operationId: 'listAllEnterprises', finds: { choiceId: 'enterprises.*.id' } },
  { operationId: 'getEnterprise', from: { id: 'enterpriseId' } },
  { operationId: 'listEnterprisePreferences', from: { id: 'enterpriseId' } },
  {
    operationId: 'listEnterpriseGroups',
    from: { id: 'enterpriseId' },
    finds: { deviceGroupId: 'groups.*.id' },
  },
  {
    operationId: 'countDevicesByRate',
    from: { deviceGroupId: 'deviceGroupId' },
    combines: (body, { query }) => ({
      rate: valuesAt(body, '*.*.rate').map((rate) => ({ ...query, rate })),
    }),
  },
  { operationId: 'listDevicesByRate', records: 'rate' },
  {
    operationId: 'findDevicesBySerialNumber',
    finds: { serialNumber: 'devices.*.serialNumber', deviceId: 'devices.*.id' },
    filters: [bySerial('serialNumber')],
  },
  {
    operationId: 'findUnregisteredDevices',
    finds: { unregistered: 'devices.*.serial' },
    filters: [bySerial('unregistered')],
  },
  { operationId: 'evaluateDeviceMove', from: { id: 'deviceId' } },
  {
    operationId: 'listDashboardAlerts',
    query: { timeConstraint: 'LAST_30_DAYS' },
    finds: { classification: 'alerts.*.thresholdClassification.id' },
    filters: [
      {
        parameter: 'categoryFilterIds',
        values: (found) => (found['classification'] ?? []).map(String),
        matches: (row, value) => String(at(row, 'thresholdClassification.id')) === value,
      },
    ],
  },
  { operationId: 'getKrmcdDashboard' },
  { operationId: 'getNeedsAttention' },
  { operationId: 'getAdminDashboard' },
  { operationId: 'getAdminNeedsAttention' },
  { operationId: 'getLocationsWithDisabledAlerts' },
  {
    operationId: 'listDocuments',
    finds: { documentId: 'documents.*.id', slug: 'documents.*.slug' },
  },
  {
    operationId: 'listDocumentsForLanguage',
    from: { languageTag: 'languageTag' },
    filters: [
      {
        parameter: 'languageTag',
        values: (found) => found['languageTag'] ?? [],
        matches: (row, value) => at(row, 'locale.languageTag') === value,
      },
    ],
  },
  {
    operationId: 'getDocument',
    from: { id: 'documentId' },
    // Pictures and videos are found only in their content.
    most: 12,
    combines: (body) => ({
      protectedFile: valuesAt(body, 'document.content').flatMap((content) =>
        [...String(content).matchAll(/src="([^"]*ssr\/general[^"]*)"/g)].map(([, href]) => href),
      ),
      documentImage: valuesAt(body, 'document.content').flatMap((content) =>
        [...String(content).matchAll(/src="\/?docs\/images\/([^"]+)"/g)].map(([, name]) => name),
      ),
    }),
  },
  { operationId: 'getDocumentBySlug', from: { slug: 'slug' } },
  { operationId: 'getSecureStaticResource', from: { href: 'protectedFile' }, alsoGood: [404] },
  { operationId: 'listCellularTags', finds: { tagId: 'tags.*.id' } },
  { operationId: 'listCellularPlans' },
  { operationId: 'findCellularDevices', from: { imei: 'imei' } },
  {
    operationId: 'getPastCellularUsage',
    from: { tagId: 'tagId', starting: 'monthStart', ending: 'monthEnd' },
  },
  { operationId: 'getCurrentCellularUsage', from: { tagId: 'tagId' } },
  {
    operationId: 'getReportConfig',
    from: { a: 'enterpriseId', b: 'reportType' },
  },
  { operationId: 'listSchedulerJobs' },
  { operationId: 'listSchedulerErrors' },
  {
    operationId: 'listAuditEvents',
    from: { enterpriseId: 'enterpriseId' },
    finds: { tableName: 'changeEvents.*.tableName' },
    filters: [
      {
        parameter: 'tableNameFilter',
        values: (found) => found['tableName'] ?? [],
        matches: mentions,
      },
    ],
  },
  {
    operationId: 'adminSearch',
    body: { searchType: 'USER', searchValue: 'a' },
  },
  {
    operationId: 'listFleets',
    finds: { fleetId: 'fleets.*.id' },
  },
  {
    operationId: 'getFleet',
    from: { id: 'fleetId' },
    finds: { commissioned: 'fleet.deviceInventoryToCommission.*.referenceId' },
  },
  {
    operationId: 'getCommissionedDevice',
    from: { id: 'commissioned' },
    combines: (body) => ({
      packages: valuesAt(body, 'commissionedDevice').flatMap((device) => {
        const packageName = at(device, 'availablePackageName')
        const reference = at(device, 'deviceInventory.referenceId')
        return packageName === undefined
          ? []
          : [{ commissionedDeviceReferenceId: reference, packageName }]
      }),
    }),
  },
  { operationId: 'downloadInstallationPackage', records: 'packages', alsoGood: [404] },
  { operationId: 'listAvailableInventory' },
  { operationId: 'searchCommissioningDevices', from: { serialNumber: 'serialNumber' } },
  { operationId: 'listOrderStatuses', finds: { orderStatus: 'orderStatuses.*.token' } },
  { operationId: 'listDeviceTypes' },
  { operationId: 'listInventoryLocations', finds: { stockLocation: 'locations.*.token' } },
  {
    operationId: 'listOrders',
    finds: { orderId: 'orders.*.id', attachmentId: 'orders.*.orderAttachments.*.id' },
    filters: [
      {
        parameter: 'excludeStatuses',
        values: (found) => found['orderStatus'] ?? [],
        matches: (row, value) => at(row, 'orderStatus.token') !== value,
      },
      {
        parameter: 'includeLocation',
        values: (found) => found['stockLocation'] ?? [],
        matches: (row, value) => at(row, 'deviceInventoryLocation.token') === value,
      },
    ],
  },
  { operationId: 'getOrder', from: { id: 'orderId' } },
  { operationId: 'getOrderAttachment', from: { id: 'attachmentId' } },
  { operationId: 'getOrderShipment', from: { id: 'orderId' } },
  { operationId: 'getOrderShipmentTransaction', from: { id: 'orderId' } },
  {
    operationId: 'listInventory',
    finds: { macAddress: 'inventory.*.deviceRadioMacAddress' },
    filters: [
      {
        parameter: 'filters',
        values: (found) =>
          (found['macAddress'] ?? []).map((address) =>
            JSON.stringify([{ device_radio_mac_address: withoutSeparators(String(address)) }]),
          ),
        finds: true,
        matches: (row, value) =>
          value.includes(withoutSeparators(String(at(row, 'deviceRadioMacAddress')))),
      },
    ],
  },
  { operationId: 'listSupportedDeviceTypes', finds: { supported: 'deviceTypes.*.token' } },
  {
    operationId: 'getInventoryTemplate',
    from: { deviceType: 'supported' },
    finds: { template: 'template' },
  },
  { operationId: 'listVendorOrders' },
  { operationId: 'getCurrentEnterpriseLogo', alsoGood: [404] },
  { operationId: 'getEnterpriseLogo', from: { token: 'enterpriseToken' }, alsoGood: [404] },
  { operationId: 'getGroupingImage', records: 'groupingImage' },
  { operationId: 'getDocumentImage', from: { imageId: 'documentImage' }, alsoGood: [404] },
]

/** The form in which the console looks up a MAC address. */
const withoutSeparators = (macAddress: string) => macAddress.replace(/[\s:.-]/g, '')
