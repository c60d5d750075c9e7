import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  tabs: {
    defaultMessage: 'Dashboard sections',
    description: 'Names the tabs "Totals" and "Enterprise Detail" for screen readers',
  },
  totalsTab: { defaultMessage: 'Totals', description: 'Tab, and heading of the sums in it' },
  detailTab: {
    defaultMessage: 'Enterprise Detail',
    description: 'Tab with the locations of one enterprise that need attention',
  },
  system: {
    defaultMessage: 'System Wide Information',
    description: 'Heading above the sums over all enterprises',
  },
  onlyCurrent: {
    defaultMessage: 'Retired enterprises are not counted.',
    description: 'Below the heading above the sums over all enterprises',
  },
  topTypes: {
    defaultMessage: 'Top Device Types',
    description: 'Heading above the most frequent types of devices',
  },
  noDevices: { defaultMessage: 'No devices yet', description: 'In place of the device types' },
  noDevicesHint: {
    defaultMessage: 'The most common device types appear here once there are devices.',
    description: 'Explains that there are no device types',
  },
  enterprises: { defaultMessage: 'Enterprises', description: 'Label of a number' },
  activeUsers: {
    defaultMessage: 'Active users',
    description: 'Label of a number: users of enterprises who may sign in',
  },
  devices: { defaultMessage: 'Devices', description: 'Label of a number' },
  locations: { defaultMessage: 'Locations', description: 'Label of a number' },
  devicesOffline: {
    defaultMessage: 'Devices Offline',
    description: 'Label of a number, and choice of an order: the most devices offline first',
  },
  criticalAlerts: {
    defaultMessage: 'Critical Alerts',
    description: 'Label of a number, and choice of an order: the most critical alerts first',
  },
  percentOffline: {
    defaultMessage: 'Percent Offline',
    description: 'Choice of an order: the highest share of sensors offline first',
  },
  attention: {
    defaultMessage: 'Enterprise Information: Needs Attention',
    description: 'Heading above the locations that need attention, by enterprise',
  },
  orderBy: { defaultMessage: 'Order By', description: 'Labels the choice of an order' },
  allWell: {
    defaultMessage: 'Nothing needs attention',
    description: 'Heading where no location of any enterprise has trouble',
  },
  allWellHint: {
    defaultMessage: 'No devices are offline and no critical alerts are open.',
    description: 'Explains that no location has trouble',
  },
  disabled: {
    defaultMessage: 'Enterprise Information: Locations With Disabled Alerts',
    description: 'Heading above the locations whose alerts are switched off, by enterprise',
  },
  noneDisabled: {
    defaultMessage: 'No alerts are disabled',
    description: 'Heading where no location has its alerts switched off',
  },
  noneDisabledHint: {
    defaultMessage: 'Locations with alerts turned off appear here.',
    description: 'Explains that no location has its alerts switched off',
  },
  needing: {
    defaultMessage: 'Locations Needing Attention',
    description: 'Heading above the locations of one enterprise that have trouble',
  },
  disabledHere: {
    defaultMessage: 'Locations With Disabled Alerts',
    description: 'Heading above the locations of one enterprise whose alerts are switched off',
  },
  choose: {
    defaultMessage: 'Choose an enterprise',
    description: 'Heading where no enterprise has been chosen yet',
  },
  chooseHint: {
    defaultMessage: 'Its locations that need attention appear here.',
    description: 'Explains that no enterprise has been chosen yet',
  },
  noData: {
    defaultMessage: 'No data to show for this enterprise',
    description: 'Heading where the chosen enterprise has no location that needs attention',
  },
  viewEnterprise: {
    defaultMessage: 'View enterprise',
    description: 'Link to the screen of the chosen enterprise',
  },
})

export const trendSince = {
  more: defineMessage<{ count: number; day: string }>({
    defaultMessage: '{count, number} more since {day}',
    description: 'Below a number: by how much it has grown since an earlier day',
  }),
  fewer: defineMessage<{ count: number; day: string }>({
    defaultMessage: '{count, number} fewer since {day}',
    description: 'Below a number: by how much it has fallen since an earlier day',
  }),
}

export const sameSince = defineMessage<{ day: string }>({
  defaultMessage: 'Unchanged since {day}',
  description: 'Below a number: it is as it was on an earlier day',
})

export const retiredCount = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, other {# retired}}',
  description: 'Beside the number of enterprises: how many more are retired; they are not counted',
})

export const leftOutCount = defineMessage<{ count: number }>({
  defaultMessage:
    '{count, plural, one {# retired or removed enterprise is not included.} other {# retired or removed enterprises are not included.}}',
  description: 'Below a list of enterprises: how many others are not in it',
})

export const offlineOf = defineMessage<{ devices: number }>({
  defaultMessage: 'of {devices, plural, one {# device} other {# devices}} at locations',
  description: 'Beside the number of devices offline: of how many. Others have no location yet.',
})

export const attentionSum = defineMessage<{ locations: number; enterprises: number }>({
  defaultMessage:
    '{locations, plural, one {# location} other {# locations}} of {enterprises, plural, one {# enterprise} other {# enterprises}}.',
  description: 'How many locations are listed, and of how many enterprises',
})

export const enterpriseSums = defineMessage<{ offline: number; alerts: number; share: string }>({
  defaultMessage:
    '{offline, plural, one {# device offline} other {# devices offline}} · {alerts, plural, one {# critical alert} other {# critical alerts}} · {share} of sensors offline',
  description: 'What is wrong at all locations of an enterprise together',
})

export const enterpriseNumber = defineMessage<{ id: number }>({
  defaultMessage: 'Enterprise {id}',
  description: 'An enterprise whose name could not be loaded, by its number',
})

export const locationCount = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, one {# location} other {# locations}}',
  description: 'How many locations are listed',
})
