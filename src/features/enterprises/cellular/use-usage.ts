import { useQuery } from '@tanstack/react-query'
import {
  getGetCurrentCellularUsageQueryOptions,
  getGetPastCellularUsageQueryOptions,
  getListCellularTagsQueryOptions,
} from '~/api/generated/endpoints/cellular/cellular.ts'
import type { CurrentCellularUsage, PastCellularUsage } from '~/api/generated/model/index.ts'
import type { UsageCheck } from './usage-check.ts'

/** What a check finds: the usage of each SIM card, or that no tag has the name. */
export type UsageFound =
  | { kind: 'past'; rows: readonly PastCellularUsage[] }
  | { kind: 'current'; rows: readonly CurrentCellularUsage[] }
  | { kind: 'noTag' }

/**
 * Looks up the usage of the SIM cards whose tag has the name: first the tag, then what was used. `refetch` does both
 * again. Without a check nothing is looked up.
 */
export function useUsage(tagName: string, check: UsageCheck | null) {
  const tags = useQuery({ ...getListCellularTagsQueryOptions(), enabled: check !== null })
  const tag = tags.data?.tags.find(({ name }) => name === tagName)
  const tagId = tag?.id ?? 0
  const { starting, ending } = check?.usage === 'past' ? check : noDays
  const past = useQuery({
    ...getGetPastCellularUsageQueryOptions({ tagId, starting, ending }),
    enabled: tag !== undefined && check?.usage === 'past',
  })
  const current = useQuery({
    ...getGetCurrentCellularUsageQueryOptions({ tagId }),
    enabled: tag !== undefined && check?.usage === 'current',
  })
  const lookup = check?.usage === 'current' ? current : past
  return {
    data: tags.data && (tag ? found() : { kind: 'noTag' as const }),
    error: tags.error ?? lookup.error,
    isFetching: tags.isFetching || lookup.isFetching,
    isPlaceholderData: false,
    refetch: async () => {
      await tags.refetch()
      if (tag) await lookup.refetch()
    },
  }

  function found(): UsageFound | undefined {
    if (check?.usage === 'current') {
      return current.data && { kind: 'current', rows: current.data.data ?? [] }
    }
    return past.data && { kind: 'past', rows: past.data.data ?? [] }
  }
}

const noDays = { starting: '', ending: '' }
