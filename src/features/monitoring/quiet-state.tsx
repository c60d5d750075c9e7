import { EmptyState } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type QuietStateProps = {
  icon: LucideIcon
  /** Whether there is good news to tell. */
  good?: boolean
  title: ReactNode
  children: ReactNode
}

/** What stands where there is nothing to list. */
export function QuietState({ icon: Icon, good = false, title, children }: QuietStateProps) {
  return (
    <EmptyState.Root size="sm" bg="bg.panel" borderWidth="1px" rounded="l3">
      <EmptyState.Content>
        <EmptyState.Indicator color={good ? 'green.fg' : undefined}>
          <Icon aria-hidden />
        </EmptyState.Indicator>
        <EmptyState.Title as="h3">{title}</EmptyState.Title>
        <EmptyState.Description textAlign="center">{children}</EmptyState.Description>
      </EmptyState.Content>
    </EmptyState.Root>
  )
}
