import { createContext } from 'react'
import type { Merge } from './use-merge.tsx'

/** How the surrounding form merges what others have saved; undefined for a new record. */
export const MergeContext = createContext<
  Pick<Merge<never>, 'mergeDraft' | 'settle' | 'labelOf' | 'isAsking'> | undefined
>(undefined)
