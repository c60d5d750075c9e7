import { useIntl } from 'react-intl'
import { formatAgo } from './relative-time.ts'
import { useNow } from './use-now.ts'

/** Says how far a time is, given in milliseconds since 1970: "5 minutes ago", "in 2 days". */
export function useAgo() {
  const intl = useIntl()
  const now = useNow()
  return (time: number): string => formatAgo(intl, time, now)
}
