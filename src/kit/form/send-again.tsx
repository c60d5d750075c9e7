import { useEffect, useState } from 'react'
import { defineMessage, FormattedMessage } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { askedPause, type Failure } from '~/lib/failure.ts'
import { isPutOff } from '~/lib/outcome.ts'
import { minute, second } from '~/lib/units.ts'
import { Flex, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'

type SendAgainProps = {
  error: Failure
  /** Sends it again; without it, the form around it is submitted. Null where that button must say more, such as a price. */
  onSend?: (() => void) | null
}

/** For what a busy server put off: when it can be sent again, and from then on a button for that. */
export function SendAgain({ error, onSend }: SendAgainProps) {
  const left = useTimeLeft(error)
  if (!isPutOff(error)) return null
  return (
    <Flex role="status" textStyle="sm">
      {left > 0 ? (
        // A timer is not read out at each step.
        <styled.span role="timer" color="fg.muted">
          {left > minute ? (
            <FormattedMessage {...inMinutes} values={{ count: Math.ceil(left / minute) }} />
          ) : (
            <FormattedMessage {...inSeconds} values={{ count: Math.ceil(left / second) }} />
          )}
        </styled.span>
      ) : (
        onSend !== null && (
          <Button type={onSend ? 'button' : 'submit'} size="sm" quiet onClick={onSend}>
            <FormattedMessage {...words.tryAgain} />
          </Button>
        )
      )}
    </Flex>
  )
}

/** The milliseconds until the server takes calls again. */
function useTimeLeft(error: Failure): number {
  const [pause, setPause] = useState<{ error: Failure; left: number }>()
  useEffect(() => {
    const until = Date.now() + askedPause(error)
    const look = () => {
      const left = until - Date.now()
      setPause({ error, left })
      if (left <= 0) clearInterval(timer)
    }
    const timer = setInterval(look, second)
    return () => clearInterval(timer)
  }, [error])
  return pause?.error === error ? pause.left : askedPause(error)
}

const inSeconds = defineMessage<{ count: number }>({
  defaultMessage: 'You can try again in {count, plural, one {# second} other {# seconds}}.',
  description: 'Below why a form was not sent: the server is busy; counts down',
})

const inMinutes = defineMessage<{ count: number }>({
  defaultMessage: 'You can try again in {count, plural, one {# minute} other {# minutes}}.',
  description: 'The same for a longer wait',
})
