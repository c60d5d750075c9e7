'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { defineMessage, useIntl } from 'react-intl'
import { css } from '~/styled-system/css'
import { Box, Flex } from '~/styled-system/jsx'
import { Skeleton } from '~/ui/feedback/skeleton.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { RecordFrame, tabRow } from './record-frame.tsx'

/** The skeleton of a record's page. */
export function RecordSkeleton() {
  const intl = useIntl()
  return (
    <div role="status" aria-label={intl.formatMessage(loading)}>
      <RecordFrame
        heading={
          <Heading as="p" size="2xl">
            <Skeleton
              as="span"
              className={css({ display: 'inline-block', h: '5', w: '64', maxW: '60%' })}
            />
          </Heading>
        }
        token={<Skeleton className={css({ h: '4', w: '36' })} />}
        tabs={
          <Box css={tabRow}>
            {[4, 2.5, 5, 6].map((width) => (
              <Box
                key={width}
                px={{ base: '2', sm: '3' }}
                py="2"
                textStyle="sm"
                borderBottomWidth="1px"
              >
                <Skeleton
                  as="span"
                  className={css({ display: 'inline-block', h: '3' })}
                  style={{ width: `${width}rem` }}
                />
              </Box>
            ))}
          </Box>
        }
      >
        <Flex direction="column" gap="3">
          <Skeleton className={css({ h: '5', w: '56' })} />
          <Skeleton className={css({ h: '56', w: 'full' })} />
        </Flex>
      </RecordFrame>
    </div>
  )
}

const loading = defineMessage({
  defaultMessage: 'Loading',
  description: 'Announced while a screen loads',
})
