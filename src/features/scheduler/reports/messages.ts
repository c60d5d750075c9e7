import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  reports: {
    defaultMessage: 'Scheduled reports',
    description: 'Heading above the reports that an enterprise gets at set times',
  },
  hint: {
    defaultMessage:
      'Choose an enterprise to see which reports it gets, when, and who receives them.',
    description: 'Explains the choice of an enterprise above its scheduled reports',
  },
  notScheduled: {
    defaultMessage: 'Not scheduled',
    description: 'In place of a report that an enterprise does not get',
  },
  schedule: {
    defaultMessage: 'Schedule',
    description: 'Label: how often a report is made, and when',
  },
  recipients: { defaultMessage: 'Recipients', description: 'Label: who gets a report by mail' },
  recipientsHint: {
    defaultMessage: 'One email address per line',
    description: 'Below the field for the recipients of a report',
  },
  recipientsInvalid: {
    defaultMessage: 'Enter valid email addresses, one per line, up to 50.',
    description: 'Error of the field for the recipients of a report',
  },
  recipientTooLong: {
    defaultMessage: 'An email address can have at most 254 characters.',
    description: 'Error of the field for the recipients of a report',
  },
  replace: {
    defaultMessage: 'Replace',
    description: 'Button: opens the form for a report in the place of this one',
  },
  delete: { defaultMessage: 'Delete', description: 'Button: the report is no longer made' },
  deleteHint: {
    defaultMessage: 'The report will no longer be created or sent.',
    description: 'What follows when a scheduled report is deleted',
  },
  replaced: {
    defaultMessage:
      'Someone else has replaced this report in the meantime. The new one was not deleted.',
    description: 'Why a scheduled report was not deleted',
  },
  frequency: { defaultMessage: 'Frequency', description: 'Label: how often a report is made' },
  DAILY: { defaultMessage: 'Every day', description: 'How often a report is made' },
  WEEKLY: { defaultMessage: 'Every week', description: 'How often a report is made' },
  dayOfWeek: { defaultMessage: 'Day of the week', description: 'Label: when a report is made' },
  timeOfDay: { defaultMessage: 'Time of day', description: 'Label: when a report is made' },
  timeInvalid: {
    defaultMessage: 'Enter a time such as 06:00.',
    description: 'Error of the field for the time of day at which a report is made',
  },
  timezone: { defaultMessage: 'Time zone', description: 'Label: the zone of a time of day' },
  kept: {
    defaultMessage: 'The report was not replaced. The earlier one is unchanged.',
    description: 'Heading above the form; why follows',
  },
  perhapsKept: {
    defaultMessage:
      'It is not known whether the earlier report was deleted. Save again: the current schedule is checked first.',
    description: 'Heading above the form after a call without an answer; why follows',
  },
  none: {
    defaultMessage:
      'The earlier report was deleted, but the new one was not added. Nothing is scheduled now. Save again to add it.',
    description: 'Heading above the form after the second of two calls failed; why follows',
  },
  notAdded: {
    defaultMessage: 'The report was not added',
    description: 'Heading above the form; why follows',
  },
  taken: {
    defaultMessage:
      'Someone else has scheduled this report in the meantime. Save again to compare the two schedules and choose.',
    description: 'Why a report was not added',
  },
  perhapsAdded: {
    defaultMessage:
      'It is not known whether the report was added. Save again: the current schedule is checked first.',
    description: 'Heading above the form after a call without an answer; why follows',
  },
  saved: { defaultMessage: 'Report scheduled.', description: 'Said when a report was saved' },
})

/** What is said of a failed save after the user has left the dialog. */
export const leftWith = {
  notAdded: messages.notAdded,
  ...defineMessages({
    kept: {
      defaultMessage: 'The report was not replaced',
      description: 'Said of a report, followed by the reason',
    },
    perhapsKept: {
      defaultMessage: 'It is not known whether the earlier report was deleted',
      description: 'Said of a report, followed by the reason',
    },
    none: {
      defaultMessage: 'The earlier report was deleted, but the new one was not added',
      description: 'Said of a report, followed by the reason',
    },
    perhapsAdded: {
      defaultMessage: 'It is not known whether the report was added',
      description: 'Said of a report, followed by the reason',
    },
  }),
}

type Report = { name: string }

export const about = {
  deleteQuestion: defineMessage<Report>({
    defaultMessage: 'Delete {name}?',
    description: 'Question; `name` is a report and its enterprise',
  }),
  deleted: defineMessage<Report>({
    defaultMessage: '{name} was deleted.',
    description: 'Said afterwards; `name` is a report and its enterprise',
  }),
  restored: defineMessage<Report>({
    defaultMessage: '{name} was scheduled again.',
    description: 'Said after Undo; `name` is a report and its enterprise',
  }),
  notRestored: defineMessage<Report & { reason: string }>({
    defaultMessage: '{name} was not scheduled again. {reason}',
    description: 'Said after Undo; `name` is a report and its enterprise; reason: a sentence',
  }),
}

export const reportOf = defineMessage<{ report: string; enterprise: string }>({
  defaultMessage: '{report} for {enterprise}',
  description: 'Names a scheduled report',
})

export const replaceTitle = defineMessage<{ report: string }>({
  defaultMessage: 'Replace {report}',
  description: 'Heading of a dialog; `report` such as All Devices Report of Fresh Fields Market',
})

export const addTitle = defineMessage<{ report: string }>({
  defaultMessage: 'Add {report}',
  description: 'Heading of a dialog; `report` such as All Devices Report of Fresh Fields Market',
})

export const everyDay = defineMessage<{ time: string; zone: string }>({
  defaultMessage: 'Every day at {time} ({zone})',
  description: 'When a report is made; `zone` such as US/Eastern',
})

export const everyWeek = defineMessage<{ day: string; time: string; zone: string }>({
  defaultMessage: 'Every week on {day} at {time} ({zone})',
  description: 'When a report is made; `day` such as Monday, `zone` such as US/Eastern',
})

export const otherFrequency = defineMessage<{ frequency: string; time: string; zone: string }>({
  defaultMessage: '{frequency} at {time} ({zone})',
  description:
    'When a report is made, with a frequency that only the server knows, such as MONTHLY',
})
