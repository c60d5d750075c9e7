import { useEffect, useRef } from 'react'
import { directionOf } from '~/i18n/resolve-language.ts'
import { safeDecode } from '~/lib/safe-decode.ts'
import { useRowLinks } from '~/ui/link/row-link.tsx'
import { headingAt, type RichTextContent } from './parse-rich-text.ts'
import { prose } from './prose.ts'
import { RichTextNodes } from './rich-text-nodes.tsx'
import type { AddressQuery } from './rich-text-video.tsx'

type RichTextProps = {
  content: RichTextContent
  /** The tag of the text's language. */
  language: string
  /** Finds the address of a protected video. */
  addressQuery: AddressQuery
}

/** Rich text for reading. Loads files from configured hosts only. */
export function RichText({ content, language, addressQuery }: RichTextProps) {
  const frame = useRef<HTMLDivElement>(null)
  useRowLinks(frame)
  useEffect(() => {
    // If the address has an anchor, the browser looked for it before the text was rendered.
    const anchor = safeDecode(window.location.hash.slice(1))
    const id = headingAt(anchor, [...content.ids.values()])
    if (id !== undefined) document.getElementById(id)?.scrollIntoView()
  }, [content])
  return (
    <div ref={frame} className={prose} lang={language} dir={directionOf(language)}>
      <RichTextNodes content={content} addressQuery={addressQuery} />
    </div>
  )
}
