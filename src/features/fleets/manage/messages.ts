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
  reinventoried: { defaultMessage: 'Reinventoried.', description: 'Said afterwards' },
  commissioned: {
    defaultMessage: 'Device commissioned.',
    description: 'Said after a device that had failed was tried again',
  },
  commissionQuestion: {
    defaultMessage: 'Commission the device again?',
    description: 'Question about a device that failed; why it failed follows',
  },
  againNotLoaded: {
    defaultMessage: 'The devices that can be commissioned again could not be loaded.',
    description: 'Failure above the devices of a fleet, of which some failed to be commissioned',
  },
  files: {
    defaultMessage: 'Download files',
    description: 'Button: saves the packages and certificates of a fleet as one ZIP file',
  },
  filesHint: {
    defaultMessage:
      'One ZIP file with the installation packages, certificates and private keys of the devices in service. Keep it safe: whoever has it has the keys. The packages are generated one after the other, which can take minutes. Devices without files, such as sensors, are left out.',
    description: 'Explains the question before the files of all devices of a fleet are downloaded',
  },
  download: { defaultMessage: 'Download', description: 'Button: begins a download' },
  saveRest: {
    defaultMessage: 'Save the others',
    description: 'Button: saves the files that could be read, although some could not',
  },
  filesStopped: {
    defaultMessage: 'The download has stopped',
    description: 'Heading; the reason follows',
  },
  noFiles: {
    defaultMessage: 'None of these devices has files.',
    description: 'Outcome of a download of the files of many devices',
  },
  several: {
    defaultMessage: 'Several devices',
    description: 'Button: opens a dialog that removes devices of a fleet, or puts them back',
  },
  severalTitle: {
    defaultMessage: 'Remove or reinventory devices',
    description: 'Heading of a dialog: many devices of a fleet',
  },
  change: { defaultMessage: 'What to do', description: 'Label: names a choice' },
  removeHint: {
    defaultMessage: 'They stay listed in the fleet as removed.',
    description: 'What follows when devices are removed from a fleet',
  },
  reinventoryManyHint: {
    defaultMessage: 'They can then be added to any fleet.',
    description: 'What follows when removed devices are put back into the inventory',
  },
  codes: {
    defaultMessage: 'MAC addresses',
    description: 'Label of a box to paste the MAC addresses of devices into',
  },
  noCodes: {
    defaultMessage: 'Paste at least one MAC address.',
    description: 'The box for MAC addresses is empty',
  },
  check: {
    defaultMessage: 'Check devices',
    description: 'Button: finds out for each device what can be done with it; nothing is done yet',
  },
  removeMany: {
    defaultMessage: 'Remove devices',
    description: 'Heading: many devices of a fleet',
  },
  reinventoryMany: {
    defaultMessage: 'Reinventory devices',
    description: 'Heading: puts many removed devices back into the inventory',
  },
  notInFleet: {
    defaultMessage: 'Not in this fleet',
    description: 'Verdict about a MAC address: no device of the fleet has it',
  },
  isRegistered: {
    defaultMessage: 'Registered',
    description: 'Verdict about a device: it is in use at a location, so it cannot be removed',
  },
  registeredHint: {
    defaultMessage: 'Unregister it first.',
    description: 'Why a registered device cannot be removed from its fleet',
  },
  notRemoved: {
    defaultMessage: 'Not removed',
    description: 'Verdict about a device: it has to be removed before it can be put back',
  },
  notRemovedHint: {
    defaultMessage: 'Remove it from the fleet first.',
    description: 'Why a device cannot be put back into the inventory',
  },
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

type Count = { count: number }

export const macCount = defineMessage<Count>({
  defaultMessage:
    '{count, plural, =0 {No MAC addresses} one {# MAC address} other {# MAC addresses}}',
  description: 'How many MAC addresses were pasted, each counted once',
})

export const changeCounts = {
  remove: defineMessage<Count>({
    defaultMessage: '{count, plural, one {Remove # device} other {Remove # devices}}',
    description: 'Button: takes devices out of their fleet',
  }),
  reinventory: defineMessage<Count>({
    defaultMessage: '{count, plural, one {Reinventory # device} other {Reinventory # devices}}',
    description: 'Button: puts removed devices back into the inventory',
  }),
}

export const removedCount = defineMessage<Count>({
  defaultMessage: '{count, plural, one {# device was removed.} other {# devices were removed.}}',
  description: 'Above the results of removing many devices; a button for the next step follows',
})

export const filesTitle = defineMessage<Count>({
  defaultMessage:
    '{count, plural, one {Download the files of # device?} other {Download the files of # devices?}}',
  description: 'Question before the packages and certificates of a fleet are downloaded',
})

export const devicesRead = defineMessage<{ read: number; total: number }>({
  defaultMessage:
    '{total, plural, one {{read, number} of # device read} other {{read, number} of # devices read}}',
  description: 'How far the download of the files of many devices is',
})

export const notRead = defineMessage<Count>({
  defaultMessage:
    '{count, plural, one {The files of # device could not be read} other {The files of # devices could not be read}}',
  description: 'Heading; the devices and the reasons follow',
})

export const filesSaved = defineMessage<{ count: number; name: string; without: number }>({
  defaultMessage:
    '{count, plural, one {# file saved in {name}.} other {# files saved in {name}.}}{without, plural, =0 {} one { # device has no files.} other { # devices have no files.}}',
  description:
    'Said after the download; name: that of the ZIP file; without: devices that have no files',
})

export const failures = {
  remove: defineMessage<Refused>({
    defaultMessage: '{macAddress} was not removed. {reason}',
    description: 'A device of a fleet; reason: a sentence, usually of the server',
  }),
  reinventory: defineMessage<Refused>({
    defaultMessage: '{macAddress} was not put back into the inventory. {reason}',
    description: 'A device of a fleet; reason: a sentence, usually of the server',
  }),
  commission: defineMessage<Refused>({
    defaultMessage: '{macAddress} was not commissioned. {reason}',
    description: 'A device of a fleet; reason: a sentence, usually of the server',
  }),
}

export const commissionHint = defineMessage<{ macAddress: string; failure: string }>({
  defaultMessage: '{macAddress} failed the last time: {failure}',
  description:
    'What comes before a device is commissioned again; failure: a sentence of the server',
})
