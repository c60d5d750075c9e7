import {
  readOperations,
  type Content,
  type ContractDocument,
  type Operation,
} from '../../mocks/contract.ts'
import { gapsBetween } from './subset.ts'

/** Which pair of versions stops working. */
export type Pair = 'an old console on a new server' | 'a new console on an old server'

export type Break = {
  pair: Pair
  /** What `openapi/CHANGES.md` has to name. */
  place: string
  reason: string
  /** The operations that it touches. */
  operationIds: string[]
}

/** What no longer works when one side has the new contract and the other still the old one. */
export function breaksBetween(old: ContractDocument, changed: ContractDocument): Break[] {
  return [
    ...breaksOf('an old console on a new server', old, changed),
    ...breaksOf('a new console on an old server', changed, old),
  ]
}

function breaksOf(pair: Pair, console: ContractDocument, server: ContractDocument): Break[] {
  const known = new Map(readOperations(server).map((each) => [each.operationId, each]))
  const breaks = new Map<string, Break>()
  const add = (operationId: string, place: string, reason: string) => {
    const key = `${place} ${reason}`
    const found = breaks.get(key) ?? { pair, place, reason, operationIds: [] }
    found.operationIds.push(operationId)
    breaks.set(key, found)
  }
  for (const call of readOperations(console)) {
    const id = call.operationId
    const answer = known.get(id)
    if (!answer) add(id, id, 'is not there')
    else {
      for (const [place, reason] of [
        ...addressGaps(call, answer),
        ...requestGaps({ call, answer, console, server }),
        ...answerGaps({ call, answer, console, server }),
      ]) {
        add(id, place, reason)
      }
    }
  }
  return [...breaks.values()]
}

type Both = {
  call: Operation
  answer: Operation
  console: ContractDocument
  server: ContractDocument
}
type Found = [place: string, reason: string]

function addressGaps(call: Operation, answer: Operation): Found[] {
  const of = ({ method, prefix, path }: Operation) => `${method} ${prefix}${path}`
  return [
    ...(of(call) === of(answer) ? [] : [[call.operationId, `is ${of(answer)}`] as Found]),
    ...(answer.needsToken && !call.needsToken
      ? [[call.operationId, 'needs a token'] as Found]
      : []),
  ]
}

function requestGaps({ call, answer, console, server }: Both): Found[] {
  const id = call.operationId
  const sent = new Map(call.parameters.map((each) => [`${each.in} ${each.name}`, each]))
  const taken = new Map(answer.parameters.map((each) => [`${each.in} ${each.name}`, each]))
  const missing = [...taken].flatMap(([key, { required }]): Found[] =>
    required && sent.get(key)?.required !== true ? [[`${id} ${key}`, 'is required']] : [],
  )
  const changed = [...sent].flatMap(([key, parameter]): Found[] => {
    const other = taken.get(key)
    if (!other) return [[`${id} ${key}`, 'is not known']]
    const from = { document: console, schema: parameter.schema }
    const to = { document: server, schema: other.schema }
    return gapsBetween(from, to, `${id} ${key}`).map(({ place, reason }) => [place, reason])
  })
  return [...missing, ...changed, ...bodyGaps({ call, answer, console, server })]
}

function bodyGaps({ call, answer, console, server }: Both): Found[] {
  const place = `${call.operationId} body`
  const [sent] = call.request?.contents ?? []
  const [taken] = answer.request?.contents ?? []
  if (!sent) return taken && answer.request?.required ? [[place, 'is required']] : []
  if (!taken) return [[place, 'is not known']]
  return contentGaps(sent, taken, { from: console, to: server }, place)
}

/** What the server may answer and the console cannot read. Failures have one shape, so a new status is none. */
function answerGaps({ call, answer, console, server }: Both): Found[] {
  return answer.answers
    .filter(({ status }) => status < 400)
    .flatMap(({ status, contents }): Found[] => {
      const place = `${call.operationId} ${status}`
      const read = call.answers.find((each) => each.status === status)
      if (!read) return [[place, 'is not declared']]
      return contents.flatMap((given): Found[] => {
        const taken = read.contents.find(({ mediaType }) => mediaType === given.mediaType)
        if (!taken) return [[place, `may be ${given.mediaType}`]]
        return contentGaps(given, taken, { from: server, to: console }, place)
      })
    })
}

function contentGaps(
  from: Content,
  to: Content,
  documents: { from: ContractDocument; to: ContractDocument },
  place: string,
): Found[] {
  if (from.mediaType !== to.mediaType) return [[place, `is ${to.mediaType}`]]
  return gapsBetween(
    { document: documents.from, schema: from.schema },
    { document: documents.to, schema: to.schema },
    place,
  ).map((gap) => [gap.place, gap.reason])
}
