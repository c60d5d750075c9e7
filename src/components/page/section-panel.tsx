import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { ErrorMessage } from '~/components/feedback/error-message.tsx'

/** What a part of a page needs to know of its query. */
export type SectionQuery<Data> = {
  data: Data | undefined
  error: Error | null
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

type SectionPanelProps = {
  heading: ReactNode
  /** Sums up what is shown; screen readers are told when it changes. Nothing while it loads. */
  summary: ReactNode
  /** Beside the heading. */
  controls?: ReactNode
  query: SectionQuery<unknown>
  /** Heading of a failure, where the screen has words of its own for it. */
  failureTitle?: ReactNode
  /** In place of the content, for as long as there has been no answer. */
  skeleton: ReactNode
  children: ReactNode
}

/** A part of a page that loads, fails and is retried by itself. Old data stays below a failure. */
export function SectionPanel({ heading, summary, controls, query, ...props }: SectionPanelProps) {
  const id = useId()
  const stale = query.isPlaceholderData && query.isFetching
  return (
    <Box as="section" aria-labelledby={id} aria-busy={query.isFetching} mb="7">
      <Flex align="center" justify="space-between" wrap="wrap" gapX="4" gapY="2" mb="3" minH="8">
        <Box minW="0">
          <Heading as="h2" size="md" id={id}>
            {heading}
          </Heading>
          {/* Its line is kept while it loads, so that nothing below moves. */}
          <Text
            role="status"
            minH="5"
            textStyle="sm"
            color="fg.muted"
            fontVariantNumeric="tabular-nums"
          >
            {summary}
          </Text>
        </Box>
        {controls}
      </Flex>
      {query.error && (
        <Box mb={query.data === undefined ? '0' : '3'}>
          <ErrorMessage
            error={query.error}
            title={props.failureTitle}
            subject={heading}
            onRetry={() => void query.refetch()}
          />
        </Box>
      )}
      {query.data === undefined ? (
        !query.error && props.skeleton
      ) : (
        <Box
          opacity={stale ? 0.85 : 1}
          filter={stale ? 'grayscale(1)' : undefined}
          transition="opacity 120ms"
        >
          {props.children}
        </Box>
      )}
    </Box>
  )
}
