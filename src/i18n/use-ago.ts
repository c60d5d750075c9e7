import { useIntl } from 'react-intl'
import { toSpan } from './span.ts'
import { useNow } from './use-now.ts'

/** Says how long ago a time is, given in milliseconds since 1970: "5 minutes ago", "2 days ago". */
export function useAgo() {
  const intl = useIntl()
  const now = useNow()
  return (time: number): string => {
    // What has just arrived is newer than the last tick of the clock.
    const { value, unit } = toSpan(Math.max(0, now - time))
    return value === 0
      ? intl.formatRelativeTime(0, 'second', { numeric: 'auto' })
      : intl.formatRelativeTime(-value, unit)
  }
}
