import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  devices: { defaultMessage: 'Devices', description: 'Names the table of the devices of a fleet' },
  searchMac: { defaultMessage: 'Search MAC address', description: 'Labels the search field' },
  registeredTime: {
    defaultMessage: 'Last device time registered',
    description: 'Column: when a device last reported while it was registered',
  },
  unregisteredTime: {
    defaultMessage: 'Last device time unregistered',
    description: 'Column: when a device last reported while it was not registered',
  },
  all: { defaultMessage: 'All', description: 'Filter: devices of every status' },
  byStatus: { defaultMessage: 'Devices by status', description: 'Names a group of filters' },
  noDevices: { defaultMessage: 'No devices yet', description: 'Empty list of devices' },
  noDevicesHint: {
    defaultMessage: 'Devices appear here once they are added to the fleet.',
    description: 'Explains the empty list of devices',
  },
  addDevice: { defaultMessage: 'Add Device', description: 'Button and heading of a dialog' },
  editDescription: {
    defaultMessage: 'Edit description',
    description: 'Button and heading of a dialog',
  },
  saved: { defaultMessage: 'Description saved.', description: 'The new description is stored' },
  notSaved: {
    defaultMessage: 'The description was not saved',
    description: 'Heading; the reason follows',
  },
  remove: { defaultMessage: 'Remove', description: 'Button: takes a device out of its fleet' },
  removeQuestion: {
    defaultMessage: 'Are you sure you want to remove the device?',
    description: 'Question; the MAC address of the device follows',
  },
  removed: { defaultMessage: 'Device removed.', description: 'Said afterwards' },
  reinventory: {
    defaultMessage: 'Reinventory',
    description: 'Button: puts a removed device back into the inventory',
  },
  reinventoryQuestion: {
    defaultMessage: 'Put the device back into the inventory?',
    description: 'Question; what follows from it comes next',
  },
  reinventoried: { defaultMessage: 'Reinventoried.', description: 'Said afterwards' },
  ownZone: {
    defaultMessage: 'Times are in your time zone, because the fleet has no location.',
    description: 'Below the heading of a fleet',
  },
})

export const zoneOf = defineMessage<{ zone: string }>({
  defaultMessage: 'Times are in {zone}.',
  description: 'Below the heading of a fleet; `zone` such as US/Eastern',
})

export const zoneOfPlace = defineMessage<{ zone: string; location: string }>({
  defaultMessage: 'Times are in {zone}, the time zone of {location}.',
  description:
    'Below the heading of a fleet; `zone` such as US/Eastern, `location` is the name of a place',
})

export const failedBecause = defineMessage<{ status: string; failure: string }>({
  defaultMessage: '{status}: {failure}',
  description: 'Status of a device as text, and why commissioning failed',
})

type Refused = { macAddress: string; reason: string }

export const failures = {
  remove: defineMessage<Refused>({
    defaultMessage: '{macAddress} was not removed. {reason}',
    description: 'A device of a fleet; reason: a sentence, usually of the server',
  }),
  reinventory: defineMessage<Refused>({
    defaultMessage: '{macAddress} was not put back into the inventory. {reason}',
    description: 'A device of a fleet; reason: a sentence, usually of the server',
  }),
}

export const reinventoryHint = defineMessage<{ macAddress: string }>({
  defaultMessage: '{macAddress} can then be added to any fleet.',
  description: 'What follows when a removed device is put back into the inventory',
})
