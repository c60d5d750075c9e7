import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** The columns that the specification names for each list, in its order. The console's own follow them. */
const specified: Record<string, readonly string[]> = {
  'devices/reassign/device-reassign-page.tsx': [
    'serialNumber',
    'displayName',
    'deviceStatus.name',
    'enterprise.name',
    'deviceGrouping.name',
    'lastUpdatedAt',
  ],
  'devices/unregistered/unregistered-devices-page.tsx': [
    'serial',
    'latestDeviceTime',
    'lastReceivedFromTime',
  ],
  'enterprises/preferences/enterprise-preferences-page.tsx': ['name', 'value', 'token'],
  'enterprises/view/device-rates.tsx': ['rate', 'deviceCount'],
  'fleets/fleets-page.tsx': ['description', 'startedAt', 'commissionedFor.name'],
  'fleets/manage/device-columns.tsx': [
    'deviceRadioMacAddress',
    'deviceType',
    'status',
    'registeredTime',
    'unregisteredTime',
  ],
  'scheduler/error-columns.tsx': [
    'timestamp',
    'formattedMessage',
    'callerClass',
    'callerMethod',
    'callerLine',
  ],
  'scheduler/jobs-section.tsx': [
    'enterprise',
    'jobType',
    'jobName',
    'prevFireTime',
    'nextFireTime',
  ],
  'audit/changes-table.tsx': ['changedAt', 'changeType', 'tableName', 'userInfo'],
  'admin-search/found-users.tsx': ['name', 'enterpriseName', 'username', 'channels'],
  'admin-search/found-locations.tsx': ['locationName', 'enterpriseName'],
  'orders/list/order-columns.tsx': [
    'orderStatus',
    'displayNumber',
    'enterprise',
    'deviceInventoryLocation',
    'orderItems',
  ],
  'inventory/inventory-page.tsx': ['device_radio_mac_address', 'device_type', 'imported_on'],
}

test.each(Object.entries(specified))(
  '%s has the columns of the specification first',
  (file, ids) => {
    const source = readFileSync(path.join(root, 'src/features', file), 'utf8')
    const declared = [
      ...source.matchAll(
        /\b\w+\.(?:text|link|mail|token|number|instant|ago|yesNo|status)\(\s*'([\w.]+)'/g,
      ),
    ]
    expect(declared.map(([, id]) => id).slice(0, ids.length)).toEqual(ids)
  },
)
