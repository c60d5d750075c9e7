import { createFileRoute } from '@tanstack/react-router'
import { lookUpReset } from '~/features/sign-in/look-up-reset.ts'
import { ResetPasswordPage } from '~/features/sign-in/reset-password-page.tsx'
import { PublicRouteError } from '~/shell/public-route-error.tsx'
import { titles } from '~/shell/titles.ts'

export const Route = createFileRoute('/forgotpassword/reset/$resetToken')({
  staticData: { title: titles.resetPassword, public: true },
  loader: ({ context, params }) => lookUpReset(context.queryClient, params.resetToken),
  // A mailed link is opened from outside, so there is no screen before to look at meanwhile.
  pendingMs: 0,
  component: ResetPasswordPage,
  errorComponent: PublicRouteError,
})
