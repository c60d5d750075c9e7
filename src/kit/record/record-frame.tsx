'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import type { ReactNode } from 'react'
import { Box, Flex } from '~/styled-system/jsx'

type RecordFrameProps = {
  icon?: ReactNode
  heading: ReactNode
  token?: ReactNode
  end?: ReactNode
  tabs: ReactNode
  children: ReactNode
}

/** The layout of a record's page, shared with its skeleton. */
export function RecordFrame({ icon, heading, token, end, tabs, children }: RecordFrameProps) {
  return (
    <>
      <Flex align="center" wrap="wrap" columnGap="3" rowGap="2" mb="3" minH="14">
        {icon}
        {/* Buttons that leave less room go below it. */}
        <Box flex="1 1 {sizes.48}" minW="0">
          {heading}
          {token && (
            <Flex align="center" gap="1" minH="6">
              {token}
            </Flex>
          )}
        </Box>
        {/* On a phone, the heading has the whole width. */}
        {end && <Box w={{ base: 'full', md: 'auto' }}>{end}</Box>}
      </Flex>
      {tabs}
      {children}
    </>
  )
}

/** The row of tabs, which scrolls on a phone. */
export const tabRow = {
  display: 'flex',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  borderBottomWidth: '1px',
  mb: '5',
  _print: { display: 'none' },
} as const
