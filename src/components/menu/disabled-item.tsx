import { Box, Flex, Menu } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type DisabledItemProps = {
  value: string
  /** Why it is not available now. */
  reason: string
  children: ReactNode
}

/** An item of a menu that is not available, with the reason below it. The arrow keys still reach it. */
export function DisabledItem({ value, reason, children }: DisabledItemProps) {
  return (
    <Menu.Item value={value} closeOnSelect={false} aria-disabled cursor="disabled" color="fg.muted">
      <Box>
        <Flex gap="2" align="center">
          {children}
        </Flex>
        <Box textStyle="xs" maxW="64">
          {reason}
        </Box>
      </Box>
    </Menu.Item>
  )
}
