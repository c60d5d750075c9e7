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
    <Menu.Item
      value={value}
      closeOnSelect={false}
      aria-disabled
      color="fg.muted"
      // Only the label is faded: the reason has to be legible.
      _disabled={{ opacity: '1' }}
    >
      <Box>
        <Flex gap="2" align="center" layerStyle="disabled">
          {children}
        </Flex>
        <Box textStyle="xs" maxW="64">
          {reason}
        </Box>
      </Box>
    </Menu.Item>
  )
}
