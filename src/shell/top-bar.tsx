import { Box, Container, Flex, Link as StyledLink, Skeleton, Text } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useGetMe } from '~/api/generated/endpoints/me/me.ts'
import { Brand } from '~/components/page/brand.tsx'
import { titles } from './titles.ts'

/** Where the product, the screens and the person signed in are named. */
export function TopBar() {
  const intl = useIntl()
  const me = useGetMe()
  return (
    <Box as="header" bg="bg.panel" borderBottomWidth="1px">
      <Container maxW="8xl">
        <Flex h="14" align="center" gap={{ base: '3', md: '6' }}>
          <Link to="/">
            <Brand />
          </Link>
          <Box as="nav" aria-label={intl.formatMessage(messages.screens)} flex="1">
            <StyledLink asChild fontWeight="medium" textStyle="sm">
              <Link to="/admin-admin/enterprises">
                <FormattedMessage {...titles.enterprises} />
              </Link>
            </StyledLink>
          </Box>
          <Text textStyle="sm" color="fg.muted" truncate hideBelow="sm">
            {me.data ? (
              `${me.data.user.firstName} ${me.data.user.lastName}`
            ) : me.isPending ? (
              <Skeleton as="span" display="inline-block" h="4" w="24" />
            ) : null}
          </Text>
          <StyledLink asChild textStyle="sm" whiteSpace="nowrap">
            <Link to="/signout">
              <FormattedMessage {...messages.signOut} />
            </Link>
          </StyledLink>
        </Flex>
      </Container>
    </Box>
  )
}

const messages = defineMessages({
  screens: { defaultMessage: 'Screens', description: 'Names the navigation for screen readers' },
  signOut: { defaultMessage: 'Log out', description: 'Link that ends the session' },
})
