import { defineMessage, defineMessages } from 'react-intl'
import type { Status } from '~/ui/feedback/status-badge.tsx'
import type { DeviceStatus } from './device-status.ts'

export const messages = defineMessages({
  fleets: { defaultMessage: 'Fleets', description: 'Names the table of fleets' },
  search: { defaultMessage: 'Search fleets', description: 'Labels the search field' },
  none: { defaultMessage: 'No fleets yet', description: 'Empty list' },
  noneHint: {
    defaultMessage: 'A fleet is a set of devices that are commissioned for one enterprise.',
    description: 'Explains the empty list of fleets',
  },
  description: { defaultMessage: 'Description', description: 'Label or column: of a fleet' },
  createdAt: { defaultMessage: 'Creation time', description: 'Label or column: of a fleet' },
  commissionedFor: {
    defaultMessage: 'Commissioned for',
    description: 'Label or column: the enterprise that gets the devices of a fleet',
  },
  manage: { defaultMessage: 'Manage', description: 'Row button: opens the devices of a fleet' },
  macAddress: { defaultMessage: 'MAC address', description: 'Label or column: of a device' },
  deviceType: { defaultMessage: 'Device type', description: 'Label or column' },
  failed: {
    defaultMessage: 'Failed to commission',
    description: 'State of a device that has to be commissioned again; also a filter',
  },
  status: { defaultMessage: 'Status', description: 'Label or column: of a device in a fleet' },
})

const words = defineMessages({
  commissioned: { defaultMessage: 'Commissioned', description: 'Status of a device in a fleet' },
  removed: { defaultMessage: 'Removed', description: 'Status of a device in a fleet' },
  reinventoried: { defaultMessage: 'Reinventoried', description: 'Status of a device in a fleet' },
  registered: { defaultMessage: 'Registered', description: 'Status of a device in a fleet' },
})

/** How the status of a device in a fleet is shown. */
export const statusLooks = {
  commissioned: { label: words.commissioned, tone: 'info' },
  removed: { label: words.removed, tone: 'warning' },
  reinventoried: { label: words.reinventoried, tone: 'neutral' },
  registered: { label: words.registered, tone: 'success' },
} satisfies Record<DeviceStatus, { label: unknown; tone: Status }>

/** Messages of Add Fleet. */
export const addMessages = defineMessages({
  devices: { defaultMessage: 'Devices', description: 'Heading of the part of a form' },
  devicesHint: {
    defaultMessage:
      'The devices are commissioned when the fleet is saved. More can be added later.',
    description: 'Explains the devices of a new fleet',
  },
  discardNew: {
    defaultMessage: 'Discard the new fleet?',
    description: 'Question before the form is left',
  },
  added: { defaultMessage: 'Fleet added.', description: 'Shown on the page of the new fleet' },
  notSaved: { defaultMessage: 'The fleet was not saved', description: 'Heading; why follows' },
  maybeSaved: {
    defaultMessage: 'The fleet may have been saved',
    description: 'Heading; why that is unknown follows',
  },
  maybeSavedHint: {
    defaultMessage:
      'Press “Save” to check whether the fleet already exists, so that it is not added twice.',
    description: 'Below the message that the fleet may have been saved',
  },
  exists: {
    defaultMessage: 'The fleet was added. Press “Save” to add the devices below to it.',
    description: 'In the form of a new fleet, after some of its devices failed to commission',
  },
  existsHint: {
    defaultMessage: 'The fleet’s enterprise can no longer be changed.',
    description: 'Below the message that the fleet itself was added',
  },
  openFleet: { defaultMessage: 'Open the fleet', description: 'Link to the page of a fleet' },
})

export const descriptionChanged = defineMessage<{ description: string }>({
  defaultMessage: 'The description is now “{description}”. Press “Save” to replace it.',
  description:
    'Error of the description of a fleet that someone else has changed; description: theirs',
})
