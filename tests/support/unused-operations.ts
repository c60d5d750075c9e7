/** The operations of the contract that no screen uses. */
export const unusedOperations = [
  // The console tests a notification preference only after saving it.
  'testUnsavedNotificationPreference',
  // No screen in the specification uses these.
  'getKrmcdDashboard',
  'findCellularDevices',
  'createCellularTag',
  'addDevicesToCellularTag',
  'claimCellularLink',
  'listCellularPlans',
  'listAllUiRoutes',
  'getLocale',
  // A device is removed from its fleet by another call.
  'decommissionDevice',
]
