import { Flex, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { usePageTitle } from './use-page-title.ts'

/** The heading of a screen, from its route's title, with its actions beside it. */
export function PageHeader(props: { actions?: ReactNode }) {
  return (
    <Flex align="center" justify="space-between" wrap="wrap" gap="3" mb="4">
      <Heading as="h1" size="xl">
        {usePageTitle()}
      </Heading>
      {props.actions}
    </Flex>
  )
}
