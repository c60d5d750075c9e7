import type { OperationId, Schema } from '../operations.ts'
import type { UserRow } from './rows.ts'
import type { World } from './world.ts'

const screens = [
  '/monitoring/locations',
  '/monitoring/admin/dashboard',
  '/admin-admin/enterprises',
  '/admin-admin/enterprises/add',
  '/admin-admin/enterprises/view/:enterpriseId',
  '/admin-admin/enterprises/edit/:enterpriseId',
  '/admin-admin/enterprises/:enterpriseId/preferences',
  '/admin-admin/enterprises/:enterpriseId/cellular',
  '/admin-admin/setup',
  '/admin-admin/users',
  '/admin-admin/users/add',
  '/admin-admin/users/edit/:userId',
  '/admin-admin/search',
  '/admin-admin/scheduler',
  '/admin-admin/scheduler#errors',
  '/admin-admin/audit-logs',
  '/admin-admin/docs',
  '/admin-admin/docs/add',
  '/admin-admin/docs/edit/:docId',
  '/admin-admin/docs/edit/:docId#delete',
  '/admin-admin/system-versions',
  '/admin-devices/devices',
  '/admin-devices/unregistered-devices',
  '/admin-devices/ad-hoc-command',
  '/admin-devices/search',
  '/admin-devices/fleets',
  '/admin-devices/fleets/add',
  '/admin-devices/fleets/manage/:fleetId',
  '/admin-devices/fleets/device/view/:commissionedDeviceReferenceId',
  '/admin-fulfillment/orders',
  '/admin-fulfillment/orders/add',
  '/admin-fulfillment/orders/:orderId/edit',
  '/admin-fulfillment/orders/:orderId/view',
  '/admin-fulfillment/orders/:orderId/packing-slip',
  '/admin-fulfillment/inventory',
  '/admin-fulfillment/inventory/add',
  '/admin-fulfillment/inventory/:referenceId/edit',
  '/admin-fulfillment/inventory/:referenceId/view',
] as const

export type Screen = (typeof screens)[number]

/** Who may call an operation: anyone, signed-in users, or those who may open one of these screens. */
export type Access = 'public' | 'signed-in' | readonly [Screen, ...Screen[]]

// Screens that the server's list lacks: access to enterprises includes their users and the bulk import, access to
// fleets includes adding one.
const enterprises = '/admin-admin/enterprises'
const users = '/admin-admin/users'
const userForms = [
  '/admin-admin/users/add',
  '/admin-admin/users/edit/:userId',
  enterprises,
] as const
const enterpriseView = '/admin-admin/enterprises/view/:enterpriseId'
const enterpriseEdit = '/admin-admin/enterprises/edit/:enterpriseId'
const preferences = '/admin-admin/enterprises/:enterpriseId/preferences'
const cellular = '/admin-admin/enterprises/:enterpriseId/cellular'
const dashboard = '/monitoring/admin/dashboard'
const scheduler = '/admin-admin/scheduler'
const documentAdd = '/admin-admin/docs/add'
const documentEdit = '/admin-admin/docs/edit/:docId'
const reassign = '/admin-devices/devices'
const fleets = '/admin-devices/fleets'
const fleetAdd = '/admin-devices/fleets/add'
const fleetManage = '/admin-devices/fleets/manage/:fleetId'
const commissionedDevice = '/admin-devices/fleets/device/view/:commissionedDeviceReferenceId'
const orders = '/admin-fulfillment/orders'
const orderAdd = '/admin-fulfillment/orders/add'
const orderEdit = '/admin-fulfillment/orders/:orderId/edit'
const orderView = '/admin-fulfillment/orders/:orderId/view'
const packingSlip = '/admin-fulfillment/orders/:orderId/packing-slip'
const inventory = '/admin-fulfillment/inventory'
const inventoryAdd = '/admin-fulfillment/inventory/add'
const inventoryEdit = '/admin-fulfillment/inventory/:referenceId/edit'
const inventoryView = '/admin-fulfillment/inventory/:referenceId/view'

/** The screens that make each call. */
export const access = {
  signIn: 'public',
  requestPasswordReset: 'public',
  lookUpPasswordReset: 'public',
  resetPassword: 'public',
  getMe: 'signed-in',
  updateMe: 'signed-in',
  listMyNotificationPreferences: 'signed-in',
  replaceMyNotificationPreferences: 'signed-in',
  deleteMyNotificationPreference: 'signed-in',
  testMyNotificationPreference: 'signed-in',
  testUnsavedNotificationPreference: 'signed-in',
  listUsers: [users, enterprises],
  searchUsers: [users, enterprises],
  createUser: userForms,
  getUser: userForms,
  updateUser: [...userForms, users],
  archiveUser: [...userForms, users],
  listEnterprises: [enterprises],
  searchEnterprises: [enterprises],
  listAllEnterprises: [
    enterprises,
    ...userForms,
    '/admin-admin/audit-logs',
    scheduler,
    dashboard,
    reassign,
    fleets,
    fleetAdd,
    orders,
    orderAdd,
    orderEdit,
  ],
  createEnterprise: ['/admin-admin/enterprises/add'],
  getEnterprise: [enterpriseView, enterpriseEdit, preferences, cellular],
  updateEnterprise: [enterpriseEdit],
  uploadEnterpriseLogo: [enterpriseEdit],
  listEnterprisePreferences: [preferences],
  updateEnterprisePreferences: [preferences],
  listEnterpriseGroups: [enterpriseView, '/monitoring/locations'],
  countDevicesByRate: [enterpriseView],
  listDevicesByRate: [enterpriseView],
  findDevicesBySerialNumber: [reassign, '/admin-devices/ad-hoc-command'],
  findUnregisteredDevices: ['/admin-devices/unregistered-devices'],
  evaluateDeviceMove: [reassign],
  moveDevice: [reassign],
  runAdHocCommand: ['/admin-devices/ad-hoc-command'],
  listDashboardAlerts: ['/monitoring/locations'],
  getKrmcdDashboard: ['/monitoring/locations'],
  getNeedsAttention: ['/monitoring/locations'],
  getAdminDashboard: [dashboard],
  getAdminNeedsAttention: [dashboard],
  getLocationsWithDisabledAlerts: [dashboard],
  listDocuments: ['/admin-admin/docs'],
  listDocumentsForLanguage: 'signed-in',
  getDocument: [documentEdit],
  getDocumentBySlug: 'signed-in',
  createDocument: [documentAdd],
  updateDocument: [documentEdit],
  deleteDocument: ['/admin-admin/docs/edit/:docId#delete'],
  uploadDocumentImage: [documentAdd, documentEdit],
  getSecureStaticResource: 'signed-in',
  findCellularDevices: [cellular],
  listCellularTags: [cellular],
  createCellularTag: [cellular],
  addDevicesToCellularTag: [cellular],
  claimCellularLink: [cellular],
  getPastCellularUsage: [cellular],
  getCurrentCellularUsage: [cellular],
  listCellularPlans: [cellular],
  listAllUiRoutes: [...userForms, users],
  getVersions: ['/admin-admin/system-versions'],
  listLocales: 'signed-in',
  getLocale: 'signed-in',
  listActionRoleTemplates: [...userForms, users],
  importSetup: ['/admin-admin/setup', enterprises],
  getReportConfig: [enterpriseView, scheduler],
  createReportConfig: [enterpriseView, scheduler],
  deleteReportConfig: [enterpriseView, scheduler],
  listSchedulerJobs: [scheduler],
  listSchedulerErrors: ['/admin-admin/scheduler#errors'],
  listAuditEvents: ['/admin-admin/audit-logs'],
  adminSearch: ['/admin-admin/search'],
  listFleets: [fleets],
  getFleet: [fleetManage],
  createFleet: [fleetAdd, fleets],
  // A new fleet whose devices failed is saved again by it.
  updateFleet: [fleetManage, fleetAdd, fleets],
  getCommissionedDevice: [commissionedDevice],
  downloadInstallationPackage: [commissionedDevice],
  listAvailableInventory: [fleetManage, fleetAdd, fleets],
  removeCommissionedDevice: [fleetManage],
  decommissionDevice: [fleetManage],
  reinventoryDevice: [fleetManage],
  searchCommissioningDevices: ['/admin-devices/search'],
  listOrderStatuses: [orders, orderAdd, orderEdit],
  listDeviceTypes: [orderAdd, orderEdit],
  listOrders: [orders],
  createOrder: [orderAdd],
  getOrder: [orders, orderAdd, orderEdit, orderView, packingSlip],
  updateOrder: [orderEdit],
  getOrderAttachment: [orderView, orderEdit],
  validateOrderAddress: [orders],
  getOrderShipment: [orders, orderView, packingSlip],
  createOrderShipment: [orders],
  getOrderShipmentTransaction: [orders, orderView, packingSlip],
  createOrderShipmentTransaction: [orders],
  listInventory: [inventory, inventoryView, inventoryEdit, inventoryAdd],
  createInventory: [inventoryAdd],
  listSupportedDeviceTypes: [inventoryAdd, inventory],
  getInventoryTemplate: [inventoryAdd],
  listInventoryLocations: [inventory, inventoryAdd, orders, orderAdd, orderEdit],
  listVendorOrders: [inventory, inventoryAdd],
  getCurrentEnterpriseLogo: 'public',
  getEnterpriseLogo: 'public',
  getGroupingImage: 'public',
  getDocumentImage: 'public',
} as const satisfies Record<OperationId, Access>

/** The screens that a user may open: the provider's staff by their rights, everyone else those of a customer. */
export function routesOf({ catalog }: World, user: UserRow): Schema<'UiRoute'>[] {
  const { admin, fulfillment, staff } = catalog.routes
  const ofRole = user.actionRoleTemplateIds.includes(2) ? fulfillment : staff
  const routes = user.actionRoleTemplateIds.includes(1) ? admin : ofRole
  const own = user.withoutRoutes ? without(routes, user.withoutRoutes) : routes
  return user.hasLegacyGroup ? [...without(own, [schedulerErrors]), legacyGroup] : own
}

const schedulerErrors = '/admin-admin/scheduler#errors'
const legacyErrors = '/admin/scheduler#errors'
const hidden = { icon: null, showOnMenu: false }
const legacyGroup: Schema<'UiRoute'> = {
  id: 900,
  path: '/admin',
  title: 'Admin',
  ...hidden,
  children: [{ id: 901, path: legacyErrors, title: 'Scheduler Errors', ...hidden, children: [] }],
}

function without(routes: readonly Schema<'UiRoute'>[], paths: readonly string[]) {
  return routes
    .filter(({ path }) => !paths.includes(path))
    .map((route): Schema<'UiRoute'> => ({
      ...route,
      ...(route.children && { children: without(route.children, paths) }),
    }))
}

/** Whether a user may make a call. */
export function mayCall(world: World, operationId: OperationId, user: UserRow): boolean {
  // One that is being added may have no line yet.
  const needed: Access | undefined = access[operationId]
  if (needed === undefined || typeof needed === 'string') return true
  const paths = pathsOf(routesOf(world, user))
  const open = new Set(
    paths.map((path) => (path === legacyErrors ? schedulerErrors : shapeOf(path))),
  )
  return needed.some((path) => open.has(shapeOf(path)))
}

function pathsOf(routes: readonly Schema<'UiRoute'>[]): string[] {
  return routes.flatMap(({ path, children }) => [path, ...pathsOf(children ?? [])])
}

/** A path without the names of its parameters. */
const shapeOf = (path: string) => path.replaceAll(/:\w+|\{\w+\}/g, ':')
