import type { Schema } from '../operations.ts'
import type { Examples } from './examples.ts'

/** Constant data of every world, taken from the contract's examples. */
export type Catalog = ReturnType<typeof readCatalog>

export function readCatalog(examples: Examples) {
  const { answer } = examples
  const template = (name: string) => answer('getInventoryTemplate', 200, name).template
  return {
    locales: answer('listLocales', 200, 'locales').locales,
    actionRoleTemplates: answer('listActionRoleTemplates', 200, 'roleTemplates')
      .actionRoleTemplates,
    /** The screens of the provider's administrators, of its fulfillment staff, and of customers. */
    routes: {
      admin: answer('getMe', 200, 'admin').user.availableRoutes,
      fulfillment: answer('getMe', 200, 'fulfillment').user.availableRoutes,
      staff: answer('getMe', 200, 'staff').user.availableRoutes,
    },
    allRoutes: answer('listAllUiRoutes', 200, 'allRoutes').routes,
    versions: answer('getVersions', 200, 'bothVersions').versions,
    deviceTypes: byToken(answer('listDeviceTypes', 200, 'all').deviceTypes),
    /** Types that cannot be ordered, such as those of old devices. */
    otherDeviceTypes: new Map<string, Schema<'DeviceType'>>(),
    supportedDeviceTypes: answer('listSupportedDeviceTypes', 200, 'all').deviceTypes,
    inventoryTemplates: new Map(
      [
        'qrOfThreeParts',
        'barcode',
        'calibrationImage',
        'alternatives',
        'doorSensor',
        'nothingToScan',
      ]
        .map(template)
        .map((each) => [each.deviceTypeToken, each]),
    ),
    inventoryLocations: byToken(answer('listInventoryLocations', 200, 'all').locations),
    vendorOrders: answer('listVendorOrders', 200, 'all').vendorOrders,
    orderStatuses: byToken(answer('listOrderStatuses', 200, 'all').orderStatuses),
    cellularPlans: answer('listCellularPlans', 200, 'plans').data ?? [],
  }
}

function byToken<Entry extends { token: string }>(entries: readonly Entry[]) {
  return new Map(entries.map((entry) => [entry.token, entry]))
}
