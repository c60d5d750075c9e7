import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { minify, type Plugin, type Rolldown } from 'vite'
import { directionOf } from '../src/i18n/resolve-language.ts'
import { understoodLanguages } from './early-page/languages.ts'
import type { EarlyPages } from './early-page/markup.tsx'
import { screenPartsOf } from './screen-parts-plugin.ts'

const root = '<div id="root"></div>'
const bootAddress = '/boot.js'

/**
 * Writes the sign-in screen and the empty frame into the page, for `public/boot.js` to show before the code has loaded.
 * In development there are none, so that a change of a component needs no second rendering.
 */
export function earlyPage(): Plugin {
  let pages: Promise<EarlyPages> | undefined
  let boot: Promise<string> | undefined
  return {
    name: 'waypost:early-page',
    configResolved({ command, mode, publicDir }) {
      if (command !== 'build' || mode !== 'production') return
      pages = renderPages()
      boot = minifiedBoot(publicDir)
      // Awaited later.
      for (const work of [pages, boot]) work.catch(() => {})
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) =>
        pages && boot && bundle
          ? startLater(html.replace(root, templatesOf(await pages, bundle) + root)).replace(
              bootAddress,
              `${bootAddress}?${hashOf(await boot)}`,
            )
          : html,
    },
    // Vite copies public files as they are, comments and all.
    async writeBundle({ dir }) {
      if (boot && dir !== undefined) await writeFile(path.join(dir, bootAddress), await boot)
    },
  }
}

async function minifiedBoot(folder: string): Promise<string> {
  const file = path.join(folder, bootAddress)
  return (await minify(file, await readFile(file, 'utf8'))).code
}

/** A kept page asks for the script of its own build. Any host still answers a page of another one. */
const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url').slice(0, 7)

async function renderPages(): Promise<EarlyPages> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(import.meta.dirname, 'early-page/render.ts')],
    { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 32 * 1024 * 1024 },
  )
  return JSON.parse(stdout) as EarlyPages
}

/** The address of code that the first chunk would ask for only once it runs. */
function chunkOf(bundle: Rolldown.OutputBundle, wanted: string): string {
  const chunk = Object.values(bundle).find(({ type, name }) => type === 'chunk' && name === wanted)
  if (!chunk) throw new Error(`There is no chunk "${wanted}" any more`)
  return `/${chunk.fileName}`
}

function templatesOf(pages: EarlyPages, bundle: Rolldown.OutputBundle): string {
  const { signIn, frame, publicPaths, calls } = pages
  const tags = Object.keys(signIn)
  const languages = JSON.stringify(understoodLanguages(tags))
  const parts = JSON.stringify(screenPartsOf(bundle))
  return [
    `<template id="early-frame" data-screens="${chunkOf(bundle, 'screens')}" data-code="${chunkOf(bundle, 'frame')}" data-parts='${parts}' data-public="${publicPaths.join(' ')}" data-languages='${languages}' data-calls='${JSON.stringify(calls)}'>${frame}</template>`,
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
