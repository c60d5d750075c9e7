import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runTool } from './tools.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Only the page itself: the browser blocks everything that Redoc would fetch. */
const policy =
  "default-src 'none'; script-src 'unsafe-inline' blob:; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; worker-src blob:; connect-src blob: data:"

/** Writes the contract's reference, one HTML file that fetches nothing, and returns its path. */
export async function buildReference(
  folder = path.join(root, '.cache/reference'),
): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'index.html')
  const { code, output } = await runTool('redocly', [
    'build-docs',
    'openapi/openapi.yaml',
    '--config=openapi/redocly.yaml',
    '--inlineBundle',
    `--output=${file}`,
  ])
  if (code !== 0) throw new Error(`redocly failed:\n${output}`)
  writeFileSync(file, withoutFetching(readFileSync(file, 'utf8')))
  return file
}

/** Redoc loads its vendor's logo from a CDN. */
function withoutFetching(html: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  return html
    .replace(/<head>/i, (head) => `${head}${meta}`)
    .replaceAll(/https:\/\/cdn\.redoc(?:ly)?\.[^"'`\s)]+/g, 'data:,')
}
