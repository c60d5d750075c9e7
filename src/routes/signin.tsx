import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import { SignInPage } from '~/features/sign-in/sign-in-page.tsx'
import { textParam } from '~/lib/search-params.ts'

export const Route = createFileRoute('/signin')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Sign in',
      description: 'Name of the sign-in screen',
    }),
    public: true,
  },
  validateSearch: z.object({ redirect: textParam }),
  component: SignInPage,
})
