/** The operations of the contract that no screen uses. */
export const unusedOperations = [
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
