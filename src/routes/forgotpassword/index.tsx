import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { ForgotPasswordPage } from '~/features/sign-in/forgot-password-page.tsx'
import { redirectParam } from '~/lib/redirect-param.ts'

export const Route = createFileRoute('/forgotpassword/')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Forgot password',
      description: 'Name of the screen /forgotpassword',
    }),
    public: true,
  },
  ...redirectParam,
  component: ForgotPasswordPage,
})
