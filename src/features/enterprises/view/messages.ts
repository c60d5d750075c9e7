import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  rates: {
    defaultMessage: 'Devices by reporting frequency',
    description: 'Heading and name of the table of device counts',
  },
  rate: {
    defaultMessage: 'Reporting Frequency',
    description: 'Column: minutes and seconds between two reports of a device',
  },
  deviceCount: { defaultMessage: 'Device Count', description: 'Column: how many devices' },
  group: {
    defaultMessage: 'Business structure',
    description: 'Label: the level of the business structure whose devices are counted',
  },
  noCounts: { defaultMessage: 'No devices here', description: 'Empty table of device counts' },
  noCountsHint: {
    defaultMessage: 'Reporting frequencies appear once devices are registered at this level.',
    description: 'Explains the empty table of device counts',
  },
  noGroups: {
    defaultMessage: 'No business structure',
    description: 'Shown instead of device counts',
  },
  noGroupsHint: {
    defaultMessage: 'This enterprise has no levels to count devices by.',
    description: 'Explains why there are no device counts',
  },
  locations: {
    defaultMessage: 'Locations needing attention',
    description: 'Heading on the page of an enterprise: its locations with trouble',
  },
  allLocations: {
    defaultMessage: 'All locations',
    description: 'Link from the locations with trouble to all locations of the enterprise',
  },
  orders: {
    defaultMessage: 'Open orders',
    description: 'Heading on the page of an enterprise: its orders that are not shipped yet',
  },
  allOrders: {
    defaultMessage: 'All orders',
    description: 'Link from the open orders to all orders of the enterprise',
  },
  users: {
    defaultMessage: 'Users',
    description: 'Heading on the page of an enterprise: its users who may sign in',
  },
  allUsers: {
    defaultMessage: 'All users',
    description: 'Link from the users of an enterprise to the list of all users',
  },
  fleets: {
    defaultMessage: 'Fleets',
    description: 'Heading on the page of an enterprise: the fleets that are for it',
  },
  allFleets: {
    defaultMessage: 'All fleets',
    description: 'Link from the fleets of an enterprise to the list of all fleets',
  },
  tooMany: {
    defaultMessage: 'The whole list is sorted by enterprise.',
    description:
      'In place of a short list: there are too many records to pick those of one enterprise',
  },
  tooManyUsers: {
    defaultMessage: 'The list shows those of this enterprise.',
    description:
      'In place of a short list: there are too many users to pick those of one enterprise',
  },
  devices: { defaultMessage: 'Devices', description: 'Names the table of devices' },
  serialNumber: { defaultMessage: 'Serial number', description: 'Column: of a device' },
  movable: {
    defaultMessage: 'Can be moved',
    description: 'Column: whether a device can be moved to another enterprise',
  },
  searchDevices: { defaultMessage: 'Search devices', description: 'Labels the search field' },
  noDevices: { defaultMessage: 'No devices left', description: 'Empty list of devices' },
  noDevicesHint: {
    defaultMessage: 'No devices report at this frequency anymore.',
    description: 'Explains the empty list of devices',
  },
})

export const devicesEvery = defineMessage<{ frequency: string }>({
  defaultMessage: 'Devices with reporting frequency {frequency}',
  description: 'Heading; `frequency` is in minutes and seconds, such as 05:00, or "Unknown"',
})

export const showDevices = defineMessage<{ frequency: string }>({
  defaultMessage: 'Show the devices with reporting frequency {frequency}',
  description: 'Read out for the link on a reporting frequency; `frequency` as 05:00, or "Unknown"',
})

export const deviceTotal = defineMessage<{ total: number }>({
  defaultMessage: '{total, plural, =0 {No devices} one {# device} other {# devices}}',
  description: 'Sums up the device counts of an enterprise',
})
