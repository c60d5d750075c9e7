import { useDeferredValue } from 'react'
import { getGetSecureStaticResourceQueryOptions } from '~/api/generated/endpoints/documents/documents.ts'
import { parseRichText } from '~/kit/rich-text/parse-rich-text.ts'
import { RichText } from '~/kit/rich-text/rich-text.tsx'
import { css } from '~/styled-system/css'
import { Heading } from '~/ui/text/heading.tsx'

type DocumentPreviewProps = { topic: string; html: string; language: string }

/** A document as readers see it. */
export function DocumentPreview({ topic, html, language }: DocumentPreviewProps) {
  // Typing has priority.
  const shown = useDeferredValue(html)
  return (
    <>
      {topic !== '' && (
        <Heading
          as="h3"
          size="xl"
          className={css({ mb: '4', overflowWrap: 'anywhere' })}
          lang={language || undefined}
        >
          <bdi>{topic}</bdi>
        </Heading>
      )}
      <RichText content={parseRichText(shown)} language={language} addressQuery={signedAddress} />
    </>
  )
}

const signedAddress = (href: string) => getGetSecureStaticResourceQueryOptions({ href })
