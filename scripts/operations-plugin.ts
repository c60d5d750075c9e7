import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { readOperations, type ContractDocument } from '../mocks/contract.ts'

const id = '\0virtual:operations'
const bundle = path.resolve('mocks/generated/openapi.json')

/** `virtual:operations` for the developer panel: every operation with its statuses and example names. */
export function operationList(): Plugin {
  return {
    name: 'waypost:operations',
    resolveId: (source) => (`\0${source}` === id ? id : null),
    load(resolved) {
      if (resolved !== id) return null
      this.addWatchFile(bundle)
      const text = readFileSync(bundle, 'utf8')
      const operations = readOperations(JSON.parse(text) as ContractDocument)
      const offered = operations.map(({ operationId, method, tag, answers }) => ({
        operationId,
        method,
        tag,
        codes: answers.map(({ status }) => String(status)),
        examples: [
          ...new Set(
            answers.flatMap(({ contents }) =>
              contents.flatMap(({ examples }) => examples.map(({ name }) => name)),
            ),
          ),
        ],
      }))
      return `export const operations = ${JSON.stringify(offered)}`
    },
  }
}
