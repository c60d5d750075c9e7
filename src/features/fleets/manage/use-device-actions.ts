import { useQueryClient } from '@tanstack/react-query'
import { Eye, PackageOpen, RotateCw, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import * as api from '~/api/generated/endpoints/commissioning/commissioning.ts'
import type { Fleet } from '~/api/generated/model/index.ts'
import { readNow } from '~/api/read-now.ts'
import { changesOf, isChanged, type DeviceChange } from '~/features/fleets/device-status.ts'
import { words } from '~/i18n/words.ts'
import type { RowAction } from '~/kit/table/row-action.ts'
import { toFailure } from '~/lib/failure.ts'
import { mayBeDone } from '~/lib/outcome.ts'
import { ask } from '~/ui/dialog/ask.ts'
import { highlightRow } from '~/ui/feedback/highlighted-row.ts'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { toast } from '~/ui/toast/toasts.ts'
import { useChangeDevice } from './change-device.ts'
import { useCommissionAgain } from './commission-again.ts'
import { deviceLink } from './device-columns.tsx'
import type { FleetDevice } from './fleet-devices.ts'
import { commissionHint, failures, messages } from './messages.ts'

/** Whether an earlier press of the same button may have been carried out although no answer arrived. */
type Pressed = { isUnsure: boolean }

const done = {
  remove: messages.removed,
  reinventory: messages.reinventoried,
  commission: messages.commissioned,
} as const

/** The actions on a device of a fleet. Each call refetches the table, even if refused. */
export function useDeviceActions(fleet: Fleet) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const changeDevice = useChangeDevice()
  const again = useCommissionAgain(fleet)
  const textOf = useErrorText()
  /** The presses of Reinventory, by the device's reference. */
  const putBacks = useRef(new Map<string, Pressed>())

  const isDone = async ({ referenceId }: FleetDevice, kind: DeviceChange) => {
    const { fleet: now } = await readNow(queryClient, api.getGetFleetQueryOptions(fleet.id))
    const device = now.deviceInventoryToCommission.find((each) => each.referenceId === referenceId)
    return device !== undefined && isChanged(device, kind)
  }
  /** Rejects only if the server gave no reason. */
  const change = async (device: FleetDevice, kind: DeviceChange, pressed: Pressed) => {
    const { referenceId } = device
    const answer =
      kind === 'commission' ? again.commission(device.id) : changeDevice(referenceId, kind)
    const reason = await refusalOf(answer, pressed, () => isDone(device, kind))
    highlightRow({ kind: 'commissioned', id: referenceId })
    if (reason) sayFailed(device, kind, reason)
    else toast('success', intl.formatMessage(done[kind]), `${kind} ${referenceId}`)
  }
  const sayFailed = (device: FleetDevice, kind: DeviceChange, reason: string) => {
    const { referenceId, deviceRadioMacAddress: macAddress } = device
    const text = intl.formatMessage(failures[kind], { macAddress, reason })
    // A repeated failure replaces the one before.
    toast('error', text, `${kind} ${referenceId}`)
  }
  const askToRemove = (device: FleetDevice) => {
    const question = { isUnsure: false }
    ask({
      title: intl.formatMessage(messages.removeQuestion),
      text: device.deviceRadioMacAddress,
      confirmLabel: intl.formatMessage(messages.remove),
      destructive: true,
      onConfirm: () => change(device, 'remove', question),
    })
  }
  const putBack = async (device: FleetDevice) => {
    const { referenceId } = device
    const press = putBacks.current.get(referenceId) ?? { isUnsure: false }
    putBacks.current.set(referenceId, press)
    try {
      await change(device, 'reinventory', press)
    } catch (error) {
      sayFailed(device, 'reinventory', textOf(toFailure(error)))
    }
  }
  const askToTryAgain = (device: FleetDevice) => {
    const question = { isUnsure: false }
    ask({
      title: intl.formatMessage(messages.commissionQuestion),
      text: intl.formatMessage(commissionHint, {
        macAddress: device.deviceRadioMacAddress,
        failure: device.failure ?? '',
      }),
      confirmLabel: intl.formatMessage(words.tryAgain),
      onConfirm: () => change(device, 'commission', question),
    })
  }

  return (device: FleetDevice): RowAction[] => {
    const allowed = changesOf(device)
    return [
      { label: words.view, icon: Eye, link: deviceLink(device) },
      {
        label: messages.remove,
        icon: Trash2,
        danger: true,
        hidden: !allowed.remove,
        onSelect: () => askToRemove(device),
      },
      {
        label: messages.reinventory,
        icon: PackageOpen,
        hidden: !allowed.reinventory,
        onSelect: () => putBack(device),
      },
      {
        label: words.tryAgain,
        icon: RotateCw,
        hidden: !device.failure || !again.offers(device.id),
        onSelect: () => askToTryAgain(device),
      },
    ]
  }
}

/**
 * The server's reason for refusing; undefined if the change is done. It may be refused because the press before it was
 * carried out. Rejects if the server gave no reason.
 */
async function refusalOf(
  answer: Promise<string | undefined>,
  pressed: Pressed,
  isDone: () => Promise<boolean>,
): Promise<string | undefined> {
  const isDoneAlready = async () => pressed.isUnsure && (await isDone().catch(() => false))
  try {
    const reason = await answer
    return reason && (await isDoneAlready()) ? undefined : reason
  } catch (error) {
    const isUnsure = mayBeDone(toFailure(error))
    if (!isUnsure && (await isDoneAlready())) return undefined
    pressed.isUnsure ||= isUnsure
    throw error
  }
}
