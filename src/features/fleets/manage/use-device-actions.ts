import { useQueryClient } from '@tanstack/react-query'
import { Eye, PackageOpen, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import * as api from '~/api/generated/endpoints/commissioning/commissioning.ts'
import type { CommissioningChangeResult } from '~/api/generated/model/index.ts'
import { isApiError, textOf } from '~/api/errors.ts'
import { readNow } from '~/api/read-now.ts'
import { ask } from '~/ui/dialog/ask.ts'
import { highlightRow } from '~/ui/feedback/highlighted-row.ts'
import type { RowAction } from '~/kit/table/row-action.ts'
import { toast } from '~/ui/toast/toasts.ts'
import { changesOf, statusOf, type DeviceStatus } from '~/features/fleets/device-status.ts'
import { words } from '~/i18n/words.ts'
import { toFailure } from '~/lib/failure.ts'
import { mayBeDone } from '~/lib/outcome.ts'
import { deviceLink } from './device-columns.tsx'
import type { FleetDevice } from './fleet-devices.ts'
import { failures, messages, reinventoryHint } from './messages.ts'

type Kind = keyof typeof failures

/** Whether an earlier press of a question may have been carried out although no answer arrived. */
type Asked = { isUnsure: boolean }

/** The statuses of a device with which a change has been done. */
const wanted: Record<Kind, readonly DeviceStatus[]> = {
  remove: ['removed', 'reinventoried'],
  reinventory: ['reinventoried'],
}

const done = { remove: messages.removed, reinventory: messages.reinventoried } as const

/** The actions on a device of a fleet. Each call refetches the table, even if refused. */
export function useDeviceActions(fleetId: number) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const { mutateAsync: remove } = api.useRemoveCommissionedDevice()
  const { mutateAsync: reinventory } = api.useReinventoryDevice()

  const isDone = async ({ referenceId }: FleetDevice, kind: Kind) => {
    const { fleet } = await readNow(queryClient, api.getGetFleetQueryOptions(fleetId))
    const now = fleet.deviceInventoryToCommission.find((each) => each.referenceId === referenceId)
    return now !== undefined && wanted[kind].includes(statusOf(now))
  }
  /** Rejects only if the server gave no reason. */
  const change = async (device: FleetDevice, kind: Kind, question: Asked) => {
    const { referenceId } = device
    const call = kind === 'remove' ? remove : reinventory
    const answer = call({ id: referenceId })
    const reason = await refusalOf(answer, question, () => isDone(device, kind))
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
  const askToPutBack = (device: FleetDevice) => {
    const question = { isUnsure: false }
    ask({
      title: intl.formatMessage(messages.reinventoryQuestion),
      text: intl.formatMessage(reinventoryHint, { macAddress: device.deviceRadioMacAddress }),
      confirmLabel: intl.formatMessage(messages.reinventory),
      onConfirm: () => change(device, 'reinventory', question),
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
        onSelect: () => askToPutBack(device),
      },
    ]
  }
}

/**
 * The server's reason for refusing; undefined if the change is done. It may be refused because the press before it was
 * carried out. Rejects if the server gave no reason.
 */
async function refusalOf(
  answer: Promise<CommissioningChangeResult>,
  question: Asked,
  isDone: () => Promise<boolean>,
): Promise<string | undefined> {
  const isDoneAlready = async () => question.isUnsure && (await isDone().catch(() => false))
  try {
    const reason = await reasonOf(answer)
    return reason && (await isDoneAlready()) ? undefined : reason
  } catch (error) {
    const isUnsure = mayBeDone(toFailure(error))
    if (!isUnsure && (await isDoneAlready())) return undefined
    question.isUnsure ||= isUnsure
    throw error
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
