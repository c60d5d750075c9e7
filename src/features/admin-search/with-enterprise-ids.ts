import type { FoundLocation } from '~/api/generated/model/index.ts'

/** Adds missing enterprise ids where exactly one enterprise has the name. */
export function withEnterpriseIds(
  locations: readonly FoundLocation[],
  enterprises: readonly { id: number; name: string }[],
): readonly FoundLocation[] {
  if (enterprises.length === 0) return locations
  const ids = new Map<string, number | null>()
  for (const { id, name } of enterprises) ids.set(name, ids.has(name) ? null : id)
  return locations.map((location) => ({
    ...location,
    enterpriseId: location.enterpriseId ?? ids.get(location.enterpriseName ?? ''),
  }))
}
