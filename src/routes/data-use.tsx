import { createFileRoute } from '@tanstack/react-router'
import { DataUsePage } from '~/features/legal/legal-pages.tsx'
import { titles } from '~/shell/titles.ts'

export const Route = createFileRoute('/data-use')({
  staticData: { title: titles.dataUse, public: true },
  component: DataUsePage,
})
