import type { CommissionedDevice } from '~/api/generated/model/index.ts'
import { textFileOf } from '~/features/fleets/device/specific-values.ts'

/** Reads a device with its keys, and generates its installation package. */
export type FileCalls = {
  read: (reference: string) => Promise<CommissionedDevice>
  generate: (reference: string, packageName: string) => Promise<Blob>
}

export type DeviceFile = { path: string; content: Blob }

/** The installation package and the certificates of a device, in a folder of its own. */
export async function filesOf(reference: string, calls: FileCalls): Promise<DeviceFile[]> {
  const { deviceInventory, deviceTypeSpecificData, availablePackageName } =
    await calls.read(reference)
  const { deviceType, deviceRadioMacAddress: macAddress } = deviceInventory
  const folder = safeName(macAddress)
  const texts = Object.entries(deviceTypeSpecificData ?? {}).flatMap(([entry, value]) => {
    const name = textFileOf(entry, `${deviceType.token ?? deviceType.name}-${macAddress}`)
    return name && value ? [{ path: `${folder}/${name}`, content: new Blob([value]) }] : []
  })
  if (!availablePackageName) return texts
  const content = await calls.generate(reference, availablePackageName)
  return [{ path: `${folder}/${safeName(availablePackageName)}`, content }, ...texts]
}

/** A name that cannot lead out of its folder. */
export const safeName = (name: string) =>
  name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^\.+/, '-')
