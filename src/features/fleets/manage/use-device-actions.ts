import { Eye, PackageOpen, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import * as api from '~/api/generated/endpoints/commissioning/commissioning.ts'
import type { CommissioningChangeResult } from '~/api/generated/model/index.ts'
import { isApiError, textOf } from '~/api/errors.ts'
import { ask } from '~/ui/dialog/ask.ts'
import { highlightRow } from '~/ui/feedback/highlighted-row.ts'
import type { RowAction } from '~/kit/table/row-action.ts'
import { toast } from '~/ui/toast/toasts.ts'
import { changesOf } from '~/features/fleets/device-status.ts'
import { words } from '~/i18n/words.ts'
import { deviceLink } from './device-columns.tsx'
import type { FleetDevice } from './fleet-devices.ts'
import { failures, messages, reinventoryHint } from './messages.ts'

type Kind = keyof typeof failures

const done = { remove: messages.removed, reinventory: messages.reinventoried } as const

/** The actions on a device of a fleet. Each call refetches the table, even if refused. */
export function useDeviceActions() {
  const intl = useIntl()
  const { mutateAsync: remove } = api.useRemoveCommissionedDevice()
  const { mutateAsync: reinventory } = api.useReinventoryDevice()

  /** Rejects only if the server gave no reason. */
  const change = async (device: FleetDevice, kind: Kind) => {
    const { referenceId } = device
    const call = kind === 'remove' ? remove : reinventory
    const reason = await reasonOf(call({ id: referenceId }))
    highlightRow('fleet-devices', referenceId)
    if (reason) sayFailed(device, kind, reason)
    else toast('success', intl.formatMessage(done[kind]), undefined, `${kind} ${referenceId}`)
  }
  const sayFailed = (device: FleetDevice, kind: Kind, reason: string) => {
    const { referenceId, deviceRadioMacAddress: macAddress } = device
    const text = intl.formatMessage(failures[kind], { macAddress, reason })
    // A repeated failure replaces the one before.
    toast('error', text, undefined, `${kind} ${referenceId}`)
  }
  const askToRemove = (device: FleetDevice) =>
    ask({
      title: intl.formatMessage(messages.removeQuestion),
      text: device.deviceRadioMacAddress,
      confirmLabel: intl.formatMessage(messages.remove),
      destructive: true,
      onConfirm: () => change(device, 'remove'),
    })
  const askToPutBack = (device: FleetDevice) =>
    ask({
      title: intl.formatMessage(messages.reinventoryQuestion),
      text: intl.formatMessage(reinventoryHint, { macAddress: device.deviceRadioMacAddress }),
      confirmLabel: intl.formatMessage(messages.reinventory),
      onConfirm: () => change(device, 'reinventory'),
    })

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
        onSelect: () => askToPutBack(device),
      },
    ]
  }
}

/** The server's reason for refusing, which comes with status 200 or 409. */
async function reasonOf(answer: Promise<CommissioningChangeResult>): Promise<string | undefined> {
  try {
    return textOf(await answer, 'errorMessage')
  } catch (error) {
    const reason = isApiError(error) ? textOf(error.body, 'errorMessage') : undefined
    if (reason === undefined) throw error
    return reason
  }
}
