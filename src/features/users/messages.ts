import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  users: { defaultMessage: 'Users', description: 'Names the table of users' },
  search: { defaultMessage: 'Search users', description: 'Labels the search field' },
  none: { defaultMessage: 'No users yet', description: 'Empty list' },
  noneHint: {
    defaultMessage: 'People who can sign in appear here once they are added.',
    description: 'Explains the empty list of users',
  },
  ownStaff: { defaultMessage: 'Provider staff', description: 'User of no enterprise' },
  roles: { defaultMessage: 'Roles', description: 'Label or column: the sets of rights of a user' },
  role: { defaultMessage: 'Role', description: 'Label of a filter: a set of rights of a user' },
  state: { defaultMessage: 'Status', description: 'Column: whether a user is archived' },
  active: { defaultMessage: 'Active', description: 'State of a user who may sign in' },
  archived: { defaultMessage: 'Archived', description: 'State of a user who may not sign in' },
  archive: { defaultMessage: 'Archive', description: 'Button: the user may no longer sign in' },
  archiveMany: { defaultMessage: 'Archive users', description: 'Heading: several at once' },
  archiveHint: {
    defaultMessage: 'Archived users can no longer sign in. Their history is kept.',
    description: 'What follows when users are archived',
  },
  restore: { defaultMessage: 'Restore', description: 'Button: the user may sign in again' },
  copyUsername: { defaultMessage: 'Copy username', description: 'Row button' },
  ownAccount: {
    defaultMessage: 'You cannot archive your own account.',
    description: 'Why an administrator is not archived',
  },
  ownRoles: {
    defaultMessage: 'You cannot remove your own roles. Ask another administrator.',
    description: 'Why the form of the own account is not saved',
  },
  username: {
    defaultMessage:
      'Use at least 3 characters. Allowed: letters, digits and . _ % + @ -. Start with a letter or digit.',
    description: 'What a username has to be',
  },
  setPassword: { defaultMessage: 'Set a new password', description: 'Checkbox' },
  discardNew: {
    defaultMessage: 'Discard the new user?',
    description: 'Question before the form is left',
  },
  added: { defaultMessage: 'User added.', description: 'Shown on the list after saving' },
  edited: { defaultMessage: 'User saved.', description: 'Shown on the list after saving' },
  notSaved: { defaultMessage: 'The user was not saved', description: 'Heading; why follows' },
  maybeSaved: {
    defaultMessage: 'The user may have been saved anyway. Check the list before you send it again.',
    description: 'Below the message that a user was not saved',
  },
})

type Named = { name: string }

export const about = {
  archive: defineMessage<Named>({ defaultMessage: 'Archive {name}?', description: 'Question' }),
  archived: defineMessage<Named>({ defaultMessage: '{name} was archived.', description: 'User' }),
  restored: defineMessage<Named>({ defaultMessage: '{name} was restored.', description: 'User' }),
  notRestored: defineMessage<Named & { reason: string }>({
    defaultMessage: '{name} was not restored. {reason}',
    description: 'An archived user; reason: a sentence',
  }),
  notArchived: defineMessage<Named & { reason: string }>({
    defaultMessage: '{name} was not archived. {reason}',
    description: 'A user; reason: a sentence',
  }),
}

export const archiveCount = defineMessage<{ count: number }>({
  defaultMessage: 'Archive {count, plural, one {# user} other {# users}}',
  description: 'Button',
})
