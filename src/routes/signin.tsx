import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '~/features/sign-in/sign-in-page.tsx'
import { titles } from '~/shell/titles.ts'

export const Route = createFileRoute('/signin')({
  staticData: { title: titles.signIn, public: true },
  validateSearch: (search: Record<string, unknown>): { redirect?: string } =>
    typeof search['redirect'] === 'string' ? { redirect: search['redirect'] } : {},
  component: SignInPage,
})
