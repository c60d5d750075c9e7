import { createFileRoute, redirect } from '@tanstack/react-router'
import { signOut } from '~/session/sign-out.ts'
import { titles } from '~/shell/titles.ts'

export const Route = createFileRoute('/signout')({
  staticData: { title: titles.signOut, public: true },
  beforeLoad: async ({ cause }) => {
    // Hovering the link preloads this route, which must sign nobody out.
    if (cause === 'preload') return
    await signOut()
    throw redirect({ to: '/signin', replace: true })
  },
})
