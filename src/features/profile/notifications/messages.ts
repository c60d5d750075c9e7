import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  subtitle: {
    defaultMessage: 'How alerts reach you',
    description: 'Says in a line what the screen of notification preferences is about',
  },
  failed: {
    defaultMessage: 'error getting preferences',
    description: 'Heading of a failed load; why follows',
  },
  waiting: {
    defaultMessage: 'Please wait',
    description: 'Announced while the notification preferences are changed or tested',
  },
  state: {
    defaultMessage: 'Status',
    description: 'Column: whether notifications are sent this way',
  },
  active: { defaultMessage: 'Active', description: 'State: notifications are sent this way' },
  inactive: {
    defaultMessage: 'Inactive',
    description: 'State: no notifications are sent this way',
  },
  textOnly: {
    defaultMessage: 'Text only',
    description: 'Column: whether emails are sent without pictures and layout',
  },
  textOnlyEmails: {
    defaultMessage: 'Text-only emails',
    description: 'Checkbox: emails are to be sent without pictures and layout',
  },
  test: { defaultMessage: 'Test', description: 'Row button: sends a test notification' },
  makeActive: {
    defaultMessage: 'Make active',
    description: 'Row button: notifications are to be sent this way again',
  },
  makeInactive: {
    defaultMessage: 'Make inactive',
    description: 'Row button: no notifications are to be sent this way, but it stays in the list',
  },
  gone: {
    defaultMessage: 'It is no longer in the list.',
    description: 'Why a way to be notified could not be changed: it was removed elsewhere',
  },
  remove: { defaultMessage: 'Remove', description: 'Row button: removes a way to be notified' },
  sendTest: { defaultMessage: 'Send test', description: 'Button: sends a test notification' },
  testSent: {
    defaultMessage: 'test notification sent',
    description: 'Shown after a test notification was sent',
  },
  emailTaken: {
    defaultMessage: 'This address is already in the list.',
    description: 'The address to add is there already',
  },
  numberTaken: {
    defaultMessage: 'This number is already in the list.',
    description: 'The number to add is there already',
  },
  invalidPhone: {
    defaultMessage: 'please enter valid phone number',
    description: 'What was typed is no whole number of the United States',
  },
})

const foreignStays = defineMessage({
  defaultMessage: 'It cannot be added again here: new numbers must be in the United States.',
  description: 'What follows when a foreign number is removed',
})

/** Why a removed preference cannot be added again. */
export const staysTexts = {
  email: defineMessage({
    defaultMessage: 'It cannot be added again here: it is not a valid email address.',
    description: 'What follows when an email address is removed that the console does not accept',
  }),
  sms: foreignStays,
  voice: foreignStays,
  push: defineMessage({
    defaultMessage: 'It cannot be added again here.',
    description: 'What follows when a device that receives push notifications is removed',
  }),
}

/** The texts of each channel. */
export const channelTexts = {
  email: defineMessages({
    heading: { defaultMessage: 'Email', description: 'Heading: addresses to be notified at' },
    value: { defaultMessage: 'Email address', description: 'Column or label' },
    none: {
      defaultMessage: 'No email addresses yet. Add one to get alerts by email.',
      description: 'Empty list',
    },
    add: { defaultMessage: 'Add email', description: 'Button and heading' },
    added: { defaultMessage: 'email added', description: 'An email address was added' },
    notAdded: { defaultMessage: 'error adding email', description: 'Heading; why follows' },
  }),
  sms: defineMessages({
    heading: { defaultMessage: 'SMS', description: 'Heading: numbers for text messages' },
    value: { defaultMessage: 'SMS number', description: 'Column or label' },
    none: {
      defaultMessage: 'No SMS numbers yet. Add one to get alerts as text messages.',
      description: 'Empty list',
    },
    add: { defaultMessage: 'Add SMS number', description: 'Button and heading' },
    added: { defaultMessage: 'phone number saved', description: 'A phone number was added' },
    notAdded: { defaultMessage: 'error adding phone number', description: 'Heading; why follows' },
  }),
  voice: defineMessages({
    heading: { defaultMessage: 'Voice', description: 'Heading: numbers for spoken calls' },
    value: { defaultMessage: 'Voice number', description: 'Column or label' },
    none: {
      defaultMessage: 'No voice numbers yet. Add one to get alerts by phone call.',
      description: 'Empty list',
    },
    add: { defaultMessage: 'Add voice number', description: 'Button and heading' },
    added: { defaultMessage: 'phone number saved', description: 'A phone number was added' },
    notAdded: { defaultMessage: 'error adding phone number', description: 'Heading; why follows' },
  }),
  push: defineMessages({
    heading: { defaultMessage: 'Push', description: 'Heading: devices for push notifications' },
    value: { defaultMessage: 'Device', description: 'Column: a device for push notifications' },
    none: {
      defaultMessage: 'No devices yet. A device appears here once it gets push notifications.',
      description: 'Empty list',
    },
  }),
}

export const invalidEmail = defineMessage<{ value: string }>({
  defaultMessage: '{value} is not a valid email address',
  description: 'What was typed is no email address',
})

export const removeQuestion = defineMessage<{ name: string }>({
  defaultMessage: 'Remove {name}?',
  description: 'Question; name: of a device, or a phone number',
})

export const removed = defineMessage<{ type: string }>({
  defaultMessage:
    '{type, select, email {email removed} sms {SMS number removed} voice {voice number removed} other {push device removed}}',
  description: 'A way to be notified was removed',
})

export const nowActive = defineMessage<{ name: string }>({
  defaultMessage: 'Notifications are sent to {name} again.',
  description: 'A way to be notified was made active; name: an address, a number or a device',
})

export const nowInactive = defineMessage<{ name: string }>({
  defaultMessage: 'Notifications are no longer sent to {name}.',
  description: 'A way to be notified was made inactive; name: an address, a number or a device',
})

type Why = { reason: string }

/** Failed calls. The reason is the server’s own text, or says that there was no answer. */
export const failures = {
  remove: defineMessage<Why>({
    defaultMessage: 'error deleting the preference: {reason}',
    description: 'Shown when a way to be notified could not be removed',
  }),
  change: defineMessage<Why>({
    defaultMessage: 'error changing the preference: {reason}',
    description: 'Shown when a way to be notified could not be made active or inactive',
  }),
  test: defineMessage<Why>({
    defaultMessage: 'error sending the test notification: {reason}',
    description: 'Shown when a test notification could not be sent',
  }),
  email: defineMessage<Why>({
    defaultMessage: 'error adding email: {reason}',
    description: 'Shown when an email address that was removed could not be added again',
  }),
  phone: defineMessage<Why>({
    defaultMessage: 'error adding phone number: {reason}',
    description: 'Shown when a phone number that was removed could not be added again',
  }),
}
