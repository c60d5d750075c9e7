import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  devices: { defaultMessage: 'Devices', description: 'Heading of the part of a form' },
  devicesHint: {
    defaultMessage: 'They are commissioned when the fleet is saved. More can be added later.',
    description: 'Explains the devices of a new fleet',
  },
  newFleet: {
    defaultMessage: 'the new fleet',
    description: 'What is lost when the form is left, as in “Discard the new fleet?”',
  },
  added: { defaultMessage: 'Fleet added.', description: 'Shown on the page of the new fleet' },
  notSaved: { defaultMessage: 'The fleet was not saved', description: 'Heading; why follows' },
  exists: {
    defaultMessage: 'The fleet itself was added. Save adds the devices below to it.',
    description: 'In the form of a new fleet, after some of its devices failed to commission',
  },
  openFleet: { defaultMessage: 'Open the fleet', description: 'Link to the page of a fleet' },
})
