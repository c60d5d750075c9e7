import type { BatchKinds } from '~/kit/batch/batch-host.tsx'
import type { BatchSpec, Verdict } from '~/kit/batch/batch-state.ts'
import type { AnySpec } from '~/kit/batch/create-work.ts'

/** Work on many items of any kind. A stored batch is carried out by the kind of its name, so names never change. */
export const kinds: BatchKinds = {
  'devices-command': anyKind(
    async () => (await import('~/features/devices/run-command/command-batch.ts')).useCommandBatch,
  ),
  'devices-move': anyKind(
    async () => (await import('~/features/devices/reassign/move-batch.tsx')).useMoveBatch,
  ),
  'documents-links': anyKind(
    async () => (await import('~/features/documents/links/mend-links-batch.ts')).useMendLinksBatch,
  ),
  'fleet-remove': anyKind(
    async () => (await import('~/features/fleets/manage/change-batch.tsx')).useRemoveBatch,
  ),
  'fleet-reinventory': anyKind(
    async () => (await import('~/features/fleets/manage/change-batch.tsx')).useReinventoryBatch,
  ),
  'orders-labels': anyKind(
    async () => (await import('~/features/orders/labels/label-batch.tsx')).useLabelBatch,
  ),
  'orders-status': anyKind(
    async () => (await import('~/features/orders/status/status-batch.ts')).useStatusBatch,
  ),
  'users-archive': anyKind(
    async () => (await import('~/features/users/archive-batch.ts')).useArchiveBatch,
  ),
  'users-language': anyKind(
    async () => (await import('~/features/users/language-batch.tsx')).useLanguageBatch,
  ),
  'users-roles': anyKind(
    async () => (await import('~/features/users/roles-batch.tsx')).useRolesBatch,
  ),
}

/** What is stored of a batch is of the types of its kind. */
function anyKind<Item, Kind extends Verdict, Options, Result>(
  load: () => Promise<() => BatchSpec<Item, Kind, Options, Result>>,
) {
  return load as unknown as () => Promise<() => AnySpec>
}
