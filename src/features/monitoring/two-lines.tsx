import { Flex, type FlexProps } from '@chakra-ui/react'

/** One below the other, or side by side on a phone where they fit. */
export function TwoLines(props: Pick<FlexProps, 'asChild' | 'children'>) {
  return (
    <Flex
      direction={{ base: 'row', md: 'column' }}
      wrap={{ base: 'wrap', md: 'nowrap' }}
      columnGap="2"
      {...props}
    />
  )
}
