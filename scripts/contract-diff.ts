import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { ContractDocument } from '../mocks/contract.ts'
import { versionOf } from './conformance/report.ts'
import { baseOf, bundle } from './contract-diff/base.ts'
import { unnamedBreaks } from './contract-diff/changes.ts'
import { breaksBetween, type Break } from './contract-diff/compare.ts'

const { values: flags } = parseArgs({
  options: { base: { type: 'string', default: 'main' } },
})
const root = path.resolve(import.meta.dirname, '..')
const changed = JSON.parse(readFileSync(path.join(root, bundle), 'utf8')) as ContractDocument
const version = versionOf(changed)
const base = baseOf(root, flags.base, version)
if (typeof base === 'string') {
  console.log(base)
  process.exit(0)
}
const oldVersion = versionOf(base.contract)
const breaks = breaksBetween(base.contract, changed)
const page = readFileSync(path.join(root, 'openapi/CHANGES.md'), 'utf8')
const unnamed = new Set(unnamedBreaks(breaks, page, { oldVersion, version }))

console.log(`The contract of ${base.name} is ${oldVersion}, this one ${version}.`)
for (const pair of new Set(breaks.map((each) => each.pair))) {
  console.log(`\nWhat breaks ${pair}:`)
  for (const each of breaks.filter((found) => found.pair === pair)) console.log(lineOf(each))
}
if (unnamed.size === 0) {
  console.log(breaks.length === 0 ? 'Nothing breaks.' : '\nopenapi/CHANGES.md names them all.')
  process.exit(0)
}
const today = new Date().toISOString().slice(0, 10)
console.error(`
${unnamed.size} of them are not in openapi/CHANGES.md. Undo the change, or give the contract a new version
and name each place under "## ${version} (${today})", with what both sides have to do.`)
process.exit(1)

function lineOf(each: Break): string {
  const { place, reason, operationIds } = each
  const [first, second, third, ...others] = operationIds
  const named = [first, second, third].filter(Boolean).join(', ')
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return `  ${unnamed.has(each) ? '✗' : '✓'} \`${place}\` ${reason} (${named}${more})`
}
