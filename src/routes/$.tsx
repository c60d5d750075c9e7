import { createFileRoute } from '@tanstack/react-router'
import { NotBuiltPage } from '~/shell/not-built-page.tsx'
import { plannedScreens } from '~/shell/planned-screens.ts'

export const Route = createFileRoute('/$')({
  staticData: import.meta.env.DEV ? { planned: plannedScreens } : {},
  component: NotBuiltPage,
})
