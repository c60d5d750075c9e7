import { useQuery } from '@tanstack/react-query'
import {
  getGetCurrentCellularUsageQueryOptions,
  getGetPastCellularUsageQueryOptions,
  getListCellularTagsQueryOptions,
} from '~/api/generated/endpoints/cellular/cellular.ts'
import type { CurrentCellularUsage, PastCellularUsage } from '~/api/generated/model/index.ts'
import type { UsageCheck } from './usage-check.ts'
import { lastMonths } from './usage-presets.ts'

/** What a check finds: the usage of each SIM card, or that no tag has the name. */
export type UsageFound =
  | { kind: 'past'; rows: readonly PastCellularUsage[] }
  | {
      kind: 'current'
      rows: readonly CurrentCellularUsage[]
      /** What was used in the last months, for comparison; undefined until it is known. */
      months: readonly PastCellularUsage[] | undefined
      /** Whether that could not be looked up. */
      monthsFailed: boolean
    }
  | { kind: 'noTag' }

/**
 * Looks up the usage of the SIM cards whose tag has the name: first the tag, then what was used. `refetch` does both
 * again. Without a check nothing is looked up. With current usage comes that of the months up to the day `latest`.
 */
export function useUsage(tagName: string, check: UsageCheck | null, latest: string) {
  const tags = useQuery({ ...getListCellularTagsQueryOptions(), enabled: check !== null })
  const tag = tags.data?.tags.find(({ name }) => name === tagName)
  const tagId = tag?.id ?? 0
  const { starting, ending } = check?.usage === 'past' ? check : lastMonths(latest, comparedMonths)
  const past = useQuery({
    ...getGetPastCellularUsageQueryOptions({ tagId, starting, ending }),
    enabled: tag !== undefined && check !== null,
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
      if (tag) await Promise.all([past.refetch(), check?.usage === 'current' && current.refetch()])
    },
  }

  function found(): UsageFound | undefined {
    if (check?.usage === 'current') {
      return (
        current.data && {
          kind: 'current',
          rows: current.data.data ?? [],
          months: past.data && (past.data.data ?? []),
          monthsFailed: past.isError,
        }
      )
    }
    return past.data && { kind: 'past', rows: past.data.data ?? [] }
  }
}

const comparedMonths = 6
