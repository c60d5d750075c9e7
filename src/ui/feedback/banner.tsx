'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { css } from '~/styled-system/css'
import { styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { defineMessages, useIntl } from 'react-intl'
import { Notice, type NoticeProps } from './notice.tsx'

interface BannerProps extends NoticeProps {
  onDismiss: () => void
}

/** A message that can be dismissed. */
export function Banner({ onDismiss, ...notice }: BannerProps) {
  return <Notice {...notice} corner={<DismissButton onClick={onDismiss} />} />
}

/** For the corner of a message. */
export function DismissButton({ onClick }: { onClick: () => void }) {
  const intl = useIntl()
  return (
    <Button
      variant="ghost"
      size="xs"
      className={css({ color: 'inherit', px: '0', my: '-1', me: '-2' })}
      aria-label={intl.formatMessage(messages.dismiss)}
      onClick={onClick}
    >
      <styled.svg viewBox="0 0 24 24" stroke="currentColor" strokeWidth="2" aria-hidden>
        <path d="m6 6 12 12M18 6 6 18" />
      </styled.svg>
    </Button>
  )
}

const messages = defineMessages({
  dismiss: { defaultMessage: 'Dismiss', description: 'Button that takes a message away' },
})
