import { createFileRoute, redirect } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { SignOutQuestion } from '~/features/sign-out/sign-out-question.tsx'
import { signOut } from '~/session/sign-out.ts'

export const Route = createFileRoute('/signout')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Log out',
      description: 'Name of the sign-out address',
    }),
    public: true,
  },
  beforeLoad: async ({ cause }) => {
    // Hovering the link preloads this route, which must sign nobody out.
    if (cause === 'preload') return
    const { findUnsent } = await import('~/lib/unsent.ts')
    const unsent = await findUnsent()
    if (unsent?.length !== 0) return
    await signOut()
    throw redirect({ to: '/signin', replace: true })
  },
  component: SignOutQuestion,
})
