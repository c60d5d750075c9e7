import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const circle = 'M12 22a10 10 0 1 1 0-20 10 10 0 0 1 0 20Zm0-2a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z'
const exclamation = 'M11 15h2v2h-2ZM11 7h2v6h-2Z'

const looks = {
  info: { colorPalette: 'blue', sign: 'M11 7h2v2h-2ZM11 11h2v6h-2Z' },
  success: { colorPalette: 'green', sign: 'M11 16 6.8 11.8l1.4-1.5 2.8 2.9 5.7-5.7 1.4 1.4Z' },
  warning: { colorPalette: 'orange', sign: exclamation },
  error: { colorPalette: 'red', sign: exclamation },
}

type NoticeProps = {
  status: keyof typeof looks
  title: ReactNode
  /** What there is to say besides the title. */
  children?: ReactNode
  /** A button beside the text. */
  action?: ReactNode
  /** `alert` where the notice answers what the user has just done, `status` where it comes by itself. */
  role?: 'alert' | 'status'
}

/** A message within the page. */
export function Notice({ status, title, children, action, role }: NoticeProps) {
  const { colorPalette, sign } = looks[status]
  return (
    <Flex
      role={role}
      align={action ? 'center' : 'flex-start'}
      gap="3"
      p="4"
      rounded="l3"
      textStyle="sm"
      colorPalette={colorPalette}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
    >
      <chakra.svg viewBox="0 0 24 24" fill="currentColor" boxSize="5" flexShrink="0" aria-hidden>
        <path d={circle + sign} />
      </chakra.svg>
      <Flex direction="column" flex="1" gap="1">
        <Box fontWeight="medium">{title}</Box>
        {children && <div>{children}</div>}
      </Flex>
      {action}
    </Flex>
  )
}
