// Web APIs only.
import { isJsonObject, type Operation } from './contract.ts'
import type { OperationId } from './operations.ts'

/** The read whose `ETag` a write takes as its `If-Match`. */
const readOf: Partial<Record<OperationId, OperationId>> = {
  replaceMyNotificationPreferences: 'listMyNotificationPreferences',
  updateUser: 'getUser',
  updateEnterprise: 'getEnterprise',
  updateEnterprisePreferences: 'listEnterprisePreferences',
  updateDocument: 'getDocument',
  updateFleet: 'getFleet',
  updateOrder: 'getOrder',
}

type Reply = { status: number; body: unknown }
type Sent = { ifMatch: string | null; path: object; body: unknown }

/** The read of the record that a write changes, where the write has a version and the contract knows it; else undefined. */
export function versionedRead(operation: Operation, { ifMatch, path, body }: Sent) {
  const operationId = readOf[operation.operationId as OperationId]
  if (ifMatch === null || operationId === undefined) return undefined
  // The fleet is named in the body.
  const fleetId = isJsonObject(body) ? body['fleetId'] : undefined
  return { operationId, path: operation.path.includes('{') ? path : { id: fleetId } }
}

/** The version of what a read answers; undefined for calls without one. */
export function versionOf(operationId: string, { status, body }: Reply): string | undefined {
  const isVersioned = Object.values(readOf).some((read) => read === operationId)
  return isVersioned && status === 200 ? `"${hashOf(JSON.stringify(body))}"` : undefined
}

export const isOutdated = (version: string | undefined, ifMatch: string | null) =>
  version !== undefined && ifMatch !== '*' && !ifMatch?.split(/\s*,\s*/).includes(version)

export const changedMeanwhile: Reply = {
  status: 412,
  body: { message: 'Someone else has changed this meanwhile.' },
}

/** FNV-1a, in both directions. Two versions of one record with the same hash would be a coincidence. */
function hashOf(text: string): string {
  let [forward, backward] = [0x811c9dc5, 0x811c9dc5]
  for (let at = 0; at < text.length; at += 1) {
    forward = Math.imul(forward ^ text.charCodeAt(at), 0x01000193)
    backward = Math.imul(backward ^ text.charCodeAt(text.length - 1 - at), 0x01000193)
  }
  return [forward, backward].map((hash) => (hash >>> 0).toString(16)).join('')
}
