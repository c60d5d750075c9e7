'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { Flex } from '~/styled-system/jsx'
import { Spinner } from '~/ui/icon/spinner.tsx'

type LoaderProps = {
  /** Names the activity, such as "Saving..."; "Loading" for screen readers by default. */
  children?: ReactNode
  size?: 'md' | 'lg'
}

/** A spinner for work of unknown duration. */
export function Loader({ children, size = 'lg' }: LoaderProps) {
  const intl = useIntl()
  return (
    <Flex
      role="status"
      aria-label={children ? undefined : intl.formatMessage(messages.loading)}
      align="center"
      justify="center"
      gap="3"
      py={size === 'lg' ? '12' : '4'}
      color="fg.muted"
    >
      <Spinner size={size === 'lg' && !children ? 'lg' : 'sm'} aria-hidden />
      {children && <span>{children}</span>}
    </Flex>
  )
}

const messages = defineMessages({
  loading: { defaultMessage: 'Loading', description: 'Announced while a screen loads' },
})
