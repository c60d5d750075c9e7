import { createFileRoute } from '@tanstack/react-router'
import { SetupPage } from '~/features/setup/setup-page.tsx'
import { titles } from '~/shell/titles.ts'

export const Route = createFileRoute('/admin-admin/setup')({
  staticData: { title: titles.setup, unlockedBy: ['/admin-admin/enterprises'] },
  component: SetupPage,
})
