import { EmptyState as Chakra } from '@chakra-ui/react'
import { emptyStateSlotRecipe } from '@chakra-ui/react/theme'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type EmptyStateProps = {
  icon: LucideIcon
  title: ReactNode
  /** The heading level of the title; `p` if it shows too briefly to be a heading. */
  as: 'h1' | 'h2' | 'h3' | 'p'
  /** Why it is empty, and what would be here. */
  children?: ReactNode
  /** The next step: a button or a link. */
  action?: ReactNode
  /** Whether being empty is good news. */
  good?: boolean
  /** Framed for a part of a page, open for a whole page. */
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
