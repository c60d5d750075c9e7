'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { defineMessages, useIntl } from 'react-intl'
import { css } from '~/styled-system/css'
import { Button } from '~/ui/button/button.tsx'
import { Cross } from '~/ui/icon/cross.tsx'
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
      <Cross />
    </Button>
  )
}

const messages = defineMessages({
  dismiss: { defaultMessage: 'Dismiss', description: 'Button that takes a message away' },
})
