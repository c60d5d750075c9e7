import type { Plugin } from 'vite'
import { screens } from './screens.ts'

const id = '\0virtual:screens'

/** `virtual:screens` for Storybook: every screen, with what it is for and where it leads. */
export function screenList(): Plugin {
  return {
    name: 'waypost:screens',
    resolveId: (source) => (`\0${source}` === id ? id : null),
    load: (resolved) =>
      resolved === id ? `export const screens = ${JSON.stringify(screens())}` : null,
  }
}
