import { useQuery } from '@tanstack/react-query'
import {
  getGetCurrentCellularUsageQueryOptions,
  getGetPastCellularUsageQueryOptions,
  getListCellularTagsQueryOptions,
} from '~/api/generated/endpoints/cellular/cellular.ts'
import type { UsageCheck } from './usage-check.ts'

/**
 * Looks up the usage of the SIM cards that carry a tag. `tag` is undefined until the tags are there, and null where none
 * has the name. `refetch` looks everything up again.
 */
export function useUsage(tagName: string, check: UsageCheck | null) {
  const tags = useQuery({ ...getListCellularTagsQueryOptions(), enabled: check !== null })
  const tag = tags.data && (tags.data.tags.find(({ name }) => name === tagName) ?? null)
  const tagId = tag?.id ?? 0
  const { starting, ending } = check?.usage === 'past' ? check : { starting: '', ending: '' }
  const past = useQuery({
    ...getGetPastCellularUsageQueryOptions({ tagId, starting, ending }),
    enabled: tagId !== 0 && check?.usage === 'past',
  })
  const current = useQuery({
    ...getGetCurrentCellularUsageQueryOptions({ tagId }),
    enabled: tagId !== 0 && check?.usage === 'current',
  })
  const refetch = async () => {
    await tags.refetch()
    if (tagId !== 0) await (check?.usage === 'past' ? past : current).refetch()
  }
  return { tags, tag, past, current, refetch }
}
