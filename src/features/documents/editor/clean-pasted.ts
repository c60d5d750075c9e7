import { rewriteVideos, sanitize } from '~/kit/rich-text/sanitize.ts'
import { fragmentOf } from '~/lib/fragment-of.ts'
import { parseHtml } from '~/lib/parse-html.ts'
import type { StoredImage } from './image-dialog.tsx'
import { joinWordLists, nestLists } from './pasted-lists.ts'
import { stylesToElements } from './pasted-styles.ts'

/** Pasted HTML, cleaned for the editor. */
export type Pasted = {
  html: string
  /** Images in the pasted text. In the HTML, the source of each is `#` and its index. */
  images: { source: string; alt: string }[]
  /** The number of images and videos that were left out. */
  refused: { images: number; videos: number }
}

type Allowed = {
  /** The base address of the console's images. */
  imageBaseUrl: string
  isVideo: (address: string) => boolean
}

/**
 * Cleans pasted HTML, such as that of a word processor: it keeps the structure without the formatting. The result is safe
 * to insert.
 */
export function cleanPasted(html: string, { imageBaseUrl, isVideo }: Allowed): Pasted {
  const { body } = parseHtml(html)
  rewriteVideos(body)
  joinWordLists(body)
  nestLists(body)
  stylesToElements(body)
  const images: Pasted['images'] = []
  const refused = { images: 0, videos: 0 }
  for (const image of body.querySelectorAll('img')) {
    const source = image.getAttribute('src') ?? ''
    if (/^data:image\//i.test(source)) {
      image.setAttribute('src', `#${images.push({ source, alt: image.alt }) - 1}`)
    } else if (source.startsWith(`${imageBaseUrl}/`)) {
      image.setAttribute('src', source.slice(imageBaseUrl.length))
    } else if (!source.startsWith('/docs/images/')) {
      image.remove()
      refused.images += 1
    }
  }
  for (const video of body.querySelectorAll('video, iframe, embed, object')) {
    if (video.localName === 'video' && isVideo(video.getAttribute('src') ?? '')) continue
    video.remove()
    refused.videos += 1
  }
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector('img, video')) {
      paragraph.remove()
    }
  }
  dropEmptyFigures(body)
  return { html: sanitize(body.innerHTML), images, refused }
}

/** Inserts the uploaded images into pasted HTML; those without an address are left out. */
export function withImages(html: string, images: readonly StoredImage[]) {
  const { body } = parseHtml(html)
  for (const image of body.querySelectorAll('img[src^="#"]')) {
    const uploaded = images[Number(image.getAttribute('src')?.slice(1))]
    if (!uploaded) {
      image.remove()
      continue
    }
    const { src, alt, width, height } = uploaded
    image.setAttribute('src', src)
    image.setAttribute('alt', alt)
    if (!width || !height || image.hasAttribute('width') || image.hasAttribute('height')) continue
    image.setAttribute('width', String(width))
    image.setAttribute('height', String(height))
  }
  dropEmptyFigures(body)
  return body.innerHTML
}

/** The caption of an image that was left out becomes a paragraph. */
function dropEmptyFigures(body: HTMLElement) {
  for (const figure of body.querySelectorAll('figure')) {
    if (figure.querySelector('img, video, table, pre, blockquote, ul, ol')) continue
    const caption = figure.querySelector('figcaption')
    const text = figure.textContent.trim()
    if (text === '') figure.remove()
    else if (caption?.textContent.trim() === text) {
      const line = body.ownerDocument.createElement('p')
      line.append(fragmentOf(caption.childNodes))
      figure.replaceWith(line)
    }
  }
}
