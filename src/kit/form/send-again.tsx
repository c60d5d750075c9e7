import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '~/ui/button/button.tsx'
import { words } from '~/i18n/words.ts'
import { pauseOf, policyOf, type Failure } from '~/lib/failure.ts'

/** Submits the form around it again, once a server that was too busy takes calls again. */
export function SendAgain({ error }: { error: Failure }) {
  const [over, setOver] = useState<Failure>()
  useEffect(() => {
    const timer = setTimeout(() => setOver(error), pauseOf(error))
    return () => clearTimeout(timer)
  }, [error])
  return (
    over === error &&
    policyOf(error).wait && (
      <Button type="submit" size="sm" quiet>
        <FormattedMessage {...words.tryAgain} />
      </Button>
    )
  )
}
