import { Breadcrumb } from '@chakra-ui/react'
import { breadcrumbSlotRecipe } from '@chakra-ui/react/theme'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { usePageTitle } from '~/components/page/use-page-title.ts'
import type { Access } from '~/session/access.ts'
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
  const title = !shown?.isHome && shown?.tab ? intl.formatMessage(shown.tab) : pageTitle
  const pathname = useShownPath()
  const { parents, current } = trailOf(access, pathname)
  if (!current || parents.length === 0) return null
  return (
    <Breadcrumb.Root
      recipe={breadcrumbSlotRecipe}
      aria-label={intl.formatMessage(messages.label)}
      size="sm"
      mb="1"
    >
      <Breadcrumb.List flexWrap="wrap" rowGap="0" wordBreak="normal">
        {parents.map((parent, place) => (
          <Fragment key={parent.path}>
            <Breadcrumb.Item whiteSpace="nowrap">
              {parent.open ? (
                <Breadcrumb.Link asChild>
                  {/* By default the router marks parents of the current screen as current too. */}
                  <Link to={parent.path} activeOptions={{ exact: true }}>
                    {titleOf(parent)}
                  </Link>
                </Breadcrumb.Link>
              ) : (
                titleOf(parent)
              )}
            </Breadcrumb.Item>
            {(title || place < parents.length - 1) && <Arrow />}
          </Fragment>
        ))}
        {record && (
          <Fragment key={record.home}>
            <Breadcrumb.Item {...oneLine} title={record.name}>
              {access.can(record.home) ? (
                <Breadcrumb.Link asChild display="block" truncate>
                  <Link to={record.home} activeOptions={{ exact: true }}>
                    <bdi>{record.name}</bdi>
                  </Link>
                </Breadcrumb.Link>
              ) : (
                <bdi>{record.name}</bdi>
              )}
            </Breadcrumb.Item>
            <Arrow />
          </Fragment>
        )}
        {title && (
          <Breadcrumb.Item key={current.path} {...oneLine} title={title}>
            <Breadcrumb.CurrentLink display="block" truncate>
              {title}
            </Breadcrumb.CurrentLink>
          </Breadcrumb.Item>
        )}
      </Breadcrumb.List>
    </Breadcrumb.Root>
  )
}

const Arrow = () => (
  <Breadcrumb.Separator _rtl={{ transform: 'scaleX(-1)' }}>
    <ChevronRight aria-hidden />
  </Breadcrumb.Separator>
)

// A long name is truncated: the heading below shows all of it.
const oneLine = { display: 'block', maxW: 'full', truncate: true } as const

const messages = defineMessages({
  label: { defaultMessage: 'Breadcrumbs', description: 'Names the breadcrumbs for screen readers' },
})
