import { readFileSync } from 'node:fs'
import packageFile from '../package.json' with { type: 'json' }

const bundle = new URL('../mocks/generated/openapi.json', import.meta.url)
const { info } = JSON.parse(readFileSync(bundle, 'utf8')) as { info: { version: string } }

/**
 * For Vite's `define`: the console's version, which is the package's or the one given to the build, and the version of the
 * contract that its client is generated from.
 */
export const webVersion = {
  'import.meta.env.VITE_WEB_VERSION': JSON.stringify(
    process.env['WAYPOST_VERSION'] ?? packageFile.version,
  ),
  'import.meta.env.VITE_CONTRACT_VERSION': JSON.stringify(info.version),
}
