import { lazyPart } from '~/ui/lazy/lazy-part.tsx'

/** The skeleton of a record's page. Lazy, because route files import it and their chunk loads with every visit. */
export const RecordPending = lazyPart(
  async () => (await import('./record-skeleton.tsx')).RecordSkeleton,
  null,
)
