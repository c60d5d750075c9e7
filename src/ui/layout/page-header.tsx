import { type LinkProps } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedNumber } from 'react-intl'
import { css } from '~/styled-system/css'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { StyledLink } from '~/ui/link/styled-link.tsx'
import { usePageTitle } from '~/ui/page/use-page-title.ts'
import { Heading } from '~/ui/text/heading.tsx'
import { renderText, type TextProp } from '~/ui/text/render-text.tsx'

type PageHeaderProps = {
  /** Replaces the route's title, if the screen knows a better name. */
  title?: TextProp
  /** How many records a list has found; null while that is not known. */
  count?: number | null
  /** One line about the screen. */
  subtitle?: TextProp
  /** Buttons, the most important one last. */
  actions?: ReactNode
  /** A link to the parent list or record, with the router's link props. */
  back?: Pick<LinkProps, 'to' | 'params' | 'search'> & { label: ReactNode }
}

/** The heading of a screen, with its actions beside it. */
export function PageHeader({ title, count, subtitle, actions, back }: PageHeaderProps) {
  const routeTitle = usePageTitle()
  return (
    <Box mb="4">
      {back && <BackLink {...back} />}
      <Flex align="flex-start" justify="space-between" wrap="wrap" columnGap="6" rowGap="3">
        <Box minW="0">
          <Flex align="baseline" columnGap="2.5">
            <Heading as="h1" size="2xl" className={css({ minW: '0', overflowWrap: 'anywhere' })}>
              <bdi>{title ? renderText(title) : routeTitle}</bdi>
            </Heading>
            {/* The pager says it to screen readers, with what it counts. Its room is there before it is known. */}
            {count !== undefined && (
              <styled.span aria-hidden minW="12" color="fg.muted" fontVariantNumeric="tabular-nums">
                {count !== null && <FormattedNumber value={count} />}
              </styled.span>
            )}
          </Flex>
          {subtitle && (
            <styled.p mt="1" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {renderText(subtitle)}
            </styled.p>
          )}
        </Box>
        {actions && (
          <Flex align="center" wrap="wrap" gap="2" ms="auto" _print={{ display: 'none' }}>
            {actions}
          </Flex>
        )}
      </Flex>
    </Box>
  )
}

function BackLink({ label, ...link }: NonNullable<PageHeaderProps['back']>) {
  return (
    <StyledLink
      {...link}
      activeOptions={{ exact: true }}
      className={css({ textStyle: 'sm', color: 'fg.muted', mb: '1', py: '1' })}
    >
      <ArrowLeft aria-hidden className={css({ boxSize: '4', _rtl: { transform: 'scaleX(-1)' } })} />
      {label}
    </StyledLink>
  )
}
