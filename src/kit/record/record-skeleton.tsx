'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { Box, Flex, Heading } from '@chakra-ui/react'
import { defineMessage, useIntl } from 'react-intl'
import { Skeleton } from '~/ui/feedback/skeleton.tsx'
import { RecordFrame, tabRow } from './record-frame.tsx'

/** The skeleton of a record's page. */
export function RecordSkeleton() {
  const intl = useIntl()
  return (
    <Box role="status" aria-label={intl.formatMessage(loading)}>
      <RecordFrame
        heading={
          <Heading as="p" size="xl">
            <Skeleton as="span" display="inline-block" h="5" w="64" maxW="60%" />
          </Heading>
        }
        token={<Skeleton h="4" w="36" />}
        tabs={
          <Box css={tabRow}>
            {['16', '10', '20', '24'].map((width) => (
              <Box
                key={width}
                px={{ base: '2', sm: '3' }}
                py="2"
                textStyle="sm"
                borderBottomWidth="1px"
              >
                <Skeleton as="span" display="inline-block" h="3" w={width} />
              </Box>
            ))}
          </Box>
        }
      >
        <Flex direction="column" gap="3">
          <Skeleton h="5" w="56" />
          <Skeleton h="56" w="full" />
        </Flex>
      </RecordFrame>
    </Box>
  )
}

const loading = defineMessage({
  defaultMessage: 'Loading',
  description: 'Announced while a screen loads',
})
