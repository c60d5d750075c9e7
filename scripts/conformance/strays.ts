import type { Answer, Call, Client } from './client.ts'
import { valuesAt, type Found } from './values.ts'
import type { Writing } from './write.ts'

type Creator = {
  what: string
  /** Where an answer has the id of the record. */
  place: string
  /** The call that removes one. */
  remover?: string
}

const creators: Record<string, Creator> = {
  createCellularTag: { what: 'cellular tag', place: 'tag.id' },
  createDocument: { what: 'help document', place: 'document.id', remover: 'deleteDocument' },
  createEnterprise: { what: 'enterprise', place: 'enterprise.id' },
  createFleet: { what: 'fleet', place: 'fleet.id' },
  createInventory: { what: 'device in stock', place: 'inventory.referenceId' },
  createOrder: { what: 'order', place: 'order.id' },
  createReportConfig: {
    what: 'report configuration',
    place: 'reportConfig.id',
    remover: 'deleteReportConfig',
  },
  createUser: { what: 'user', place: 'user.id', remover: 'archiveUser' },
}

const madeBy = (operationId: string) => `made.${operationId}`

/** The client, which remembers what each answer says was created: a faulty server also carries out what it should refuse. */
export function remembering(client: Client, found: Found): Client {
  const send = async (call: Call): Promise<Answer> => {
    const answer = await client.send(call)
    const { operationId } = call.operation
    const { place } = creators[operationId] ?? {}
    if (place === undefined || answer.status < 200 || answer.status >= 300) return answer
    const key = madeBy(operationId)
    found[key] = [...new Set([...(found[key] ?? []), ...valuesAt(answer.body, place)])]
    return answer
  }
  return { ...client, send }
}

/** Removes what the run created without meaning to, and reports what no call removes. */
export async function removeStrays(writing: Writing): Promise<void> {
  const { run, progress } = writing
  for (const [operationId, { what, remover }] of Object.entries(creators)) {
    const meant = progress.creations.filter((each) => each.what.startsWith(what))
    const strays = (run.found[madeBy(operationId)] ?? []).filter(
      (id) => !meant.some((each) => each.id === id),
    )
    for (const id of strays) {
      const { status = 0 } = remover
        ? await run.client.send({ operation: run.operation(remover), path: { id } })
        : {}
      if ((status >= 200 && status < 300) || status === 404) continue
      const note = 'created by a call that the server should have refused'
      writing.created({ what, name: String(id), id, stays: true, note })
    }
  }
}
