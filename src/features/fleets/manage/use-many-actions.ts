import { PackageOpen, Trash2 } from 'lucide-react'
import type { Fleet } from '~/api/generated/model/index.ts'
import { useBatch } from '~/kit/batch/use-batch.ts'
import type { BulkAction } from '~/kit/table/row-action.ts'
import type { FleetDevice } from './fleet-devices.ts'
import { changeMany } from './judge-change.ts'
import { messages } from './messages.ts'

/** The actions on selected devices of a fleet. Each begins with a check. */
export function useManyActions({ id: fleetId, description: fleet }: Fleet) {
  const remove = useBatch(changeMany.remove)
  const reinventory = useBatch(changeMany.reinventory)
  const begin = (batch: typeof remove) => (devices: FleetDevice[]) => {
    const items = devices.map(({ deviceRadioMacAddress: code, referenceId: reference }) => ({
      code,
      reference,
    }))
    // It says why it has not begun.
    batch(items, { fleetId, fleet }).catch(() => undefined)
  }
  return [
    { label: messages.remove, icon: Trash2, danger: true, onSelect: begin(remove) },
    { label: messages.reinventory, icon: PackageOpen, onSelect: begin(reinventory) },
  ] satisfies BulkAction<FleetDevice>[]
}
