/** The operations of the contract that no screen uses. */
export const unusedOperations = [
  // A way to be notified is tested once it is saved.
  'testUnsavedNotificationPreference',
  // No screen of the specification shows or changes these.
  'getKrmcdDashboard',
  'findCellularDevices',
  'createCellularTag',
  'addDevicesToCellularTag',
  'claimCellularLink',
  'listCellularPlans',
  'listAllUiRoutes',
  'getLocale',
  // Removing a device from its fleet is another call.
  'decommissionDevice',
]
