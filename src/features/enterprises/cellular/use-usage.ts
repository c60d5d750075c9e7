import { useQuery } from '@tanstack/react-query'
import {
  getGetCurrentCellularUsageQueryOptions,
  getGetPastCellularUsageQueryOptions,
  getListCellularTagsQueryOptions,
} from '~/api/generated/endpoints/cellular/cellular.ts'
import type { CurrentCellularUsage, PastCellularUsage } from '~/api/generated/model/index.ts'
import type { UsageCheck } from './usage-check.ts'
import { lastMonths } from './usage-presets.ts'

/** The result: the usage of each SIM card, or that there is no such tag. */
export type UsageFound =
  | { kind: 'past'; rows: readonly PastCellularUsage[] }
  | {
      kind: 'current'
      rows: readonly CurrentCellularUsage[]
      /** The usage of the last months, for comparison; undefined while loading. */
      months: readonly PastCellularUsage[] | undefined
      /** Whether those months failed to load. */
      monthsFailed: boolean
    }
  | { kind: 'noTag' }

/**
 * Loads the usage of the SIM cards with a tag: first the tag, then the usage. `refetch` repeats both. Without a check,
 * nothing loads. Current usage also loads the months up to the day `latest`.
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
    hasTag: tag !== undefined,
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
