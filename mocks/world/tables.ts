import type * as operations from './operation-rows.ts'
import type * as rows from './rows.ts'
import { Table } from './table.ts'

export type Tables = ReturnType<typeof createTables>

/** The empty tables of a world. */
export function createTables() {
  return {
    enterprises: new Table<rows.EnterpriseRow>(),
    groups: new Table<rows.GroupRow>(),
    groupings: new Table<rows.GroupingRow>(),
    enterprisePreferences: new Table<rows.EnterprisePreferenceRow>(),
    users: new Table<rows.UserRow>(),
    notificationPreferences: new Table<rows.NotificationPreferenceRow>(),
    passwordResets: new Table<rows.PasswordResetRow>(),
    mails: new Table<rows.MailRow>(),
    devices: new Table<rows.DeviceRow>(),
    unregisteredDevices: new Table<rows.UnregisteredDeviceRow>(),
    registryOutages: new Table<rows.RegistryOutageRow>(),
    deviceCommands: new Table<rows.DeviceCommandRow>(),
    alerts: new Table<rows.AlertRow>(),
    inventory: new Table<rows.InventoryItemRow>(),
    fleets: new Table<rows.FleetRow>(),
    orders: new Table<rows.OrderRow>(),
    orderItems: new Table<rows.OrderItemRow>(),
    orderAttachments: new Table<rows.OrderAttachmentRow>(),
    shipments: new Table<rows.ShipmentRow>(),
    labels: new Table<rows.LabelRow>(),
    documents: new Table<rows.DocumentRow>(),
    cellularTags: new Table<rows.CellularTagRow>(),
    cellularDevices: new Table<rows.CellularDeviceRow>(),
    cellularLinks: new Table<rows.CellularLinkRow>(),
    pastUsage: new Table<rows.PastUsageRow>(),
    currentUsage: new Table<rows.CurrentUsageRow>(),
    reportConfigs: new Table<operations.ReportConfigRow>(),
    schedulerJobs: new Table<operations.SchedulerJobRow>(),
    schedulerErrors: new Table<operations.SchedulerErrorRow>(),
    auditEvents: new Table<operations.AuditEventRow>(),
  }
}
