import { Flex, type FlexProps } from '@chakra-ui/react'

/** The width from which alerts have columns. The list of alerts is the container. */
export const inColumns = '@container (min-width: 48rem)'

/** Two lines in a column of a wide list, otherwise one line if both parts fit. */
export function TwoLines(props: Pick<FlexProps, 'asChild' | 'children'>) {
  return (
    <Flex
      wrap="wrap"
      columnGap="2"
      css={{
        '& > *': { minW: '0', maxW: 'full' },
        [inColumns]: { flexDirection: 'column', flexWrap: 'nowrap' },
      }}
      {...props}
    />
  )
}
