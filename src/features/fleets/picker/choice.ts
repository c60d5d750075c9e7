import type { DeviceInventoryItem, DeviceType, Fleet } from '~/api/generated/model/index.ts'
import type { ScanEntry, ScanItem } from '~/kit/scan/scan-list.ts'
import type { ScanVerdict } from '~/kit/scan/verdict.ts'
import { indexByCode } from '~/lib/codes.ts'

/** A device to add to a fleet. */
export type ChosenDevice = {
  id: string
  macAddress: string
  /** Undefined until the available devices have loaded, and if it is not one of them. */
  type: string | undefined
  /** Why it failed to commission the last time. */
  failure: string | undefined
  /** Whether it is no longer available, because somebody else added it to a fleet. */
  gone: boolean
}

export const itemOf = ({ id, deviceRadioMacAddress }: DeviceInventoryItem): ScanItem => ({
  id: String(id),
  name: deviceRadioMacAddress,
})

/** The chosen devices, newest first. */
export function chosenDevices(
  entries: readonly ScanEntry[],
  available: readonly DeviceInventoryItem[] | undefined,
): ChosenDevice[] {
  if (entries.length === 0) return []
  const known = new Map(available?.map((device) => [String(device.id), device]))
  return entries.toReversed().map(({ id, name }) => {
    const device = known.get(id)
    return {
      id,
      macAddress: name,
      type: device?.deviceType.name,
      failure: device?.commissioningFailureMessage ?? undefined,
      gone: available !== undefined && device === undefined,
    }
  })
}

/** The ids of the chosen devices that are in the fleet already. */
export function addedDevices(chosen: readonly ChosenDevice[], fleet: Fleet): string[] {
  const present = new Set(fleet.deviceInventoryToCommission.map(({ id }) => String(id)))
  // A device that was put back is still listed in its old fleet, but is available.
  return chosen.filter(({ id, gone }) => gone && present.has(id)).map(({ id }) => id)
}

type ChosenList = { has: (id: string) => boolean; add: (items: readonly ScanItem[]) => void }

/** Returns a function that finds the available device with a scanned MAC address. */
export const finderOf = (available: readonly DeviceInventoryItem[]) =>
  indexByCode(available, ({ deviceRadioMacAddress }) => [deviceRadioMacAddress])

/** Returns a function that adds the available device with a scanned MAC address. */
export function judgeWith(
  deviceOf: ReturnType<typeof finderOf>,
  chosenType: string,
  list: ChosenList,
): (code: string) => ScanVerdict {
  return (code) => {
    const device = deviceOf(code)
    if (!device) return { kind: 'unknown' }
    const item = itemOf(device)
    if (list.has(item.id)) return { kind: 'repeated', name: item.name }
    list.add([item])
    const { name: type } = device.deviceType
    return chosenType === '' || typeKeyOf(device) === chosenType
      ? { kind: 'added', name: item.name }
      : { kind: 'addedOfOtherType', type, name: item.name }
  }
}

/** What tells a device's type from the others. */
export const typeKeyOf = ({ deviceType: { token, name } }: DeviceInventoryItem) => token ?? name

/** The types of the available devices by name, with their counts. */
export function typesOf(available: readonly DeviceInventoryItem[]) {
  const types = new Map<string, Pick<DeviceType, 'token' | 'name'> & { count: number }>()
  for (const device of available) {
    const { name } = device.deviceType
    const token = typeKeyOf(device)
    const known = types.get(token)
    if (known) known.count += 1
    else types.set(token, { token, name, count: 1 })
  }
  return [...types.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}
