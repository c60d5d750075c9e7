import { useState } from 'react'
import { useListAvailableInventory } from '~/api/generated/endpoints/commissioning/commissioning.ts'
import type { FleetSaveResult } from '~/api/generated/model/index.ts'
import type { ScanSessionOptions } from '~/kit/scan/create-scan-session.ts'
import { useScan, useScanSession } from '~/kit/scan/use-scan.ts'
import { chosenDevices, finderOf, judgeWith, typeKeyOf, typesOf } from './choice.ts'
import { failedDevices } from './save-result.ts'

export type DeviceChoice = ReturnType<typeof useDeviceChoice>

/**
 * The devices to add to a fleet, picked from the list or scanned.
 *
 * @param name The key of the list in the user's storage, which keeps it until the devices are added.
 */
export function useDeviceChoice(name: string, options?: ScanSessionOptions) {
  const session = useScanSession(name, options)
  const query = useListAvailableInventory()
  const [type, setType] = useState('')
  /** The ids of the devices that may have failed in the last save. */
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const available = query.data?.inventory
  const chosen = chosenDevices(session.entries, available)
  const chosenIds = new Set(session.entries.map(({ id }) => id))
  const find = finderOf(available ?? none)
  const scan = useScan({
    judge: available && session.isRead ? judgeWith(find, type, session) : undefined,
    isKnown: (code) => find(code) !== undefined,
  })
  const remove = (ids: readonly string[]) => {
    session.remove(ids)
    if (session.state.get().entries.length === 0) session.clear()
  }
  return {
    session,
    scan,
    query,
    type,
    setType,
    types: typesOf(available ?? none),
    /** The available devices of the chosen type that are not chosen yet. */
    offered: (available ?? none).filter(
      (device) => !chosenIds.has(String(device.id)) && (type === '' || typeKeyOf(device) === type),
    ),
    /** The devices to add, newest first. */
    chosen,
    /** The ids to send, without devices that are no longer available: they would make the server refuse all. */
    ids: chosen
      .filter(({ gone }) => !gone)
      .map(({ id }) => Number(id))
      .toReversed(),
    /**
     * Keeps only the devices to retry and those chosen during the save. Returns the server's errors, and how many
     * devices are left.
     */
    settle: (sent: readonly number[], result: FleetSaveResult) => {
      const errors = result.errors ?? []
      const names = new Map(chosen.map(({ id, macAddress }) => [id, macAddress]))
      const devices = sent.map((id) => ({ id, macAddress: names.get(String(id)) ?? '' }))
      const failed = new Set(failedDevices(devices, result).map(String))
      setFailed(failed)
      const gone = chosen.filter((device) => device.gone && errors.length === 0)
      // Devices scanned in the meantime, here or in another tab, stay.
      remove([...sent.map(String).filter((id) => !failed.has(id)), ...gone.map(({ id }) => id)])
      return { errors, left: session.state.get().entries.length }
    },
    failed,
    /** Takes devices off the list. An empty list is no longer stored. */
    remove,
  }
}

const none: readonly never[] = []
