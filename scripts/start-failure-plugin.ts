import type { HtmlTagDescriptor, Plugin } from 'vite'
import { directionOf } from '../src/i18n/resolve-language.ts'
import { readLanguage, translatedTags } from './catalogs.ts'

/** The messages of the notice, as in `src/app/start-failure.tsx`. */
const heading = 'The console cannot start'
const button = 'Try again'

/** Adds a notice in every language to the page, for `public/boot.js` to show when the console itself cannot be loaded. */
export function startFailure(): Plugin {
  return {
    name: 'waypost:start-failure',
    transformIndexHtml: () => [
      {
        tag: 'template',
        attrs: { id: 'start-failure' },
        children: ['en', ...translatedTags()].map(noticeIn),
        injectTo: 'body',
      },
    ],
  }
}

function noticeIn(tag: string): HtmlTagDescriptor {
  const texts = readLanguage(tag)
  return {
    tag: 'div',
    attrs: { lang: tag, dir: directionOf(tag), role: 'alert' },
    children: [
      { tag: 'p', children: texts[idOf(heading)] ?? heading },
      { tag: 'button', attrs: { type: 'button' }, children: texts[idOf(button)] ?? button },
    ],
  }
}

function idOf(text: string): string {
  const found = Object.entries(readLanguage('en')).find(([, english]) => english === text)
  if (!found) throw new Error(`No message says "${text}"`)
  return found[0]
}
