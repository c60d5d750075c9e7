import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  inventory: { defaultMessage: 'Inventory', description: 'Names the table of the inventory' },
  none: { defaultMessage: 'No devices yet', description: 'Empty list' },
  noneHint: {
    defaultMessage: 'Devices are entered here when a delivery arrives.',
    description: 'Explains the empty inventory',
  },
  macAddress: { defaultMessage: 'MAC address', description: 'Label or column: of a device' },
  copyReference: { defaultMessage: 'Copy reference', description: 'Button beside one' },
  copyMacAddress: { defaultMessage: 'Copy MAC address', description: 'Button beside one' },
  deviceType: { defaultMessage: 'Device type', description: 'Label or column' },
  importDate: {
    defaultMessage: 'Import date',
    description: 'Label or column: when a device was entered into the inventory',
  },
  location: {
    defaultMessage: 'Inventory location',
    description: 'Label or column: where a device is in stock',
  },
  vendorOrder: {
    defaultMessage: 'Vendor order',
    description: 'Label or column: the purchase that a device came with',
  },
  reference: { defaultMessage: 'Reference', description: 'Label or column: of a device' },
  class: { defaultMessage: 'Class', description: 'Label: the kind of a device’s serial number' },
  function: { defaultMessage: 'Function', description: 'Label: what a device does' },
  fleet: { defaultMessage: 'Fleet', description: 'Heading: what is known of a device in fleets' },
  noFleet: {
    defaultMessage: 'This device has not been in a fleet.',
    description: 'In place of the data of a fleet',
  },
  commissionedFor: {
    defaultMessage: 'Commissioned for',
    description: 'Label or column: the enterprise that gets the devices of a fleet',
  },
  commissionedAt: { defaultMessage: 'Commissioned on', description: 'Label: a time' },
  removedAt: { defaultMessage: 'Removed on', description: 'Label: a time' },
  registeredFor: { defaultMessage: 'Registered for', description: 'Label: a location' },
  viewCommissioned: {
    defaultMessage: 'View commissioned device',
    description: 'Link to the screen of a device in a fleet',
  },
  openSearch: {
    defaultMessage: 'Open in device search',
    description: 'Link to the device search, with this device',
  },
  noEditing: {
    defaultMessage: 'Inventory records cannot be edited',
    description: 'Heading of the screen that edits an inventory record',
  },
  noEditingHint: {
    defaultMessage:
      'Inventory records cannot be changed once added. To correct one, contact support.',
    description: 'Explains why an inventory record cannot be edited',
  },
  openDelivery: {
    defaultMessage: 'Open the delivery',
    description: 'Link to the screen that adds devices',
  },
  viewRecord: { defaultMessage: 'View the record', description: 'Link to an inventory record' },
  backToList: {
    defaultMessage: 'Back to the inventory list',
    description: 'Link to the list of the inventory',
  },
})
