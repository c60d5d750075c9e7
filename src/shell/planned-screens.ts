import { defineMessages } from 'react-intl'
import type { Screen } from '~/session/access.ts'

/** Screens that have no page yet. In development they say so; in production nobody meets them, nor loads them. */
export const plannedScreens: Screen[] = import.meta.env.DEV ? planned() : []

function planned(): Screen[] {
  const titles = defineMessages({
    adminDashboard: {
      defaultMessage: 'Admin Dashboard',
      description: 'Name of the screen /monitoring/admin/dashboard',
    },
    users: { defaultMessage: 'Users', description: 'Name of the screen /admin-admin/users' },
    userAdd: {
      defaultMessage: 'Add User',
      description: 'Name of the screen /admin-admin/users/add',
    },
    userEdit: {
      defaultMessage: 'Edit User',
      description: 'Name of the screen /admin-admin/users/edit/$userId',
    },
    adminSearch: {
      defaultMessage: 'Search',
      description: 'Name of the screen /admin-admin/search',
    },
    scheduler: {
      defaultMessage: 'Scheduler',
      description: 'Name of the screen /admin-admin/scheduler',
    },
    auditLogs: {
      defaultMessage: 'Audit Logs',
      description: 'Name of the screen /admin-admin/audit-logs',
    },
    documents: {
      defaultMessage: 'Help Documents',
      description: 'Name of the screen /admin-admin/docs',
    },
    documentAdd: {
      defaultMessage: 'Add Document',
      description: 'Name of the screen /admin-admin/docs/add',
    },
    documentEdit: {
      defaultMessage: 'Edit Document',
      description: 'Name of the screen /admin-admin/docs/edit/$docId',
    },
    help: { defaultMessage: 'Help', description: 'Name of the screen /help' },
    helpTopic: { defaultMessage: 'Help Topic', description: 'Name of the screen /help/$slug' },
    systemVersions: {
      defaultMessage: 'View System versions',
      description: 'Name of the screen /admin-admin/system-versions',
    },
    devices: {
      defaultMessage: 'Reassign devices',
      description: 'Name of the screen /admin-devices/devices',
    },
    unregisteredDevices: {
      defaultMessage: 'Unregistered devices',
      description: 'Name of the screen /admin-devices/unregistered-devices',
    },
    adHocCommand: {
      defaultMessage: 'Ad Hoc Command',
      description: 'Name of the screen /admin-devices/ad-hoc-command',
    },
    deviceSearch: {
      defaultMessage: 'Search',
      description: 'Name of the screen /admin-devices/search',
    },
    fleets: { defaultMessage: 'Fleets', description: 'Name of the screen /admin-devices/fleets' },
    fleetAdd: {
      defaultMessage: 'Add Fleet',
      description: 'Name of the screen /admin-devices/fleets/add',
    },
    fleetManage: {
      defaultMessage: 'Manage Fleet',
      description: 'Name of the screen /admin-devices/fleets/manage/$fleetId',
    },
    commissionedDevice: {
      defaultMessage: 'Commissioned Device',
      description:
        'Name of the screen /admin-devices/fleets/device/view/$commissionedDeviceReferenceId',
    },
    orders: {
      defaultMessage: 'Order List',
      description: 'Name of the screen /admin-fulfillment/orders',
    },
    orderAdd: {
      defaultMessage: 'Add Order',
      description: 'Name of the screen /admin-fulfillment/orders/add',
    },
    orderEdit: {
      defaultMessage: 'Edit Order',
      description: 'Name of the screen /admin-fulfillment/orders/$orderId/edit',
    },
    orderView: {
      defaultMessage: 'View Order',
      description: 'Name of the screen /admin-fulfillment/orders/$orderId/view',
    },
    packingSlip: {
      defaultMessage: 'Packing Slip',
      description: 'Name of the screen /admin-fulfillment/orders/$orderId/packing-slip',
    },
    inventory: {
      defaultMessage: 'Inventory List',
      description: 'Name of the screen /admin-fulfillment/inventory',
    },
    inventoryAdd: {
      defaultMessage: 'Add Inventory',
      description: 'Name of the screen /admin-fulfillment/inventory/add',
    },
    inventoryEdit: {
      defaultMessage: 'Edit Inventory',
      description: 'Name of the screen /admin-fulfillment/inventory/$referenceId/edit',
    },
    inventoryView: {
      defaultMessage: 'View Inventory',
      description: 'Name of the screen /admin-fulfillment/inventory/$referenceId/view',
    },
    profile: { defaultMessage: 'Profile', description: 'Name of the screen /user/profile' },
    notifications: {
      defaultMessage: 'Notifications',
      description: 'Name of the screen /user/profile/notifications',
    },
  })
  return [
    { path: '/monitoring/admin/dashboard', title: titles.adminDashboard },
    { path: '/admin-admin/users', title: titles.users, unlockedBy: ['/admin-admin/enterprises'] },
    {
      path: '/admin-admin/users/add',
      title: titles.userAdd,
      unlockedBy: ['/admin-admin/enterprises'],
    },
    {
      path: '/admin-admin/users/edit/$userId',
      title: titles.userEdit,
      unlockedBy: ['/admin-admin/enterprises'],
    },
    { path: '/admin-admin/search', title: titles.adminSearch },
    { path: '/admin-admin/scheduler', title: titles.scheduler },
    { path: '/admin-admin/audit-logs', title: titles.auditLogs },
    { path: '/admin-admin/docs', title: titles.documents },
    { path: '/admin-admin/docs/add', title: titles.documentAdd },
    { path: '/admin-admin/docs/edit/$docId', title: titles.documentEdit },
    { path: '/help', title: titles.help, open: true },
    { path: '/help/$slug', title: titles.helpTopic, open: true },
    { path: '/admin-admin/system-versions', title: titles.systemVersions },
    { path: '/admin-devices/devices', title: titles.devices },
    { path: '/admin-devices/unregistered-devices', title: titles.unregisteredDevices },
    { path: '/admin-devices/ad-hoc-command', title: titles.adHocCommand },
    { path: '/admin-devices/search', title: titles.deviceSearch },
    { path: '/admin-devices/fleets', title: titles.fleets },
    {
      path: '/admin-devices/fleets/add',
      title: titles.fleetAdd,
      unlockedBy: ['/admin-devices/fleets'],
    },
    { path: '/admin-devices/fleets/manage/$fleetId', title: titles.fleetManage },
    {
      path: '/admin-devices/fleets/device/view/$commissionedDeviceReferenceId',
      title: titles.commissionedDevice,
    },
    { path: '/admin-fulfillment/orders', title: titles.orders },
    { path: '/admin-fulfillment/orders/add', title: titles.orderAdd },
    { path: '/admin-fulfillment/orders/$orderId/edit', title: titles.orderEdit },
    { path: '/admin-fulfillment/orders/$orderId/view', title: titles.orderView },
    { path: '/admin-fulfillment/orders/$orderId/packing-slip', title: titles.packingSlip },
    { path: '/admin-fulfillment/inventory', title: titles.inventory },
    { path: '/admin-fulfillment/inventory/add', title: titles.inventoryAdd },
    { path: '/admin-fulfillment/inventory/$referenceId/edit', title: titles.inventoryEdit },
    { path: '/admin-fulfillment/inventory/$referenceId/view', title: titles.inventoryView },
    { path: '/user/profile', title: titles.profile, open: true },
    { path: '/user/profile/notifications', title: titles.notifications, open: true },
  ]
}
