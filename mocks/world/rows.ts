import type { Schema } from '../operations.ts'
import type { Row } from './table.ts'

// The rows of a world's tables. They refer to each other by id, so that a change shows wherever the row is used.

export type EnterpriseRow = Row & {
  name: string
  token: string
  retired: boolean
  /** The device types that it can order; if empty, every type. */
  availableDeviceTypeTokens?: readonly string[]
}

/** A level of an enterprise's business structure. */
export type GroupRow = Row & {
  enterpriseId: number
  name: string
  displayOrder: number
  parentId: number | null
  requiresTimezone: boolean
  enableFloorPlan: boolean
}

/** A node of an enterprise's tree of locations. One with a time zone is a location. */
export type GroupingRow = Row & {
  enterpriseId: number
  groupId: number
  parentId: number | null
  name: string
  monitoringVisible: boolean
  timezone: string | null
  alertsDisabled: boolean
}

/** `range` limits a numeric value; a preference whose `range` is null is a text. */
export type EnterprisePreferenceRow = Row & {
  enterpriseId: number
  name: string
  token: string
  stringValue: string | null
  numericValue: number | null
  range: readonly [from: number, to: number] | null
}

/** Invited users who have not signed in yet may have no names and no language. */
export type UserRow = Row & {
  firstName: string | null
  lastName: string | null
  username: string
  /** Null for users who sign in through their company. */
  password: string | null
  enterpriseId: number | null
  languageTag: string | null
  archived: boolean
  actionRoleTemplateIds: readonly number[]
  /** Paths of screens that this user may not open although the role includes them. */
  withoutRoutes?: readonly string[]
  /** Whether the scheduler's errors are listed in the legacy group /admin. */
  hasLegacyGroup?: boolean
  /** Whether the channels that a notification preference does not have are answered as null rather than left out. */
  nullChannels?: boolean
}

/** Exactly one of the four channels is not null. */
export type NotificationPreferenceRow = Row & {
  userId: number
  active: boolean
  email: string | null
  textOnlyEmail: boolean
  sms: string | null
  voice: string | null
  pushName: string | null
}

/** A mail, text message, spoken call or push message that would have been sent. */
export type MailRow = Row & {
  channel: 'mail' | 'sms' | 'voice' | 'push'
  to: string
  subject: string
  text: string
  /** A path of the console. */
  link: string | null
  sentAt: string
}

export type PasswordResetRow = Row & {
  token: string
  userId: number
  /** Milliseconds since 1970. */
  expiresAt: number
  used: boolean
}

export type DeviceRow = Row & {
  serialNumber: string
  macAddress: string
  deviceTypeToken: string
  displayName: string | null
  status: string | null
  enterpriseId: number | null
  groupingId: number | null
  lastUpdatedAt: string | null
  registeredAt: string | null
  /** Seconds between two reports; 0 if unknown. */
  rate: number
  tagCount: number
  /** Someone else tags it as soon as its move has been evaluated. */
  taggedMeanwhile?: boolean
}

/** Serial numbers for which the registry fails. */
export type RegistryOutageRow = Row & { prefix: string; message: string }

export type UnregisteredDeviceRow = Row & {
  serial: string
  latestDeviceTime: string | null
  lastReceivedFromTime: string | null
}

/** Times in seconds since 1970, `queuedAt` in milliseconds. */
export type DeviceCommandRow = Row & {
  deviceId: number
  startTime: number
  endTime: number
  queuedAt: number
}

export type AlertRow = Row & {
  deviceId: number
  groupingId: number
  level: Schema<'AlertLevel'>
  classification: Schema<'ThresholdClassification'>
  dataType: Schema<'DeviceDataType'>
  threshold: Schema<'Threshold'> | null
  value: number | null
  startedAt: string
  endedAt: string | null
}

/** A device in the inventory; `fleetId` is null in stock, `deviceId` where it is registered. */
export type InventoryItemRow = Row & {
  referenceId: string
  macAddress: string
  deviceTypeToken: string
  /** The serial number on its label. */
  serialNumber: string | null
  importedOn: string | null
  inventoryLocationToken: string | null
  vendorOrderId: number | null
  fleetId: number | null
  deviceId: number | null
  commissionedAt: string | null
  decommissionedAt: string | null
  reinventoriedAt: string | null
  commissioningFailureMessage: string | null
  /** The values entered at its import, by input. */
  metadata: Readonly<Record<string, string>>
  /** When it last reported while it was registered; for a registered device, see the device. */
  lastRegisteredTime: string | null
  /** When it last reported while it was not registered. */
  lastUnregisteredTime: string | null
  /** Its commissioning data, if different from the default of its type. */
  specificData?: Readonly<Record<string, string | null>>
  /** The installation package is offered, but the file is missing. */
  packageLost?: boolean
  /** The earlier fleets that it was put back from. */
  pastFleets?: readonly PastFleet[]
}

type Stay = 'fleetId' | 'commissionedAt' | 'decommissionedAt' | 'reinventoriedAt'
export type PastFleet = Pick<InventoryItemRow, Stay>

export type FleetRow = Row & {
  description: string
  startedAt: string | null
  enterpriseId: number
  groupingId: number | null
}

export type OrderRow = Row & {
  displayNumber: string
  statusToken: string
  enterpriseId: number | null
  inventoryLocationToken: string | null
  contactName: string
  contactEmail: string | null
  shippingToName: string
  shippingAttention: string | null
  shippingPhone: string | null
  shippingAddressLineOne: string
  shippingAddressLineTwo: string | null
  shippingAddressCity: string
  shippingAddressState: string
  shippingAddressZip: string
  extraValues: readonly Schema<'OrderExtraValue'>[]
  createdAt: string
  lastUpdatedAt: string | null
  shippingData: Schema<'OrderShippingData'> | null
  /** The shipping service fails for this order. */
  carrierDown?: boolean
  /** How many more purchases of its label the carrier refuses. */
  refusals?: number
}

export type OrderItemRow = Row & {
  orderId: number
  quantity: number
  sku: string | null
  description: string | null
  deviceTypeTokens: readonly string[]
}

/** The file is in the world's files under `fileKey`. */
export type OrderAttachmentRow = Row & {
  orderId: number
  reference: string
  description: string | null
  fileKey: string
}

/** The latest shipment of an order. */
export type ShipmentRow = Row & { orderId: number; shipment: Schema<'Shipment'> }

/** The label purchased for an order. */
export type LabelRow = Row & {
  orderId: number
  transaction: Schema<'ShipmentTransaction'>
  /** Whether the label's host lets no page read it (no CORS). */
  isClosed?: boolean
}

export type DocumentRow = Row & {
  topic: string
  slug: string
  sortOrder: number | null
  content: string | null
  languageTag: string
  lastUpdatedAt: string | null
}

export type CellularTagRow = Row & { name: string }

export type CellularDeviceRow = Row & {
  name: string
  imei: string | null
  tagIds: readonly number[]
}

/** `claimed` is false for a SIM card without an organization. */
export type CellularLinkRow = Row & {
  sim: string
  state: string | null
  planId: number | null
  deviceId: number | null
  claimed: boolean
}

/** The id is the provider's `record_id`. */
export type PastUsageRow = Row & {
  linkId: number
  month: number
  year: number
  sessionCount: number
  bytes: number
}

/** The id is the provider's `record_id`; `periodEnd` in milliseconds since 1970, or 0. */
export type CurrentUsageRow = Row & {
  linkId: number
  periodEnd: number
  periodsBack: number
  bytes: number
}
