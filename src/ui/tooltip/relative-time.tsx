import { ark } from '@ark-ui/react/factory'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { isoOf, type Instant } from '~/i18n/format-instant.ts'
import { formatRelative } from '~/i18n/format-relative.ts'
import { useNow } from '~/i18n/use-now.ts'
import { Tooltip } from './tooltip.tsx'

type RelativeTimeProps = {
  instant: Instant
  /** As in `formatInstant`. */
  timeZone?: string | null
  /** A sentence around "5 minutes ago". */
  children?: (relative: string) => ReactNode
}

/** A time such as "5 minutes ago", kept up to date, with the exact time in a tooltip. `N/A` without a time. */
export function RelativeTime({ instant, timeZone, children = same }: RelativeTimeProps) {
  const { relative, exact } = formatRelative(useIntl(), instant, useNow(), timeZone)
  const dateTime = isoOf(instant)
  if (dateTime === undefined) return children(relative)
  return (
    <Tooltip content={exact}>
      {(trigger) => (
        <ark.time {...trigger} dateTime={dateTime} tabIndex={0}>
          {children(relative)}
        </ark.time>
      )}
    </Tooltip>
  )
}

const same = (relative: string): ReactNode => relative
