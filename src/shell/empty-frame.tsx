import { Box, Center, Flex, Spinner } from '@chakra-ui/react'
import { Brand } from '~/ui/layout/brand.tsx'

/** The frame before its menus are known. The build writes it into the page. */
export function EmptyFrame() {
  return (
    <Flex direction="column" flex="1" aria-busy>
      <Flex as="header" {...topBarStyle}>
        {/* In place of the button that opens the menu. */}
        <Box hideFrom="lg" boxSize="9" />
        <Brand />
      </Flex>
      <Flex flex="1" align="stretch">
        <Box {...sideMenuStyle} />
        <Center flex="1" alignItems="start" py="24" color="fg.muted">
          <Spinner size="lg" aria-hidden />
        </Center>
      </Flex>
    </Flex>
  )
}

export const topBarStyle = {
  h: '12',
  flexShrink: '0',
  align: 'center',
  gap: { base: '2', md: '6' },
  px: { base: '3', md: '5' },
  bg: 'bg.panel',
  borderBottomWidth: '1px',
  _print: { display: 'none' },
} as const

export const sideMenuStyle = {
  hideBelow: 'lg',
  w: '56',
  flexShrink: '0',
  bg: 'bg.panel',
  borderEndWidth: '1px',
  py: '5',
  px: '3',
} as const
