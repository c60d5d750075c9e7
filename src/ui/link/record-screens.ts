import type { LinkTarget } from './link-target.ts'

/** The screen of each kind of record, by what an answer knows the record by. */
const screens = {
  /** By the id of its grouping. */
  location: (location: number) => ({ to: '/monitoring/locations', search: { location } }),
  enterprise: (enterpriseId: number) => ({
    to: '/admin-admin/enterprises/view/$enterpriseId',
    params: { enterpriseId },
  }),
  user: (userId: number) => ({ to: '/admin-admin/users/edit/$userId', params: { userId } }),
  /** By a serial number or a MAC address. */
  device: (serial: string) => ({
    to: '/admin-devices/search',
    // Quotation marks keep a text with separators one serial number.
    search: { serialNumber: /[\s,;]/.test(serial) ? `"${serial}"` : serial },
  }),
  fleet: (fleetId: number) => ({
    to: '/admin-devices/fleets/manage/$fleetId',
    params: { fleetId },
  }),
  /** By the reference of its inventory record. */
  commissioned: (reference: string) => ({
    to: '/admin-devices/fleets/device/view/$reference',
    params: { reference },
  }),
  inventory: (referenceId: string) => ({
    to: '/admin-fulfillment/inventory/$referenceId/view',
    params: { referenceId },
  }),
  order: (orderId: number) => ({
    to: '/admin-fulfillment/orders/$orderId/view',
    params: { orderId },
  }),
  document: (docId: number) => ({ to: '/admin-admin/docs/edit/$docId', params: { docId } }),
} as const satisfies Record<string, (id: never) => LinkTarget>

export type RecordKind = keyof typeof screens

/** What a kind of record is known by. */
export type RecordId<Kind extends RecordKind> = Parameters<(typeof screens)[Kind]>[0]

/** The screen of a record; undefined if it has no id. */
export function screenOf<Kind extends RecordKind>(kind: Kind, id: RecordId<Kind>): LinkTarget
export function screenOf<Kind extends RecordKind>(
  kind: Kind,
  id: RecordId<Kind> | null | undefined,
): LinkTarget | undefined
export function screenOf<Kind extends RecordKind>(
  kind: Kind,
  id: RecordId<Kind> | null | undefined,
): LinkTarget | undefined {
  if (id === null || id === undefined || id === '') return undefined
  // A kind and its id belong together.
  return (screens[kind] as (id: RecordId<Kind>) => LinkTarget)(id)
}
