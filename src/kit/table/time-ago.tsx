import { useIntl } from 'react-intl'
import { css } from '~/styled-system/css'
import { isoOf, type Instant } from '~/i18n/format-instant.ts'
import { formatRelative } from '~/i18n/format-relative.ts'
import { useNow } from '~/i18n/use-now.ts'

type TimeAgoProps = { instant: Instant; timeZone?: string | null | undefined }

/** A time in a cell, such as "5 minutes ago". The table shows the exact one as for a text that is cut off. */
export function TimeAgo({ instant, timeZone }: TimeAgoProps) {
  const intl = useIntl()
  const { relative, exact } = formatRelative(intl, instant, useNow(), timeZone)
  if (relative === exact) return <bdi>{exact}</bdi>
  const inBrackets = ` (${exact})`
  return (
    <time dateTime={isoOf(instant)} data-tip={exact}>
      {relative}
      {/* A time may not have a name of its own. */}
      <span className={css({ srOnly: true })}>{inBrackets}</span>
    </time>
  )
}
