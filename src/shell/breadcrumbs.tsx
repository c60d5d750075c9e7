import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import type { Access } from '~/session/access.ts'
import { styled } from '~/styled-system/jsx'
import { PlainLink } from '~/ui/link/styled-link.tsx'
import { usePageTitle } from '~/ui/page/use-page-title.ts'
import { useMenuTitle } from './menu-titles.ts'
import { trailOf } from './trail.ts'
import { useShownPath } from './use-shown-path.ts'
import { useShownRecord } from './use-shown-record.ts'

/** The path from the menu group down to the current screen. */
export function Breadcrumbs({ access }: { access: Access }) {
  const intl = useIntl()
  const titleOf = useMenuTitle()
  const pageTitle = usePageTitle()
  const shown = useShownRecord()
  const record = shown?.isHome ? shown.above : shown
  const title = shown?.isHome ? shown.name : shown?.tab ? intl.formatMessage(shown.tab) : pageTitle
  const pathname = useShownPath()
  const { parents, current } = trailOf(access, pathname)
  if (!current || parents.length === 0) return null
  return (
    <styled.nav aria-label={intl.formatMessage(messages.label)} css={style}>
      <ol>
        {parents.map((parent, index) => (
          <Fragment key={parent.path}>
            <li>
              {parent.open ? (
                // By default the router marks parents of the current screen as current too.
                <PlainLink to={parent.path} activeOptions={{ exact: true }}>
                  {titleOf(parent)}
                </PlainLink>
              ) : (
                titleOf(parent)
              )}
            </li>
            {(title || index < parents.length - 1) && <Arrow />}
          </Fragment>
        ))}
        {record && (
          <Fragment key={record.home}>
            <li data-long title={record.name}>
              {access.can(record.home) ? (
                <PlainLink to={record.home} activeOptions={{ exact: true }}>
                  <bdi>{record.name}</bdi>
                </PlainLink>
              ) : (
                <bdi>{record.name}</bdi>
              )}
            </li>
            <Arrow />
          </Fragment>
        )}
        {title && (
          <li key={current.path} data-long title={title}>
            <span aria-current="page">{title}</span>
          </li>
        )}
      </ol>
    </styled.nav>
  )
}

const Arrow = () => (
  <li aria-hidden>
    <ChevronRight aria-hidden size="1em" />
  </li>
)

const style = {
  mb: '1',
  '& ol': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1',
    // As high as its links, which may come later.
    minH: { base: '6', md: '0' },
    color: 'fg.muted',
    textStyle: 'xs',
    listStyle: 'none',
  },
  '& li': { display: 'inline-flex', alignItems: 'center', whiteSpace: 'nowrap' },
  '& svg': { opacity: 0.8 },
  '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
  '& a': {
    display: 'inline-block',
    rounded: 'l1',
    focusRing: 'outside',
    // On a phone, a long trail has several lines of links, each large enough for a finger.
    py: { base: '1', md: '0' },
  },
  '& a:hover': { color: 'fg' },
  '& [aria-current]': { color: 'fg' },
  // A long name is truncated: the heading below shows all of it.
  '& [data-long]': { maxW: 'full' },
  '& [data-long], & [data-long] > *': { display: 'block', truncate: true },
}

const messages = defineMessages({
  label: { defaultMessage: 'Breadcrumbs', description: 'Names the breadcrumbs for screen readers' },
})
