import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '~/features/sign-in/forgot-password-page.tsx'
import { titles } from '~/shell/titles.ts'

export const Route = createFileRoute('/forgotpassword/')({
  staticData: { title: titles.forgotPassword, public: true },
  component: ForgotPasswordPage,
})
