import type { Schema } from '../operations.ts'
import type { EnterpriseRow, FleetRow, InventoryItemRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { zipOf } from '../world/zip.ts'

/** A device type as the contract shows it, even if it is no longer in the catalog. */
export function deviceTypeView(world: World, token: string): Schema<'DeviceType'> {
  const { deviceTypes, otherDeviceTypes } = world.catalog
  return deviceTypes.get(token) ?? otherDeviceTypes.get(token) ?? { token, name: token }
}

export function inventoryItemView(
  world: World,
  item: InventoryItemRow,
): Schema<'DeviceInventoryItem'> {
  const { id, referenceId, macAddress, deviceTypeToken, deviceId } = item
  const { importedOn, commissionedAt, decommissionedAt, reinventoriedAt } = item
  return {
    id,
    referenceId,
    deviceRadioMacAddress: macAddress,
    deviceType: deviceTypeView(world, deviceTypeToken),
    registered: deviceId !== null,
    importedOn,
    commissionedAt,
    decommissionedAt,
    reinventoriedAt,
    commissioningFailureMessage: item.commissioningFailureMessage,
  }
}

export function fleetSummary(world: World, row: FleetRow): Schema<'FleetSummary'> {
  const { id, description, startedAt, enterpriseId } = row
  const enterprise = world.enterprises.get(enterpriseId)
  return {
    id,
    description,
    startedAt,
    commissionedFor: enterprise ? { id: enterprise.id, name: enterprise.name } : null,
  }
}

/** A fleet with its devices by id, and when they last reported. */
export function fleetView(world: World, row: FleetRow): Schema<'Fleet'> {
  const items = itemsOf(world, row).toSorted((a, b) => a.id - b.id)
  const grouping = world.groupings.get(row.groupingId)
  return {
    ...fleetSummary(world, row),
    deviceGrouping: grouping
      ? { id: grouping.id, name: grouping.name, timezone: grouping.timezone }
      : null,
    deviceInventoryToCommission: items.map((item) => inventoryItemView(world, item)),
    deviceRadioMacAddressToRegisteredLastUpdatedTime: timesOf(items, (item) =>
      registeredTime(world, item),
    ),
    deviceRadioMacAddressToUnregisteredLastReceivedTime: timesOf(
      items,
      ({ lastUnregisteredTime }) => lastUnregisteredTime,
    ),
  }
}

/** The devices of a fleet, and those that were put back and commissioned in another fleet, as they were when they left. */
function itemsOf(world: World, { id: fleetId }: FleetRow): InventoryItemRow[] {
  const left = world.inventory.all().flatMap((item) => {
    const past = item.pastFleets?.find((each) => each.fleetId === fleetId)
    return past && item.fleetId !== fleetId ? [{ ...item, ...past, deviceId: null }] : []
  })
  return [...world.inventory.where('fleetId', fleetId), ...left]
}

/** When a device last reported while it was registered. */
export function registeredTime(world: World, item: InventoryItemRow): string | null {
  return world.devices.get(item.deviceId)?.lastUpdatedAt ?? item.lastRegisteredTime
}

/** A device of a fleet; its commissioning data exists until it is removed. */
export function commissionedDeviceView(
  world: World,
  item: InventoryItemRow,
): Schema<'CommissionedDevice'> {
  const inService = item.commissionedAt !== null && item.decommissionedAt === null
  return {
    deviceInventory: inventoryItemView(world, item),
    fleetId: item.fleetId,
    fleetDescription: world.fleets.get(item.fleetId)?.description ?? null,
    deviceTypeSpecificData: inService ? specificData(world, item) : null,
    availablePackageName: packageName(item),
  }
}

/** The name of the installation package of a gateway in service; null for every other device. */
export function packageName(item: InventoryItemRow): string | null {
  const { deviceTypeToken, macAddress, commissionedAt, decommissionedAt } = item
  const hasPackage =
    deviceTypeToken === gateway && commissionedAt !== null && decommissionedAt === null
  return hasPackage ? `${deviceTypeToken}-${macAddress}.zip` : null
}

/** A ZIP with a gateway's settings and the texts of its certificates. */
export function installationPackage(world: World, item: InventoryItemRow): Blob {
  const { ca_crt, gateway_crt, gateway_key, ...settings } = specificData(world, item)
  return zipOf(
    {
      'settings.json': `${JSON.stringify(settings, null, 2)}\n`,
      'certificates/ca.crt': ca_crt ?? '',
      'certificates/gateway.crt': gateway_crt ?? '',
      'certificates/gateway.key': gateway_key ?? '',
      'README.txt': `Copy these files to the gateway ${item.macAddress}.\n`,
    },
    { modified: new Date(world.clock.now()) },
  )
}

const gateway = 'waypost-gateway-g2'
const router = 'waypost-router-r1'
const region = 'US915'

function specificData(world: World, item: InventoryItemRow): Record<string, string | null> {
  const { deviceTypeToken, macAddress, metadata } = item
  if (item.specificData) return item.specificData
  if (deviceTypeToken === gateway) {
    return {
      gateway_eui: macAddress,
      region,
      network_server: 'lns.waypost.test:8887',
      ca_crt: sample('CERTIFICATE'),
      gateway_crt: sample('CERTIFICATE'),
      gateway_key: sample('KEY'),
      installed_packages: 'basicstation 2.0.6\nwaypost-agent 3.4.1',
    }
  }
  if (deviceTypeToken === router) {
    const { imei, iccid } = metadata
    return {
      mac: macAddress,
      ...(imei !== undefined && { imei }),
      ...(iccid !== undefined && { iccid }),
      access_point_name: 'waypost.iot',
      tunnel: 'tunnel.waypost.test:51820',
    }
  }
  return {
    dev_eui: macAddress,
    app_eui: metadata['app_eui'] ?? 'A840410000000101',
    app_key: 'EXAMPLE-APP-KEY',
    region,
    reporting_interval_seconds: String(world.devices.get(item.deviceId)?.rate || 900),
  }
}

/** Lines in the format of a PEM file, clearly not a real one. */
const sample = (kind: 'CERTIFICATE' | 'KEY') =>
  [
    `-----BEGIN EXAMPLE ${kind}-----`,
    `EXAMPLE/THIS/IS/NOT/A/REAL/${kind}`,
    'EXAMPLE/IT/ONLY/SHOWS/THE/SHAPE/OF/THE/TEXT',
    `-----END EXAMPLE ${kind}-----`,
    '',
  ].join('\n')

function timesOf(
  items: readonly InventoryItemRow[],
  timeOf: (item: InventoryItemRow) => string | null,
): Record<string, string> {
  return Object.fromEntries(
    items.flatMap((item) => {
      const time = timeOf(item)
      return time === null ? [] : [[item.macAddress, time]]
    }),
  )
}

/** The device types that an enterprise can order; empty if it can order all of them. */
export function availableDeviceTypes(world: World, row: EnterpriseRow): Schema<'DeviceType'>[] {
  return (row.availableDeviceTypeTokens ?? []).map((token) => deviceTypeView(world, token))
}
