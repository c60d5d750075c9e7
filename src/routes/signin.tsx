import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { SignInPage } from '~/features/sign-in/sign-in-page.tsx'
import { redirectParam } from '~/lib/redirect-param.ts'

export const Route = createFileRoute('/signin')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Sign in',
      description: 'Name of the sign-in screen',
    }),
    public: true,
  },
  ...redirectParam,
  component: SignInPage,
})
