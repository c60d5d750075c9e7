import {
  STORY_MISSING,
  STORY_RENDERED,
  STORY_RENDER_PHASE_CHANGED,
} from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { STATE_SHOWN } from './shown.ts'

/** The size of the page on which a story is drawn, in pixels. */
export type Size = { width: number; height: number }

/** A story that ends nowhere, such as one that waits for ever, is taken as it is then. */
const patience = 15_000

/** Storybook's globals, such as the theme and the language, as its address has them. Nothing looks at the checks of a picture. */
export const globalsOfPicture = (globals: Record<string, unknown>) =>
  written({ ...globals, a11y: { manual: true } }).join(';')

const written = (globals: object, parent = ''): string[] =>
  Object.entries(globals).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return written(value, `${parent}${name}.`)
    const isWord = typeof value === 'string' || typeof value === 'number'
    return `${parent}${name}:${isWord ? '' : '!'}${String(value)}`
  })

const taken = new Map<string, string>()
let last: Promise<unknown> = Promise.resolve()

/**
 * The page of a story after its play function, as HTML without scripts. One story runs at a time: the consoles of two would
 * sign each other out, as in two tabs.
 *
 * @param isWanted Asked when the story's turn comes.
 */
export function pictureOf(
  id: string,
  globals: string,
  size: Size,
  isWanted: () => boolean,
): Promise<string> {
  const key = `${id} ${globals}`
  const picture = last.then(async () => {
    const html = taken.get(key) ?? (isWanted() ? await take(id, globals, size) : '')
    if (html) taken.set(key, html)
    return html
  })
  last = picture.catch(() => {})
  return picture
}

/** Each in a frame of its own: a story would find what the one before has left, such as its timers. */
async function take(id: string, globals: string, { width, height }: Size): Promise<string> {
  const after = rendered(id)
  const frame = open(id, globals)
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px` })
  try {
    await after
    await quiet(frame.contentDocument!)
    return await copy(frame.contentDocument!)
  } finally {
    frame.remove()
  }
}

/** Waits until nothing has changed for a moment: a story without a play function is rendered before its rows are there. */
async function quiet(page: Document): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let pause = setTimeout(resolve, 400)
  const observer = new MutationObserver(() => {
    clearTimeout(pause)
    pause = setTimeout(resolve, 400)
  })
  observer.observe(page, { childList: true, subtree: true })
  const limit = setTimeout(resolve, 3000)
  await promise
  for (const timer of [pause, limit]) clearTimeout(timer)
  observer.disconnect()
}

function open(id: string, globals: string) {
  const opened = document.createElement('iframe')
  Object.assign(opened, { ariaHidden: 'true', tabIndex: -1 })
  Object.assign(opened.style, {
    position: 'fixed',
    insetBlockStart: '0',
    insetInlineStart: '0',
    opacity: '0',
    pointerEvents: 'none',
    zIndex: '-1',
  })
  const query = new URLSearchParams({ id, viewMode: 'story', globals, picture: 'true' })
  opened.src = `./iframe.html?${query}`
  document.body.append(opened)
  return opened
}

function rendered(id: string): Promise<void> {
  const channel = addons.getChannel()
  const events = [STATE_SHOWN, STORY_RENDERED, STORY_MISSING]
  const { promise, resolve } = Promise.withResolvers<void>()
  const end = (given: string) => {
    if (given === id) resolve()
  }
  // Unlike the event of an exception, this one says whose error it is.
  const endIfErrored = ({ storyId, newPhase }: { storyId: string; newPhase: string }) => {
    if (newPhase === 'errored') end(storyId)
  }
  for (const event of events) channel.on(event, end)
  channel.on(STORY_RENDER_PHASE_CHANGED, endIfErrored)
  const timer = setTimeout(resolve, patience)
  return promise.finally(() => {
    clearTimeout(timer)
    for (const event of events) channel.off(event, end)
    channel.off(STORY_RENDER_PHASE_CHANGED, endIfErrored)
  })
}

/** Attributes take over what only properties hold, and a style element what only the page's style sheets hold. */
async function copy(page: Document): Promise<string> {
  const clone = page.documentElement.cloneNode(true) as HTMLElement
  const of = <Kind extends Element>(selector: string) =>
    [...page.querySelectorAll<Kind>(selector)].map(
      (element, index) => [element, clone.querySelectorAll<Kind>(selector)[index]!] as const,
    )
  for (const [{ value, checked, type }, copied] of of<HTMLInputElement>('input')) {
    if (type !== 'file') copied.setAttribute('value', value)
    copied.toggleAttribute('checked', checked)
  }
  for (const [{ value }, copied] of of<HTMLTextAreaElement>('textarea')) copied.textContent = value
  for (const [{ selected }, copied] of of<HTMLOptionElement>('option')) {
    copied.toggleAttribute('selected', selected)
  }
  for (const [image, copied] of of<HTMLImageElement>('img')) {
    copied.src = await asData(image).catch(() => copied.src)
  }
  for (const [canvas, copied] of of<HTMLCanvasElement>('canvas')) {
    const image = Object.assign(document.createElement('img'), { src: canvas.toDataURL() })
    image.className = canvas.className
    copied.replaceWith(image)
  }
  const rules = page.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])
  const style = page.createElement('style')
  style.textContent = rules.map(({ cssText }) => cssText).join('\n')
  clone.querySelector('head')?.append(style)
  for (const script of clone.querySelectorAll('script, link[rel=modulepreload]')) script.remove()
  return `<!doctype html>${clone.outerHTML}`
}

/** Only the story's own page gets an answer for its images. */
async function asData(image: HTMLImageElement): Promise<string> {
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight })
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas.toDataURL()
}
