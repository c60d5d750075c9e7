import type { ReactNode } from 'react'
import { css } from '~/styled-system/css'
import { Box, Flex } from '~/styled-system/jsx'
import { MenuItem } from './menu-parts.tsx'

type DisabledItemProps = {
  value: string
  /** Why it is not available now. */
  reason: string
  children: ReactNode
}

/** An item of a menu that is not available, with the reason below it. The arrow keys still reach it. */
export function DisabledItem({ value, reason, children }: DisabledItemProps) {
  return (
    <MenuItem
      value={value}
      closeOnSelect={false}
      aria-disabled
      // Only the label is faded: the reason has to be legible.
      className={css({ color: 'fg.muted', _disabled: { opacity: '1' } })}
    >
      <div>
        <Flex gap="2" align="center" layerStyle="disabled">
          {children}
        </Flex>
        <Box textStyle="xs" maxW="64">
          {reason}
        </Box>
      </div>
    </MenuItem>
  )
}
