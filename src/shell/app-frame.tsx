import { Box, Container, Flex, SkipNavContent, SkipNavLink } from '@chakra-ui/react'
import { Outlet, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { usePageTitle } from '~/components/page/use-page-title.ts'
import { useProductName } from '~/i18n/product-name.tsx'
import { TopBar } from './top-bar.tsx'

/** The frame of every screen: the top bar where one is signed in, and the page. */
export function AppFrame() {
  const bare = useMatches({ select: (matches) => matches.at(-1)?.staticData.public === true })
  const title = usePageTitle()
  const productName = useProductName()
  useEffect(() => {
    document.title = title ? `${title} · ${productName}` : productName
  }, [title, productName])

  if (bare) return <Outlet />
  return (
    <Flex direction="column" flex="1">
      <SkipNavLink>
        <FormattedMessage {...messages.skip} />
      </SkipNavLink>
      <TopBar />
      <SkipNavContent asChild>
        <Box as="main" flex="1">
          <Container maxW="8xl" py={{ base: '4', md: '6' }}>
            <Outlet />
          </Container>
        </Box>
      </SkipNavContent>
    </Flex>
  )
}

const messages = defineMessages({
  skip: { defaultMessage: 'Skip to content', description: 'Link for keyboard users' },
})
