import { defineMessages } from 'react-intl'

/** The name of every screen, as document title, heading, menu item and breadcrumb show it. */
export const titles = defineMessages({
  signIn: { defaultMessage: 'Sign in', description: 'Name of the sign-in screen' },
  forgotPassword: {
    defaultMessage: 'Forgot password',
    description: 'Name of the screen /forgotpassword',
  },
  resetPassword: {
    defaultMessage: 'Choose a new password',
    description: 'Name of the screen /forgotpassword/reset/$resetToken',
  },
  termsOfUse: { defaultMessage: 'Terms of use', description: 'Name of the screen /terms-of-use' },
  dataUse: { defaultMessage: 'Data use', description: 'Name of the screen /data-use' },
  signOut: { defaultMessage: 'Sign out', description: 'Name of the sign-out address' },
  enterprises: {
    defaultMessage: 'Enterprises',
    description: 'Name of the screen that lists the customer organisations',
  },
  enterpriseView: {
    defaultMessage: '{name}',
    description:
      'Name of the screen /admin-admin/enterprises/view/$enterpriseId; name: of the enterprise',
  },
  enterpriseEdit: {
    defaultMessage: 'Edit {name}',
    description:
      'Name of the screen /admin-admin/enterprises/edit/$enterpriseId; name: of the enterprise',
  },
  enterprisePreferences: {
    defaultMessage: 'Preferences of {name}',
    description:
      'Name of the screen /admin-admin/enterprises/$enterpriseId/preferences; name: of the enterprise',
  },
  enterpriseCellular: {
    defaultMessage: 'Cellular usage of {name}',
    description:
      'Name of the screen /admin-admin/enterprises/$enterpriseId/cellular; name: of the enterprise',
  },
  setup: { defaultMessage: 'Bulk Import', description: 'Name of the screen /admin-admin/setup' },
  enterpriseAdd: {
    defaultMessage: 'Add Enterprise',
    description: 'Name of the screen /admin-admin/enterprises/add',
  },
  notFound: { defaultMessage: 'Page not found', description: 'Name of the page-not-found screen' },
  locations: {
    defaultMessage: 'Locations',
    description: 'Name of the screen /monitoring/locations',
  },
})
