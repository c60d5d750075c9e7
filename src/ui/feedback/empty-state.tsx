import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from '~/styled-system/css'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { renderText, type TextProp } from '~/ui/text/render-text.tsx'

type EmptyStateProps = {
  icon: LucideIcon
  title: TextProp
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
export function EmptyState({ icon: Icon, title, as: Title, children, ...props }: EmptyStateProps) {
  return (
    <Flex
      direction="column"
      align="center"
      gap="3"
      textAlign="center"
      className={props.framed ? frame : open}
    >
      <Box color={props.good ? 'green.fg' : 'fg.muted'} textStyle={props.framed ? '2xl' : '4xl'}>
        <Icon aria-hidden size="1em" strokeWidth={1.5} />
      </Box>
      <Title className={titleStyle}>{renderText(title)}</Title>
      {children && (
        <styled.p maxW="prose" mt="-2" color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          {children}
        </styled.p>
      )}
      {props.action}
    </Flex>
  )
}

const frame = css({ px: '4', py: '6', bg: 'bg.panel', borderWidth: '1px', rounded: 'l3' })
const open = css({ px: '8', py: '12' })
const titleStyle = css({ textStyle: 'md', fontWeight: 'semibold', overflowWrap: 'anywhere' })
