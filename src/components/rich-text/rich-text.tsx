import { Box } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useRowLinks } from '~/components/table/row-link.tsx'
import { directionOf } from '~/i18n/resolve-language.ts'
import type { RichTextContent } from './parse-rich-text.ts'
import { prose } from './prose.ts'
import { RichTextNodes } from './rich-text-nodes.tsx'
import type { AddressQuery } from './rich-text-video.tsx'

type RichTextProps = {
  content: RichTextContent
  /** The tag of the language that it is written in. */
  language: string
  /** Finds the address of a video that is protected. */
  addressQuery: AddressQuery
}

/** Rich text for reading. Nothing is loaded from other hosts than the configured ones. */
export function RichText({ content, language, addressQuery }: RichTextProps) {
  const frame = useRef<HTMLDivElement>(null)
  useRowLinks(frame)
  useEffect(() => {
    // Where the screen opens with an anchor in its address, the browser has looked for it before the text was there.
    const anchor = decodeURIComponent(window.location.hash.slice(1))
    const isOurs = content.headings.some(({ id }) => id === anchor)
    if (isOurs) document.getElementById(anchor)?.scrollIntoView()
  }, [content])
  return (
    <Box ref={frame} css={prose} lang={language} dir={directionOf(language)}>
      <RichTextNodes content={content} addressQuery={addressQuery} />
    </Box>
  )
}
