import { EmptyState as Chakra } from '@chakra-ui/react'
import { emptyStateSlotRecipe } from '@chakra-ui/react/theme'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type EmptyStateProps = {
  icon: LucideIcon
  title: ReactNode
  /** The level of the title below the heading of what is empty; `p` where it passes too soon to be a heading. */
  as: 'h1' | 'h2' | 'h3' | 'p'
  /** Why there is nothing, and what would be here. */
  children?: ReactNode
  /** The next step: a button or a link. */
  action?: ReactNode
  /** Whether there is good news to tell. */
  good?: boolean
  /** A framed one stands for a part of a page, an open one for the whole of it. */
  framed?: boolean
}

/** The text in place of an empty list. */
export function EmptyState({ icon: Icon, title, as, children, ...props }: EmptyStateProps) {
  return (
    <Chakra.Root
      recipe={emptyStateSlotRecipe}
      size={props.framed ? 'sm' : 'md'}
      {...(props.framed && { bg: 'bg.panel', borderWidth: '1px', rounded: 'l3' })}
    >
      <Chakra.Content textAlign="center" gap="3">
        <Chakra.Indicator color={props.good ? 'green.fg' : 'fg.muted'}>
          <Icon aria-hidden strokeWidth={1.5} />
        </Chakra.Indicator>
        <Chakra.Title as={as} textStyle="md">
          {title}
        </Chakra.Title>
        {children && (
          <Chakra.Description maxW="prose" mt="-2">
            {children}
          </Chakra.Description>
        )}
        {props.action}
      </Chakra.Content>
    </Chakra.Root>
  )
}
