'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { css } from '~/styled-system/css'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { renderText, type TextProp } from '~/ui/text/render-text.tsx'

const circle = 'M12 22a10 10 0 1 1 0-20 10 10 0 0 1 0 20Zm0-2a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z'
const exclamation = 'M11 15h2v2h-2ZM11 7h2v6h-2Z'
const triangle = 'M12 2 23 21H1Zm0 4L4.5 19h15Zm-1 10h2v2h-2ZM11 10h2v5h-2Z'

const looks = {
  info: {
    colorPalette: css({ colorPalette: 'blue' }),
    sign: `${circle}M11 7h2v2h-2ZM11 11h2v6h-2Z`,
  },
  success: {
    colorPalette: css({ colorPalette: 'green' }),
    sign: `${circle}M11 16 6.8 11.8l1.4-1.5 2.8 2.9 5.7-5.7 1.4 1.4Z`,
  },
  warning: { colorPalette: css({ colorPalette: 'orange' }), sign: triangle },
  error: { colorPalette: css({ colorPalette: 'red' }), sign: circle + exclamation },
}

/** The kind of a message; each has its own color, icon and word. */
export type NoticeStatus = keyof typeof looks

export type NoticeProps = {
  status: NoticeStatus
  title: TextProp
  /** Details below the title. */
  children?: ReactNode
  /** A button beside the text. */
  action?: ReactNode
  /** In the corner, after everything else. */
  corner?: ReactNode
  /** `alert` if it responds to an action of the user, `status` if it can wait for a pause. */
  role?: 'alert' | 'status'
}

/** A message within the page. */
export function Notice({ status, title, children, action, corner, role }: NoticeProps) {
  const intl = useIntl()
  const { colorPalette, sign } = looks[status]
  return (
    <Flex
      role={role}
      align="flex-start"
      gap="3"
      px="4"
      py="3"
      rounded="l3"
      textStyle="sm"
      className={colorPalette}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
    >
      <Flex flex="1" minW="0" wrap="wrap" align="center" columnGap="4" rowGap="2">
        {/* The sign is beside the title, also where a taller button follows. */}
        <Flex flex="1" flexBasis="2xs" minW="0" gap="3">
          <styled.svg
            viewBox="0 0 24 24"
            fill="currentColor"
            fillRule="evenodd"
            boxSize="5"
            flexShrink="0"
            role="img"
            aria-label={intl.formatMessage(messages[status])}
          >
            <path d={sign} />
          </styled.svg>
          <Flex
            direction="column"
            flex="1"
            // Narrower than the longest word, which breaks.
            minW="0"
            gap="1"
            overflowWrap="anywhere"
          >
            <Box fontWeight="medium">{renderText(title)}</Box>
            {children && <div>{children}</div>}
          </Flex>
        </Flex>
        {action}
      </Flex>
      {corner}
    </Flex>
  )
}

const messages = defineMessages({
  info: { defaultMessage: 'Information', description: 'Names the sign of a message' },
  success: { defaultMessage: 'Success', description: 'Names the sign of a message' },
  warning: { defaultMessage: 'Warning', description: 'Names the sign of a message' },
  error: { defaultMessage: 'Error', description: 'Names the sign of a message' },
})
