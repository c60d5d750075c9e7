import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'src/i18n/catalogues')
const pseudo = '\0virtual:pseudo-locale'

/**
 * Compiles each catalogue as it is imported, so that no compiled file can be older than its source, and no browser parses
 * messages. `virtual:pseudo-locale` has the English words in letters that no language has.
 */
export function catalogues(): Plugin {
  return {
    name: 'waypost:catalogues',
    resolveId: (source) => (`\0${source}` === pseudo ? pseudo : null),
    async load(id) {
      if (id === pseudo) {
        const file = path.join(folder, 'en.json')
        this.addWatchFile(file)
        return `export default ${await compile(file, '--pseudo-locale=en-XA')}`
      }
      // Vite makes a module of the JSON.
      return path.dirname(id) === folder && id.endsWith('.json') ? compile(id) : null
    },
  }
}

const run = promisify(execFile)

async function compile(file: string, ...options: string[]): Promise<string> {
  const args = ['compile', file, '--format=simple', '--ast', ...options]
  const tool = path.join(root, 'node_modules/.bin/formatjs')
  return (await run(tool, args, { maxBuffer: 32 * 1024 * 1024 })).stdout
}
