import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { second } from '~/lib/units.ts'
import { styled } from '~/styled-system/jsx'

/** The time in milliseconds since 1970, every second. */
export function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The time of day, with its zone. */
export function Clock() {
  const intl = useIntl()
  const now = useSeconds()
  const format = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
  return (
    <styled.time fontSize="1.3em" fontWeight="bold" fontVariantNumeric="tabular-nums">
      {intl.formatDate(now, format)}
    </styled.time>
  )
}
