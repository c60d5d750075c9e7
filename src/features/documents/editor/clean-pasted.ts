import { rewriteVideos, sanitize } from '~/kit/rich-text/sanitize.ts'
import { parseHtml } from '~/lib/parse-html.ts'
import { stylesToElements } from './pasted-styles.ts'
import { joinWordLists, nestLists } from './pasted-lists.ts'

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
  return { html: sanitize(body.innerHTML), images, refused }
}

/** Inserts the uploaded images into pasted HTML; those without an address are left out. */
export function withImages(html: string, images: readonly ({ src: string; alt: string } | null)[]) {
  const { body } = parseHtml(html)
  for (const image of body.querySelectorAll('img[src^="#"]')) {
    const uploaded = images[Number(image.getAttribute('src')?.slice(1))]
    if (uploaded)
      for (const [name, value] of Object.entries(uploaded)) image.setAttribute(name, value)
    else image.remove()
  }
  return body.innerHTML
}
