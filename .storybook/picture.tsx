import { DocsContext } from '@storybook/addon-docs/blocks'
import { use, useEffect, useRef, useState } from 'react'
import { css } from '~/styled-system/css'
import { globalsOfPicture, pictureOf, type Size } from './pictures.ts'

type PictureProps = Size & { id: string; name: string; scale?: number }

/** A picture of a story, taken once it is scrolled into view. */
export function Picture({ id, name, width, height, scale = 1 }: PictureProps) {
  const context = use(DocsContext)
  const globals = globalsOfPicture(context.getStoryContext(context.storyById(id))['globals'])
  const [html, setHtml] = useState('')
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let isSeen = false
    let isGone = false
    const observer = new IntersectionObserver(([entry]) => {
      isSeen = Boolean(entry?.isIntersecting)
      if (!isSeen) return
      void pictureOf(id, globals, { width, height }, () => isSeen && !isGone).then((picture) => {
        if (!isGone && picture) setHtml(picture)
      })
    })
    if (place.current) observer.observe(place.current)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [id, globals, width, height])
  const size = { width: width * scale, height: height * scale }
  return (
    <span ref={place} style={size} className={paper} aria-hidden>
      {html && (
        <iframe
          title={name}
          srcDoc={html}
          sandbox="allow-same-origin"
          tabIndex={-1}
          style={{ width, height, transform: `scale(${scale})` }}
          className={picture}
        />
      )}
    </span>
  )
}

const paper = css({
  display: 'block',
  maxWidth: 'full',
  overflow: 'hidden',
  borderWidth: '1px',
  rounded: 'l3',
  bg: 'bg.muted',
  boxSizing: 'content-box',
})

const picture = css({
  display: 'block',
  borderWidth: '0',
  transformOrigin: 'top left',
  pointerEvents: 'none',
})
