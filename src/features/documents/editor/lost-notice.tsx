import type { Schema } from '@tiptap/pm/model'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Box, styled } from '~/styled-system/jsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { fromHtml } from './from-html.ts'
import { lostParts } from './lost-parts.ts'
import { lost, messages } from './messages.ts'
import { toHtml } from './to-html.ts'

type LostNoticeProps = {
  /** The HTML on the server. */
  stored: string
  /** The editor's schema. */
  schema: Schema
}

/** Shows which parts of a stored document the first edit of its text would remove. */
export function LostNotice({ stored, schema }: LostNoticeProps) {
  const intl = useIntl()
  const parts = useMemo(() => lostParts(stored, toHtml(fromHtml(stored, schema))), [stored, schema])
  if (parts.length === 0) return null
  const names = parts.map((part) => part ?? intl.formatMessage(messages.lostText))
  return (
    <Notice status="warning" title={messages.lostTitle}>
      <FormattedMessage {...lost} values={{ parts: intl.formatList(names) }} />
      <styled.details mt="2">
        <styled.summary cursor="pointer" width="fit-content">
          <FormattedMessage {...messages.storedHtml} />
        </styled.summary>
        <Box
          as="pre"
          dir="ltr"
          tabIndex={0}
          mt="2"
          maxH="40"
          overflow="auto"
          whiteSpace="pre-wrap"
          textStyle="xs"
        >
          {stored}
        </Box>
      </styled.details>
    </Notice>
  )
}
