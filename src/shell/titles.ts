import { defineMessages } from 'react-intl'

/** The name of every screen, as document title, heading, menu item and breadcrumb show it. */
export const titles = defineMessages({
  signIn: { defaultMessage: 'Sign in', description: 'Name of the sign-in screen' },
  signOut: { defaultMessage: 'Sign out', description: 'Name of the sign-out address' },
  enterprises: {
    defaultMessage: 'Enterprises',
    description: 'Name of the screen that lists the customer organisations',
  },
  notFound: { defaultMessage: 'Page not found', description: 'Name of the page-not-found screen' },
})
