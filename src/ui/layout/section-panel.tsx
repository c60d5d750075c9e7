import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { FailureOverRows } from '~/ui/feedback/failure-over-rows.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { textIn, type TextProp } from '~/ui/text/render-text.tsx'

/** The parts of a query that a section needs. */
export type SectionQuery<Data> = {
  data: Data | undefined
  error: Error | null
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

type SectionPanelProps = {
  heading: TextProp
  /** Summarizes the content; announced to screen readers when it changes. Empty while loading. */
  summary: TextProp
  /** Beside the heading. */
  controls?: ReactNode
  query: SectionQuery<unknown>
  /** The heading of a failure, if the screen words it. */
  failureTitle?: TextProp
  /** Replaces the content until the first response. */
  skeleton: ReactNode
  children: ReactNode
}

/** A part of a page with its own loading state, failure and retry. Old data stays where it is. */
export function SectionPanel({ heading, summary, controls, query, ...props }: SectionPanelProps) {
  const id = useId()
  const intl = useIntl()
  const failure = {
    title: props.failureTitle,
    subject: heading,
    onRetry: () => void query.refetch(),
  }
  const stale = query.isPlaceholderData && query.isFetching
  return (
    <Box as="section" aria-labelledby={id} aria-busy={query.isFetching} mb="7">
      <Flex
        align="center"
        justify="space-between"
        wrap="wrap"
        columnGap="4"
        rowGap="2"
        mb="3"
        minH="8"
      >
        <Box minW="0">
          <Heading as="h2" size="md" id={id}>
            {textIn(intl, heading)}
          </Heading>
          {/* Reserves its line while loading, so that nothing below moves. */}
          <styled.p
            role="status"
            minH="5"
            textStyle="sm"
            color="fg.muted"
            fontVariantNumeric="tabular-nums"
          >
            {textIn(intl, summary)}
          </styled.p>
        </Box>
        {controls}
      </Flex>
      {query.data !== undefined ? (
        <>
          <Box
            opacity={stale ? 0.85 : undefined}
            filter={stale ? 'grayscale(1)' : undefined}
            transition="opacity 120ms"
          >
            {props.children}
          </Box>
          {query.error && <FailureOverRows {...failure} error={query.error} />}
        </>
      ) : query.error ? (
        <ErrorMessage {...failure} error={query.error} />
      ) : (
        props.skeleton
      )}
    </Box>
  )
}
