import type { ReactNode } from 'react'
import { defineMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { css } from '~/styled-system/css'
import { Flex } from '~/styled-system/jsx'
import { SectionPanel, type SectionQuery } from '~/ui/layout/section-panel.tsx'
import type { LinkTarget } from '~/ui/link/link-target.ts'
import { ScreenLink } from '~/ui/link/screen-link.tsx'

/** How many rows a short list has at most. */
export const maxRows = 5

type ShortListProps = {
  heading: MessageDescriptor
  /** How many there are in all. Undefined until it is known. */
  count: number | undefined
  query: SectionQuery<unknown>
  /** The link to the whole list. */
  all: MessageDescriptor
  to: LinkTarget
  /** Said in place of the rows where there are too many to read. */
  instead?: MessageDescriptor | false
  /** The first `maxRows`. */
  children: ReactNode
}

/** What belongs to a record: the first few rows, and the link to all of them. */
export function ShortList({ heading, count, query, all, to, instead, children }: ShortListProps) {
  const intl = useIntl()
  return (
    <SectionPanel
      heading={heading}
      summary={instead || (count !== undefined && intl.formatMessage(listCount, { count }))}
      controls={
        <ScreenLink {...to} variant="underline" className={css({ textStyle: 'sm' })}>
          {intl.formatMessage(all)}
        </ScreenLink>
      }
      query={query}
      skeleton={null}
    >
      {!instead && count !== undefined && count > 0 && <ul className={frame}>{children}</ul>}
    </SectionPanel>
  )
}

/** A row: a name at the start, details at the end. */
export const ShortRow = ({ children }: { children: ReactNode }) => (
  <Flex
    as="li"
    align="center"
    justify="space-between"
    wrap="wrap"
    columnGap="4"
    rowGap="1"
    px="4"
    py="2.5"
    textStyle="sm"
    overflowWrap="anywhere"
  >
    {children}
  </Flex>
)

const frame = css({
  listStyleType: 'none',
  bg: 'bg.panel',
  borderWidth: '1px',
  rounded: 'l3',
  divideY: '1px',
})

const listCount = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, =0 {None} one {# in all} other {# in all}}',
  description: 'Below the heading of a short list: how many there are in all',
})
