/** A record that the run created, and whether a call removed it. */
export type Creation = { what: string; name: string; id?: unknown; stays: boolean; note?: string }

const mailed = 'it needs a mailed token'

/** Why a write cannot be tried at all, or only refused. */
export const neverTried: Record<string, string> = {
  lookUpPasswordReset: mailed,
  requestPasswordReset: mailed,
  resetPassword: mailed,
  moveDevice: 'it would change a device that the run did not create',
  runAdHocCommand: 'it would command a device that the run did not create',
  addDevicesToCellularTag: 'it would change devices that the run did not create',
  claimCellularLink: 'it costs money and needs a SIM card that nobody uses',
  importSetup: 'the contract does not say which columns its files have',
}

const costs: Record<string, string> = {
  validateOrderAddress: 'the shipping service counts each call',
  createOrderShipment: 'carriers are asked for rates',
  createOrderShipmentTransaction: 'it buys a label',
  testMyNotificationPreference: 'it sends a message',
  testUnsavedNotificationPreference: 'it sends a message',
}

/** Calls that only `--costly` sends, each with what it costs. */
export const costOf = (operationId: string): string | undefined => costs[operationId]

/** Why a run left an operation out. */
export function reasonsForReading(
  operationId: string,
  { write, costly, onlyExamples }: { write: boolean; costly: boolean; onlyExamples: boolean },
): string {
  if (onlyExamples) return 'examples cannot show what a write does'
  if (!write) return 'it writes; use --write'
  if (!costly && costOf(operationId)) return `${costOf(operationId)}; use --costly`
  return neverTried[operationId] ?? 'an earlier write failed'
}
