import { useEffect, useState } from 'react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import { formatAgo } from '~/i18n/format-relative.ts'
import { second } from '~/lib/units.ts'
import { updated } from '~/ui/button/refresh-button.tsx'

/** Update interval of the age. */
const step = 10 * second

/** "Updated 40 s ago", in minutes after the first minute. */
export function LiveAge({ at }: { at: number }) {
  const intl = useIntl()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.round((now - at) / step) * (step / second)
  return seconds > 0 && seconds < 60 ? (
    <FormattedMessage {...updatedSeconds} values={{ seconds }} />
  ) : (
    <FormattedMessage {...updated} values={{ ago: formatAgo(intl, at, now) }} />
  )
}

const updatedSeconds = defineMessage<{ seconds: number }>({
  defaultMessage: 'Updated {seconds, number} s ago',
  description: 'When what is shown was read, less than a minute ago; s stands for seconds',
})
