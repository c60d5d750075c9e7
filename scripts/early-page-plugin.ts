import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { minify, type Plugin } from 'vite'
import { directionOf } from '../src/i18n/resolve-language.ts'
import type { EarlyPages } from './early-page/markup.tsx'
import { understoodLanguages } from './early-page/languages.ts'

const root = '<div id="root"></div>'

/**
 * Writes the sign-in screen and the empty frame into the page, for `public/boot.js` to show before the code has loaded.
 * In development there are none, so that a change of a component needs no second rendering.
 */
export function earlyPage(): Plugin {
  let pages: Promise<EarlyPages> | undefined
  return {
    name: 'waypost:early-page',
    configResolved({ command, mode }) {
      if (command === 'build' && mode === 'production') pages = renderPages()
      // Awaited later.
      pages?.catch(() => {})
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) =>
        pages ? startLater(html.replace(root, templatesOf(await pages) + root)) : html,
    },
    // Vite copies public files as they are, comments and all.
    async writeBundle({ dir }) {
      if (!pages || dir === undefined) return
      const file = path.join(dir, 'boot.js')
      const { code } = await minify(file, await readFile(file, 'utf8'))
      await writeFile(file, code)
    },
  }
}

async function renderPages(): Promise<EarlyPages> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(import.meta.dirname, 'early-page/render.ts')],
    { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 32 * 1024 * 1024 },
  )
  return JSON.parse(stdout) as EarlyPages
}

function templatesOf({ signIn, frame, publicPaths, calls }: EarlyPages): string {
  const tags = Object.keys(signIn)
  const languages = JSON.stringify(understoodLanguages(tags))
  return [
    `<template id="early-frame" data-public="${publicPaths.join(' ')}" data-languages='${languages}' data-calls='${JSON.stringify(calls)}'>${frame}</template>`,
    ...Object.entries(signIn).map(
      ([tag, markup]) =>
        `<template class="early-sign-in" lang="${tag}" dir="${directionOf(tag)}">${markup}</template>`,
    ),
    '',
  ].join('\n    ')
}

/** The code is loaded at once, but `boot.js` runs it: before, it would delay the first paint. */
const startLater = (html: string) =>
  html.replaceAll(
    /<script type="module" crossorigin src="([^"]+)"><\/script>/g,
    '<link rel="modulepreload" crossorigin href="$1" data-start>',
  )
