import { createFileRoute } from '@tanstack/react-router'
import { TermsOfUsePage } from '~/features/legal/legal-pages.tsx'
import { titles } from '~/shell/titles.ts'

export const Route = createFileRoute('/terms-of-use')({
  staticData: { title: titles.termsOfUse, public: true },
  component: TermsOfUsePage,
})
