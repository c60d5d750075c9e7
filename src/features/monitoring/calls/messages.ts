import { defineMessage, defineMessages } from 'react-intl'

export const callMessages = defineMessages({
  calls: {
    defaultMessage: 'Notifications',
    description: 'Button: opens how this browser notifies the user of new alerts',
  },
  callsOn: {
    defaultMessage: 'Notifications on',
    description: 'Button: the same, while this browser notifies the user',
  },
  title: { defaultMessage: 'Notify me of new alerts', description: 'Heading of a dialog' },
  intro: {
    defaultMessage:
      'This browser notifies you when an alert opens while this page is in the background or shown as a wall display, at most once a minute.',
    description: 'Explains the settings of notifications',
  },
  on: { defaultMessage: 'Notify me in this browser', description: 'Checkbox' },
  severity: {
    defaultMessage: 'Severity',
    description: 'Labels the choice: the least severe alert that notifies',
  },
  critical: { defaultMessage: 'Critical only', description: 'Choice: only critical alerts notify' },
  warning: { defaultMessage: 'Warning and critical', description: 'Choice: these alerts notify' },
  info: { defaultMessage: 'All alerts', description: 'Choice: alerts of every severity notify' },
  sound: { defaultMessage: 'Sound', description: 'Labels the choice of a sound' },
  chime: { defaultMessage: 'Chime', description: 'Choice of a sound: two soft notes' },
  bell: { defaultMessage: 'Bell', description: 'Choice of a sound' },
  alarm: { defaultMessage: 'Alarm', description: 'Choice of a sound: loud and urgent' },
  none: { defaultMessage: 'No sound', description: 'Choice of a sound' },
  quietFrom: {
    defaultMessage: 'Quiet from',
    description: 'Labels a time of day: nothing notifies from then on',
  },
  quietUntil: {
    defaultMessage: 'Quiet until',
    description: 'Labels a time of day: nothing notifies until then',
  },
  never: {
    defaultMessage: 'No quiet hours',
    description: 'Choice in place of a time of day: no quiet hours',
  },
  bothTimes: {
    defaultMessage: 'Choose both times or neither.',
    description: 'Message beside a field: only one end of the quiet hours was chosen',
  },
  tryIt: {
    defaultMessage: 'Try it',
    description: 'Button: plays the sound and shows a sample notification',
  },
  sample: {
    defaultMessage: 'Notifications look and sound like this.',
    description: 'Title of a sample notification',
  },
  blocked: {
    defaultMessage:
      'This browser does not allow notifications for this site. You can still hear the sound and see the count in the tab. To allow them, open the site settings beside the address.',
    description: 'Shown in the settings of notifications where the user has refused them',
  },
  silent: {
    defaultMessage: 'The sound is off until you click or press a key on this page.',
    description: 'On the wall display after a reload: browsers play no sound before',
  },
})

export const callTitle = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, one {# new alert} other {# new alerts}}',
  description: 'Title of a notification; the devices and locations follow',
})
