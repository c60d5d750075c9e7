import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  general: { defaultMessage: 'General', description: 'Step of the Add Enterprise wizard' },
  structure: {
    defaultMessage: 'Business Structure',
    description: 'Step of the Add Enterprise wizard, and its tree',
  },
  groupings: {
    defaultMessage: 'Groupings',
    description: 'Step of the Add Enterprise wizard, and its tree',
  },
  admin: {
    defaultMessage: 'Admin User Configuration',
    description: 'Step of the Add Enterprise wizard',
  },
  submit: { defaultMessage: 'Submit', description: 'Adds the enterprise' },
  saving: { defaultMessage: 'Saving...', description: 'Shown while the enterprise is being added' },
  added: {
    defaultMessage: 'Enterprise added',
    description: 'Shown above the list once an enterprise is added',
  },
  failed: {
    defaultMessage: 'Unable to add enterprise, check console for errors',
    description: 'Heading when an enterprise could not be added',
  },
  tooLate: {
    defaultMessage:
      'Some of your changes came too late. Once an enterprise has been added, only its name can be changed.',
    description: 'Said after an enterprise was added, if its form was changed during the save',
  },
  maybeSaved: {
    defaultMessage:
      'The enterprise may have been added anyway. Check the list before you submit it again.',
    description: 'Below the message that an enterprise could not be added',
  },
  discardNew: {
    defaultMessage: 'Discard the new enterprise?',
    description: 'Question before the wizard is left',
  },
  name: { defaultMessage: 'Enterprise Name', description: 'Label' },
  nameMissing: {
    defaultMessage: 'Enter a name first.',
    description: 'Why the wizard does not go on: the enterprise has no name',
  },
  template: { defaultMessage: 'Template', description: 'Label of the kinds of business structure' },
  grocery: { defaultMessage: 'Grocery default', description: 'Template of an enterprise' },
  groceryHint: {
    defaultMessage: 'A corporation with locations.',
    description: 'Explains the template for grocery chains',
  },
  qsr: {
    defaultMessage: 'Quick-service restaurant default',
    description: 'Template of an enterprise',
  },
  qsrHint: {
    defaultMessage: 'A corporation with stores.',
    description: 'Explains the template for chains of quick-service restaurants',
  },
  custom: { defaultMessage: 'Custom business structure', description: 'Template of an enterprise' },
  customHint: {
    defaultMessage: 'Your own levels, such as regions.',
    description: 'Explains the template without levels',
  },
  changeTemplate: {
    defaultMessage: 'Change the template?',
    description: 'Heading of the question before another template is chosen for an enterprise',
  },
  changeTemplateConfirm: {
    defaultMessage: 'Change template',
    description: 'Button that chooses another template for an enterprise',
  },
  changeTemplateEffect: {
    defaultMessage:
      'What you built for this template will not be added. It is restored if you choose this template again.',
    description: 'Question before another template is chosen for an enterprise',
  },
})

export const structureMessages = defineMessages({
  intro: {
    defaultMessage:
      'The levels of the organization, from the whole enterprise down to its locations. Each grouping in the next step belongs to one of these levels.',
    description: 'Explains the step with the tree of levels',
  },
  createRoot: { defaultMessage: 'Create Root', description: 'Begins the tree of levels' },
  none: { defaultMessage: 'No levels yet', description: 'The tree of levels is empty' },
  noneHint: {
    defaultMessage: 'Start with the enterprise itself, for example Corporation.',
    description: 'Explains the empty tree of levels',
  },
  rootMissing: {
    defaultMessage: 'Create the root first.',
    description: 'Why the wizard does not go on: the business structure is empty',
  },
  nameRequired: { defaultMessage: 'Name is required', description: 'A level has no name' },
  notUnique: {
    defaultMessage: 'Error: Business Structure name is not unique',
    description: 'Another level has the same name',
  },
  requiresTimezone: {
    defaultMessage: 'Requires a timezone',
    description: 'Checkbox: groupings of a level have a time zone',
  },
  requiresTimezoneHelp: {
    defaultMessage: 'Each grouping at this level has its own time zone.',
    description: 'Help of the checkbox about time zones',
  },
  enableFloorPlan: {
    defaultMessage: 'Enable floor plan',
    description: 'Checkbox: groupings of a level can have a floor plan',
  },
  timezone: { defaultMessage: 'Time zone', description: 'Mark of a level that requires one' },
  floorPlan: { defaultMessage: 'Floor plan', description: 'Mark of a level that can have one' },
  used: {
    defaultMessage:
      'Unable to delete the given business structure node because it is in use by a grouping.',
    description: 'Why a level is not deleted',
  },
  hasChildren: {
    defaultMessage: 'Unable to delete a level that has levels below it.',
    description: 'Why a level is not deleted',
  },
})

export const groupingMessages = defineMessages({
  intro: {
    defaultMessage: 'The enterprise’s locations and how they are grouped. You can add more later.',
    description: 'Explains the step with the tree of locations',
  },
  createRoot: {
    defaultMessage: 'Create Root Grouping',
    description: 'Begins the tree of groupings',
  },
  none: { defaultMessage: 'No groupings yet', description: 'The tree of groupings is empty' },
  noneHint: {
    defaultMessage:
      'Start with the enterprise itself. Its locations go below it. If you create none, the enterprise itself is the only grouping.',
    description: 'Explains the empty tree of groupings',
  },
  rootMissing: {
    defaultMessage: 'Create the root grouping first.',
    description: 'Why the wizard does not go on: there are no groupings',
  },
  nameRequired: { defaultMessage: 'Name is required', description: 'A grouping has no name' },
  notUnique: {
    defaultMessage: 'Error: Grouping name is not unique',
    description: 'Another grouping has the same name',
  },
  parent: { defaultMessage: 'Parent Grouping', description: 'Label: the grouping above' },
  parentChoice: {
    defaultMessage: 'Choose a parent',
    description: 'Stands in the list of groupings as long as no parent is chosen',
  },
  parentRequired: {
    defaultMessage: 'Parent Grouping is required',
    description: 'A grouping has no parent',
  },
  level: { defaultMessage: 'Business Structure', description: 'Label: the level of a grouping' },
  timezone: { defaultMessage: 'Timezone', description: 'Label: the time zone of a grouping' },
  timezoneChoice: {
    defaultMessage: 'Choose a time zone',
    description: 'Stands in the list of time zones as long as none is chosen',
  },
  timezoneRequired: {
    defaultMessage: 'Timezone is required',
    description: 'A grouping has no time zone',
  },
  timezoneMissing: {
    defaultMessage: 'Time zone missing',
    description: 'Mark of a grouping that needs a time zone',
  },
  monitoringVisible: {
    defaultMessage: 'Visible in monitoring',
    description: 'Checkbox: monitoring screens list the grouping',
  },
  hidden: {
    defaultMessage: 'Not in monitoring',
    description: 'Mark of a grouping that monitoring screens do not list',
  },
  hasChildren: {
    defaultMessage: 'Unable to delete a grouping that has groupings below it.',
    description: 'Why a grouping is not deleted',
  },
})

/** Why the next step is not available: groupings lack the time zone that their level requires. */
export const timezonesMissing = defineMessage<{ count: number }>({
  defaultMessage:
    '{count, plural, one {# grouping needs a time zone.} other {# groupings need a time zone.}}',
  description: 'Why the wizard does not go on',
})

export const adminMessages = defineMessages({
  intro: {
    defaultMessage: 'The first user of the enterprise, who can add the others.',
    description: 'Explains the step about the first administrator',
  },
  firstName: { defaultMessage: 'First name', description: 'Label' },
  firstNameRequired: { defaultMessage: 'First name is required', description: 'Empty field' },
  lastName: { defaultMessage: 'Last name', description: 'Label' },
  lastNameRequired: { defaultMessage: 'Last name is required', description: 'Empty field' },
  username: { defaultMessage: 'Username', description: 'Label' },
  usernameRequired: { defaultMessage: 'User name is required', description: 'Empty field' },
  usernameInvalid: {
    defaultMessage:
      'Use at least 3 characters. Allowed: letters, digits and . _ % + @ -. Start with a letter or digit.',
    description: 'What a username has to be',
  },
  password: { defaultMessage: 'Password', description: 'Label' },
  passwordRequired: { defaultMessage: 'Password is required', description: 'Empty field' },
})
