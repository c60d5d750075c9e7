import { createElement, useState, type ReactNode, type RefCallback } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { safeDecode } from '~/lib/safe-decode.ts'
import { Box } from '~/styled-system/jsx'
import { focusHeading } from '~/ui/page/focus-heading.ts'
import { headingAt, type RichTextContent } from './parse-rich-text.ts'
import { RichTextImage } from './rich-text-image.tsx'
import { RichTextVideo, type AddressQuery } from './rich-text-video.tsx'
import { isRichTextElement } from './sanitize.ts'

type RichTextNodesProps = { content: RichTextContent; addressQuery: AddressQuery }

/** Renders rich text as React elements, so that images and videos are components of the console. */
export function RichTextNodes({ content, addressQuery }: RichTextNodesProps) {
  return drawAll(content.body)

  function drawAll(parent: Node): ReactNode[] {
    return [...parent.childNodes].map((node, index) => draw(node, index))
  }

  function draw(node: Node, key: number): ReactNode {
    if (node instanceof Text) {
      // React rejects text here, even a line break.
      return /^(?:table|thead|tbody|tr)$/.test(node.parentElement?.localName ?? '')
        ? null
        : node.data
    }
    if (!(node instanceof HTMLElement) || !isRichTextElement(node.localName)) return null
    const { localName: name } = node
    if (name === 'br' || name === 'hr') return createElement(name, { key })
    if (name === 'video')
      return <RichTextVideo key={key} link={textOf(node, 'src')} addressQuery={addressQuery} />
    if (name === 'img') {
      return (
        <RichTextImage
          key={key}
          link={textOf(node, 'src')}
          alt={textOf(node, 'alt')}
          width={numberOf(node, 'width')}
          height={numberOf(node, 'height')}
        />
      )
    }
    const children = drawAll(node)
    if (name === 'a') return createElement('a', { key, ...linkOf(node, content) }, children)
    if (name === 'table' || name === 'pre') {
      return (
        <Scroller key={key} name={name}>
          {createElement(name, {}, children)}
        </Scroller>
      )
    }
    const attributes = {
      key,
      id: content.ids.get(node),
      colSpan: numberOf(node, 'colspan'),
      rowSpan: numberOf(node, 'rowspan'),
      start: numberOf(node, 'start'),
    }
    return createElement(name, attributes, children)
  }
}

const textOf = (element: Element, name: string) => element.getAttribute(name) ?? ''

const numberOf = (element: Element, name: string) => {
  const text = element.getAttribute(name)
  return text === null ? undefined : Number(text)
}

/** Links within the console use the router; others open a new tab without access to this one. */
function linkOf(link: Element, { ids }: RichTextContent) {
  const address = link.getAttribute('href')
  if (address === null || !URL.canParse(address, document.baseURI)) return {}
  const { origin, protocol, pathname, hash } = new URL(address, document.baseURI)
  const isInternal = origin === window.location.origin
  const isHere = isInternal && hash !== '' && pathname === window.location.pathname
  if (isHere || address.startsWith('#')) {
    const id = headingAt(safeDecode(hash.slice(1)), [...ids.values()])
    if (id === undefined) return {}
    return { href: `#${id}`, 'data-internal': '', onClick: () => focusOn(id) }
  }
  if (isInternal) return { href: address, 'data-internal': '' }
  if (!protocol.startsWith('http')) return { href: address }
  return { href: address, target: '_blank', rel: 'noopener noreferrer' }
}

/** Moves the focus to a heading, so that the keyboard and screen readers continue from there. */
export const focusOn = (id: string) => focusHeading(document.getElementById(id))

/** Lets wide content scroll in its own frame, also by keyboard. */
function Scroller({ name, children }: { name: 'table' | 'pre'; children: ReactNode }) {
  const intl = useIntl()
  const [frame, overflows] = useWideContent()
  return (
    <Box
      ref={frame}
      data-scroller={name}
      overflowX="auto"
      // What has the focus keeps it when the window grows.
      tabIndex={overflows ? 0 : -1}
      {...(overflows && {
        role: 'region',
        'aria-label': intl.formatMessage(messages[name]),
      })}
    >
      {children}
    </Box>
  )
}

function useWideContent(): [RefCallback<HTMLElement>, boolean] {
  const [overflows, setOverflows] = useState(false)
  const [watch] = useState(() => (element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth),
    )
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  })
  return [watch, overflows]
}

const messages = defineMessages({
  table: {
    defaultMessage: 'Table',
    description: 'Names a table in a help document that is wider than the page, for screen readers',
  },
  pre: {
    defaultMessage: 'Code',
    description:
      'Names lines of code in a help document that are wider than the page, for screen readers',
  },
})
