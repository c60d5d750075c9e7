import type { DeviceGroup } from '~/api/generated/model/index.ts'

/** The levels of a business structure in their display order, topmost first. */
export const inDisplayOrder = (groups: readonly DeviceGroup[]) =>
  groups.toSorted((a, b) => a.displayOrder - b.displayOrder)

/** The selected level: the one with the id in the address, else the topmost. */
export function chosenGroup(
  groups: readonly DeviceGroup[],
  wanted: number | undefined,
): DeviceGroup | undefined {
  return groups.find(({ id }) => id === wanted) ?? inDisplayOrder(groups)[0]
}
