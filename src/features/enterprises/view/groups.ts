import type { DeviceGroup } from '~/api/generated/model/index.ts'

/** The levels of a business structure as the screen offers them, the topmost first. */
export const inDisplayOrder = (groups: readonly DeviceGroup[]) =>
  groups.toSorted((a, b) => a.displayOrder - b.displayOrder)

/** The level whose devices are counted: the one with the id that the address names, else the topmost. */
export function chosenGroup(
  groups: readonly DeviceGroup[],
  wanted: number | undefined,
): DeviceGroup | undefined {
  return groups.find(({ id }) => id === wanted) ?? inDisplayOrder(groups)[0]
}
