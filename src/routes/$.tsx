import { createFileRoute } from '@tanstack/react-router'
import { NotBuiltPage } from '~/shell/not-built-page.tsx'

// Outside development, the frame redirects before this is shown.
export const Route = createFileRoute('/$')({ component: NotBuiltPage })
