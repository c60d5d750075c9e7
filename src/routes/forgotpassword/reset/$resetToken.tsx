import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { lookUpReset } from '~/features/sign-in/look-up-reset.ts'
import { ResetPasswordPage } from '~/features/sign-in/reset-password-page.tsx'
import { PublicRouteError } from '~/shell/public-route-error.tsx'

export const Route = createFileRoute('/forgotpassword/reset/$resetToken')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Choose a new password',
      description: 'Name of the screen /forgotpassword/reset/$resetToken',
    }),
    public: true,
    sample: '/forgotpassword/reset/7d3c1c38-7a6c-4f0e-9c1e-5f0b4c0e8a11',
  },
  loader: ({ context, params }) => lookUpReset(context.queryClient, params.resetToken),
  // A mailed link is opened from outside, so there is no previous screen to show meanwhile.
  pendingMs: 0,
  component: ResetPasswordPage,
  errorComponent: PublicRouteError,
})
