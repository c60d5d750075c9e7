import { lazyPart } from '~/components/lazy/lazy-part.tsx'

/** The shape of a record's page while it loads. Route files name it, so its parts are not in their chunk, which sign-in loads. */
export const RecordPending = lazyPart(
  async () => (await import('./record-skeleton.tsx')).RecordSkeleton,
  () => null,
)
