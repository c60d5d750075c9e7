import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

export const messages = defineMessages({
  changeRoles: { defaultMessage: 'Change roles', description: 'Button and heading: of many users' },
  changeLanguage: {
    defaultMessage: 'Change language',
    description: 'Button and heading: of many users',
  },
  check: {
    defaultMessage: 'Check the users',
    description: 'Button: reads them before the change',
  },
  change: { defaultMessage: 'Change', description: 'Label of a choice: what becomes of the roles' },
  add: {
    defaultMessage: 'Add the selected roles',
    description: 'Choice: users keep their roles and get these too',
  },
  remove: {
    defaultMessage: 'Remove the selected roles',
    description: 'Choice: users keep only their other roles',
  },
  replace: {
    defaultMessage: 'Replace all roles with the selected ones',
    description: 'Choice: users lose their roles and get these',
  },
  rolesChanged: {
    defaultMessage: 'Someone else has changed the roles since they were checked.',
    description: 'Why the roles of a user were not changed',
  },
  languageChanged: {
    defaultMessage: 'Someone else has changed the language since it was checked.',
    description: 'Why the language of a user was not changed',
  },
  hasRoles: {
    defaultMessage: 'Nothing to change',
    description: 'Verdict about a user: the roles are already as wanted',
  },
  hasLanguage: {
    defaultMessage: 'Already has this language',
    description: 'Verdict about a user: nothing to do',
  },
  noRole: {
    defaultMessage: 'Would have no role left',
    description: 'Verdict about a user, who can then do nothing anymore',
  },
  rolesBefore: { defaultMessage: 'Roles before', description: 'Column: those of a user' },
  rolesAfter: { defaultMessage: 'Roles after', description: 'Column: those of a user' },
  languageBefore: { defaultMessage: 'Language before', description: 'Column: that of a user' },
})

type Roles = { roles: MessageValue }

/** What becomes of the roles, below the heading and in the question. */
export const rolesChange = {
  add: defineMessage<Roles>({
    defaultMessage: 'Added: {roles}. Their current roles stay.',
    description: 'What becomes of the roles of many users; roles: their names',
  }),
  remove: defineMessage<Roles>({
    defaultMessage: 'Removed: {roles}. Their other roles stay.',
    description: 'What becomes of the roles of many users; roles: their names',
  }),
  replace: defineMessage<Roles>({
    defaultMessage: 'Afterwards: {roles}, and no other role.',
    description: 'What becomes of the roles of many users; roles: their names',
  }),
}

export const languageChange = defineMessage<{ language: MessageValue }>({
  defaultMessage: 'They will see the console in {language} from their next visit.',
  description: 'Question before the language of many users is changed',
})

export const toLanguage = defineMessage<{ language: MessageValue }>({
  defaultMessage: 'To {language}',
  description: 'Below a heading: the new language of many users',
})

type Count = { count: number }

export const changeCount = defineMessage<Count>({
  defaultMessage: 'Change {count, plural, one {# user} other {# users}}',
  description: 'Button: changes the roles or the language of many users',
})

export const selectedCount = defineMessage<Count>({
  defaultMessage: '{count, plural, one {# user} other {# users}} selected',
  description: 'Beside the button of a dialog',
})
