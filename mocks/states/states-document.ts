import { addressOf } from '../address.ts'
import { readOperations, type ContractDocument } from '../contract.ts'
import { statesByArea } from './all-states.ts'
import type { State } from './state.ts'

const begin = '<!-- The list is written by `npm run generate` from mocks/states. -->'
const end = '<!-- The end of the list. -->'

/** `docs/sandbox.md` with the current list of states. */
export function withStates(text: string, document: ContractDocument): string {
  const [before, after] = [text.indexOf(begin), text.indexOf(end)]
  if (before < 0 || after < 0) throw new Error('docs/sandbox.md has lost the markers of its list')
  const list = Object.entries(statesByArea)
    .map(([area, states]) => {
      const lines = states.map((each) => lineOf(each, document))
      return `### ${area}\n\n${lines.join('\n')}\n`
    })
    .join('\n')
  return `${text.slice(0, before + begin.length)}\n\n${list}\n${text.slice(after)}`
}

function lineOf({ what, found, call, status }: State, document: ContractDocument): string {
  const operation = readOperations(document).find((each) => each.operationId === call.operationId)
  if (!operation) throw new Error(`The contract has no ${call.operationId}`)
  const address = addressOf(operation, call.path ?? {}, call.query ?? {})
  const answer = status === undefined ? '' : ` answers ${status}`
  const account = call.as === undefined ? '' : `, signed in as ${call.as}@waypost.test`
  return `- ${what}: ${found} (\`${operation.method} ${address}\`${answer}${account})`
}
