import { createFileRoute } from '@tanstack/react-router'

// The frame leads from here to the first screen that the user may open.
export const Route = createFileRoute('/')({ component: () => null })
