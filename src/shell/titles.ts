import { defineMessages } from 'react-intl'

/** The name of every screen, as document title, heading, menu item and breadcrumb show it. */
export const titles = defineMessages({
  signIn: { defaultMessage: 'Sign in', description: 'Name of the sign-in screen' },
  forgotPassword: {
    defaultMessage: 'Forgot password',
    description: 'Name of the screen /forgotpassword',
  },
  resetPassword: {
    defaultMessage: 'Choose a new password',
    description: 'Name of the screen /forgotpassword/reset/$resetToken',
  },
  termsOfUse: { defaultMessage: 'Terms of use', description: 'Name of the screen /terms-of-use' },
  dataUse: { defaultMessage: 'Data use', description: 'Name of the screen /data-use' },
  signOut: { defaultMessage: 'Sign out', description: 'Name of the sign-out address' },
  enterprises: {
    defaultMessage: 'Enterprises',
    description: 'Name of the screen that lists the customer organisations',
  },
  notFound: { defaultMessage: 'Page not found', description: 'Name of the page-not-found screen' },
  locations: {
    defaultMessage: 'Locations',
    description: 'Name of the screen /monitoring/locations',
  },
  adminDashboard: {
    defaultMessage: 'Admin Dashboard',
    description: 'Name of the screen /monitoring/admin/dashboard',
  },
  enterpriseAdd: {
    defaultMessage: 'Add Enterprise',
    description: 'Name of the screen /admin-admin/enterprises/add',
  },
  enterpriseView: {
    defaultMessage: 'View Enterprise',
    description: 'Name of the screen /admin-admin/enterprises/view/$enterpriseId',
  },
  enterpriseEdit: {
    defaultMessage: 'Edit Enterprise',
    description: 'Name of the screen /admin-admin/enterprises/edit/$enterpriseId',
  },
  enterprisePreferences: {
    defaultMessage: 'Edit Preferences',
    description: 'Name of the screen /admin-admin/enterprises/$enterpriseId/preferences',
  },
  enterpriseCellular: {
    defaultMessage: 'View Cellular Usage',
    description: 'Name of the screen /admin-admin/enterprises/$enterpriseId/cellular',
  },
  setup: { defaultMessage: 'Bulk Import', description: 'Name of the screen /admin-admin/setup' },
  users: { defaultMessage: 'Users', description: 'Name of the screen /admin-admin/users' },
  userAdd: { defaultMessage: 'Add User', description: 'Name of the screen /admin-admin/users/add' },
  userEdit: {
    defaultMessage: 'Edit User',
    description: 'Name of the screen /admin-admin/users/edit/$userId',
  },
  adminSearch: { defaultMessage: 'Search', description: 'Name of the screen /admin-admin/search' },
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
