import { readFileSync, writeFileSync } from 'node:fs'
import {
  isJsonObject,
  readOperations,
  resolver,
  type ContractDocument,
  type JsonObject,
} from '../mocks/contract.ts'

type Assumption = { place: string; text: string }

const mark = 'Assumed:'
const intro = `# Assumptions of the contract

The product's specification does not show everything that the console needs. Each guess is marked in the contract by a
description with \`${mark}\`; this page lists them for the people who connect the real server. If the server differs,
change the contract: types, validators, mock and sandbox are derived from it. Where a text that is sent has a \`maxLength\`, and
the specification names none, the limit is assumed too.

\`npm run generate\` writes this page from \`openapi/\`. Do not edit it.
`

/** Writes the page of all assumptions from the bundled contract. */
export function writeAssumptions(bundle: string, target: string): void {
  const contract = JSON.parse(readFileSync(bundle, 'utf8')) as ContractDocument
  writeFileSync(target, assumptionsPage(contract))
}

/** The page in Markdown: one table of the calls by tag, and one of the data by schema. */
export function assumptionsPage(contract: ContractDocument): string {
  const calls = callsOf(contract)
  const resolve = resolver(contract)
  const schemas = Object.entries(resolve(resolve(contract.components)['schemas']))
  const data = schemas.flatMap(([name, schema]) => assumptionsIn(schema, name))
  return [
    intro,
    `## Calls\n\n${tableOf('Call', calls)}`,
    `## Data\n\n${tableOf('Schema and field', data)}`,
  ].join('\n')
}

function callsOf(contract: ContractDocument): Assumption[] {
  const resolve = resolver(contract)
  const parametersOf = ({ parameters }: JsonObject) => [parameters ?? []].flat().map(resolve)
  const known = new Set(readOperations(contract).map(({ operationId }) => operationId))
  return Object.values(contract.paths ?? {}).flatMap((item) =>
    Object.values(item)
      .filter(isJsonObject)
      .filter(({ operationId }) => known.has(String(operationId)))
      .flatMap((operation) => {
        const parameters = [...parametersOf(item), ...parametersOf(operation)]
        return assumptionsIn({ ...operation, parameters }, String(operation['operationId']))
      }),
  )
}

/** Keys that are left out of a location. */
const silent = ['properties', 'content', 'application/json', 'schema', 'requestBody', 'parameters']

function assumptionsIn(value: unknown, place: string): Assumption[] {
  if (Array.isArray(value)) {
    return value.flatMap((each: unknown) => assumptionsIn(each, placeOf(place, nameOf(each))))
  }
  if (!isJsonObject(value)) return []
  const inner = Object.entries(value)
    .filter(([key]) => key !== 'example' && key !== 'examples')
    .flatMap(([key, each]) => assumptionsIn(each, placeOf(place, silent.includes(key) ? '' : key)))
  return [...ownAssumption(value, place), ...inner]
}

function ownAssumption({ description }: JsonObject, place: string): Assumption[] {
  if (typeof description !== 'string') return []
  const [, ...texts] = description.split(mark)
  return texts.map((text) => ({ place, text }))
}

const nameOf = (value: unknown) =>
  isJsonObject(value) && typeof value['name'] === 'string' ? value['name'] : ''

const placeOf = (place: string, key: string) => (key === '' ? place : `${place}.${key}`)

function tableOf(heading: string, rows: Assumption[]): string {
  const lines = rows.map(({ place, text }) => `| \`${place}\` | ${inCell(text)} |`)
  return `${[`| ${heading} | Assumed |`, '|---|---|', ...lines].join('\n')}\n`
}

/** One line, starting with a capital letter. */
function inCell(text: string): string {
  const line = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', String.raw`\|`)
  return line.charAt(0).toUpperCase() + line.slice(1)
}
