'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import type { ReactNode, Ref } from 'react'
import { Box, Center, Flex } from '~/styled-system/jsx'
import { FlashMessages } from '~/ui/feedback/flash-messages.tsx'
import { usePageTitle } from '~/ui/page/use-page-title.ts'
import { Heading } from '~/ui/text/heading.tsx'
import { renderText, type TextProp } from '~/ui/text/render-text.tsx'
import { ThemeSwitch } from '~/ui/theme/theme-switch.tsx'
import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LegalLinks } from './legal-links.tsx'

type PublicPageProps = {
  /** Replaces the screen's title. */
  heading?: TextProp
  /** For a view that gets the focus when it replaces another one. */
  headingRef?: Ref<HTMLHeadingElement>
  /** For reading text instead of a form. */
  wide?: boolean
  children: ReactNode
}

/** A screen for signed-out users: the brand, a card with the heading and content, the legal links. */
export function PublicPage({ heading, headingRef, wide, children }: PublicPageProps) {
  const title = usePageTitle()
  return (
    // From the top, not the middle: a message that appears must not move the content above it.
    <Flex as="main" flex="1" justify="center" px="4" pt={{ base: '8', sm: '28' }} pb="16">
      <Flex direction="column" w="full" maxW={wide ? 'form' : 'sm'} gap="6">
        <Center w="full">
          <Brand size="lg" />
        </Center>
        <div>
          <FlashMessages />
          <Box bg="bg.panel" borderWidth="1px" rounded="l3" shadow="xs" p={{ base: '5', sm: '8' }}>
            <Flex direction="column" gap="5">
              <Heading as="h1" size="lg" ref={headingRef} tabIndex={-1}>
                {heading ? renderText(heading) : title}
              </Heading>
              {children}
            </Flex>
          </Box>
        </div>
        <LegalLinks />
        <Flex wrap="wrap" align="center" justify="center" gap="3">
          <LanguageSwitch />
          <ThemeSwitch />
        </Flex>
      </Flex>
    </Flex>
  )
}
