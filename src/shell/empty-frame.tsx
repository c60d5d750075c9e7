import type { ComponentProps, ReactNode } from 'react'
import { css, cx } from '~/styled-system/css'
import { Box, Center, Flex } from '~/styled-system/jsx'
import { Spinner } from '~/ui/icon/spinner.tsx'
import { Brand } from '~/ui/layout/brand.tsx'

/** The frame before its menus are known. The build writes it into the page. */
export function EmptyFrame() {
  return (
    <Flex direction="column" flex="1" aria-busy>
      <TopBarFrame>
        {/* In place of the button that opens the menu. */}
        <Box hideFrom="lg" boxSize="9" />
        <Brand />
      </TopBarFrame>
      <Flex flex="1" align="stretch">
        <SideMenuFrame />
        <Center flex="1" alignItems="start" py="24" color="fg.muted">
          <Spinner size="lg" aria-hidden />
        </Center>
      </Flex>
    </Flex>
  )
}

/** The bar on top, without its contents. */
export const TopBarFrame = ({ children }: { children: ReactNode }) => (
  <Flex
    as="header"
    h="12"
    flexShrink="0"
    align="center"
    gap={{ base: '2', md: '6' }}
    px={{ base: '3', md: '5' }}
    bg="bg.panel"
    borderBottomWidth="1px"
    _print={{ display: 'none' }}
  >
    {children}
  </Flex>
)

/** The menu at the side, without its contents. `over` lays it over the screen. */
export const SideMenuFrame = ({ over, ...props }: ComponentProps<'nav'> & { over?: boolean }) => (
  <nav {...props} className={over ? cx(side, above) : side} />
)

const side = css({
  hideBelow: 'lg',
  w: '56',
  flexShrink: '0',
  bg: 'bg.panel',
  borderEndWidth: '1px',
  py: '5',
  px: '3',
})

const above = css({
  position: 'absolute',
  insetBlock: '0',
  insetStart: '0',
  zIndex: 'dropdown',
  boxShadow: 'lg',
})
