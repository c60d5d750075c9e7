import { day, instantOf, instantText } from '../clock.ts'
import type { GroupingRow } from '../rows.ts'
import type { Seed } from './seed.ts'

const purposes = ['opening', 'rollout 2026', 'cold chain pilot', 'replacement devices', 'refit']

/** The fleets of the examples, and one for the first location of some other enterprises. */
export function seedFleets({ world, examples, scenario }: Seed): void {
  for (const name of ['everyStatus', 'allRegistered', 'empty']) {
    const { fleet } = examples.answer('getFleet', 200, name)
    const { id, description, startedAt, commissionedFor, deviceGrouping } = fleet
    const enterpriseId = commissionedFor?.id
    if (enterpriseId === undefined) continue
    world.fleets.insert({
      id,
      description,
      startedAt: instantText(startedAt),
      enterpriseId,
      groupingId: deviceGrouping?.id ?? null,
    })
  }

  const total = scenario === 'large' ? 200 : 8
  for (const location of firstLocations().slice(0, total)) {
    const devices = world.devices.where('groupingId', location.id)
    const registered = devices.flatMap(({ registeredAt }) => registeredAt ?? []).toSorted()
    const [first = world.clock.instant()] = registered
    world.fleets.insert({
      description: `${location.name} ${world.random.pick(purposes)}`,
      startedAt: instantOf(Date.parse(first) - 12 * day),
      enterpriseId: location.enterpriseId,
      groupingId: location.id,
    })
  }

  function firstLocations(): GroupingRow[] {
    const found = new Map<number, GroupingRow>()
    for (const row of world.groupings.all()) {
      if (row.enterpriseId <= 3 || row.timezone === null || found.has(row.enterpriseId)) continue
      if (world.enterprises.get(row.enterpriseId)?.retired) continue
      found.set(row.enterpriseId, row)
    }
    return [...found.values()]
  }
}
