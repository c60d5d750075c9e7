import { defineMessages, FormattedMessage } from 'react-intl'
import { Button } from '~/ui/button/button.tsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { PublicPage } from '~/ui/layout/public-page.tsx'
import { PlainLink } from '~/ui/link/styled-link.tsx'

type SignOutPageProps = {
  /** Why the profile could not be loaded; without it, the profile lists no screens. */
  error?: Error
  onRetry?: () => void
}

/** Shown if the console has nothing else to show: at least, users can sign out. */
export function SignOutPage({ error, onRetry }: SignOutPageProps) {
  return (
    <PublicPage heading={error ? messages.noProfile : messages.noScreens}>
      {error ? (
        <ErrorMessage error={error} onRetry={onRetry} />
      ) : (
        <p>
          <FormattedMessage {...messages.nothing} />
        </p>
      )}
      <Button asChild variant="outline">
        <PlainLink to="/signout">
          <FormattedMessage {...messages.signOut} />
        </PlainLink>
      </Button>
    </PublicPage>
  )
}

const messages = defineMessages({
  noProfile: {
    defaultMessage: 'Your profile could not be loaded',
    description: 'Heading when it could not be read who is signed in',
  },
  noScreens: {
    defaultMessage: 'Nothing to show',
    description: 'Heading for a user whose profile has no screens',
  },
  nothing: {
    defaultMessage: 'You do not have access to any page. Ask your administrator for access.',
    description: 'Shown to a user whose profile has no pages',
  },
  signOut: { defaultMessage: 'Log out', description: 'Link where nothing else can be done' },
})
