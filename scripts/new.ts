import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { ContractDocument } from '../mocks/contract.ts'
import { generate } from './generate.ts'
import { kinds } from './new/names.ts'
import { screenFiles } from './new/screen-files.ts'
import { runTool } from './tools.ts'

const root = path.resolve(import.meta.dirname, '..')
const usage = `npm run new -- list /admin-admin/tags --operation=listTags
npm run new -- form /admin-admin/tags/add --operation=createTag
npm run new -- record '/admin-admin/tags/view/$tagId' --operation=getTag`

const { positionals, values: flags } = parseArgs({
  options: { operation: { type: 'string', default: '' } },
  allowPositionals: true,
})

try {
  await write()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

function isScreen(address: string): boolean {
  const route = path.join(root, 'src/routes', address)
  return existsSync(`${route}/index.tsx`) || existsSync(`${route}.tsx`)
}

async function write() {
  const kind = kinds.find((each) => each === positionals[0])
  const address = positionals[1]
  if (!kind || address === undefined) throw new Error(usage)
  const bundle = readFileSync(path.join(root, 'mocks/generated/openapi.json'), 'utf8')
  const document = JSON.parse(bundle) as ContractDocument
  const files = screenFiles(document, { kind, address, operationId: flags.operation }, isScreen)
  const names = Object.keys(files)
  const existing = names.filter((file) => existsSync(path.join(root, file)))
  if (existing.length > 0) throw new Error(`There is already ${existing.join(', ')}`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  await runTool('oxfmt', names)
  console.log(`Written:\n  ${names.join('\n  ')}\n\nRegenerating …`)
  await generate()
  console.log(`
Next:
  1. Look at it: npm run dev, ${address}. Its users are those of ${flags.operation}; to list it in the
     server's menu, add it to openapi/examples/me.yaml and system.yaml.
  2. Change what is not meant: the columns or fields, their texts, the icon.
  3. Translate its texts: docs/translating.md.
  4. Test it: npx vitest run --project=stories ${path.dirname(names[1] ?? '')}`)
}
