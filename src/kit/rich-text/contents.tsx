import { useId, type ReactNode } from 'react'
import { defineMessage, FormattedMessage } from 'react-intl'
import { css } from '~/styled-system/css'
import { Box, Grid } from '~/styled-system/jsx'
import { StyledLink } from '~/ui/link/styled-link.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import type { RichTextHeading } from './parse-rich-text.ts'
import { focusOn } from './rich-text-nodes.tsx'

/** A text with fewer headings needs no table of contents. */
const minHeadings = 4

type ContentsProps = { headings: readonly RichTextHeading[]; children: ReactNode }

/** Rich text with a table of contents if it is long: beside the text, or above it if there is no room. */
export function Contents({ headings, children }: ContentsProps) {
  const id = useId()
  if (headings.length < minHeadings) {
    return (
      <Box maxW="form" _print={{ maxW: 'none' }}>
        {children}
      </Box>
    )
  }
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, {sizes.form}) {sizes.3xs}' }}
      columnGap="10"
      rowGap="6"
      alignItems="start"
      _print={{ display: 'block' }}
    >
      <Box
        as="nav"
        aria-labelledby={id}
        order={{ lg: 1 }}
        maxW="form"
        position={{ lg: 'sticky' }}
        top="4"
        maxH={{ lg: 'calc(100dvh - {spacing.8})' }}
        overflowY={{ lg: 'auto' }}
        p={{ base: '4', lg: '0' }}
        borderWidth={{ base: '1px', lg: '0' }}
        rounded="l3"
        textStyle="sm"
      >
        <Heading as="h2" size="sm" id={id} className={css({ mb: '2' })}>
          <FormattedMessage {...title} />
        </Heading>
        <Box as="ul" listStyleType="none">
          {headings.map((heading) => (
            <li key={heading.id} className={indents[heading.level]}>
              <StyledLink
                to="."
                search
                hash={heading.id}
                preload={false}
                activeOptions={{ includeHash: true }}
                onClick={() => focusOn(heading.id)}
                className={css({
                  py: '1',
                  color: 'fg.muted',
                  overflowWrap: 'anywhere',
                  _hover: { color: 'fg' },
                })}
              >
                <bdi>{heading.text}</bdi>
              </StyledLink>
            </li>
          ))}
        </Box>
      </Box>
      {children}
    </Grid>
  )
}

const indents = { 2: css({ ps: '0' }), 3: css({ ps: '4' }), 4: css({ ps: '8' }) }

const title = defineMessage({
  defaultMessage: 'On this page',
  description: 'Heading of the table of contents of a help document',
})
