import { Breadcrumb } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { nameIn, usePageTitle, useTitledMatch } from '~/components/page/use-page-title.ts'
import type { Access } from '~/session/access.ts'
import { useMenuTitle } from './menu-titles.ts'
import { trailOf } from './trail.ts'
import { useShownPath } from './use-shown-path.ts'

/** The way from the menu group down to the screen shown. */
export function Breadcrumbs({ access }: { access: Access }) {
  const intl = useIntl()
  const titleOf = useMenuTitle()
  const pageTitle = usePageTitle()
  const record = useRecordPlace()
  const title = record ? record.tab : pageTitle
  const pathname = useShownPath()
  const { parents, current } = trailOf(access, pathname)
  if (!current || parents.length === 0) return null
  return (
    <Breadcrumb.Root aria-label={intl.formatMessage(messages.label)} size="sm" mb="1">
      <Breadcrumb.List flexWrap="wrap" rowGap="0" wordBreak="normal">
        {parents.map((parent, place) => (
          <Fragment key={parent.path}>
            <Breadcrumb.Item whiteSpace="nowrap">
              {parent.open ? (
                <Breadcrumb.Link asChild>
                  {/* The router would mark what is above the current screen as current too. */}
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

const Arrow = () => <Breadcrumb.Separator _rtl={{ transform: 'scaleX(-1)' }} />

// A long name is cut off: the heading below has the whole of it.
const oneLine = { display: 'block', maxW: 'full', truncate: true } as const

/** Where a screen of a record stands below it: the record's name, the address of its home, and the name of the tab. */
function useRecordPlace(): { name: string; home: string; tab: string } | null {
  const intl = useIntl()
  const match = useTitledMatch()
  const record = match?.staticData.record
  const name = nameIn(match?.loaderData)
  if (!match || !record || !name || match.fullPath === record.home) return null
  const params: Record<string, unknown> = match.params
  const home = record.home.replace(/\$(\w+)/g, (_, param: string) =>
    encodeURIComponent(String(params[param])),
  )
  return { name, home, tab: intl.formatMessage(record.tab) }
}

const messages = defineMessages({
  label: { defaultMessage: 'Breadcrumbs', description: 'Names the breadcrumbs for screen readers' },
})
