import type { FleetSaveResult } from '~/api/generated/model/index.ts'
import { macAddressOf } from '~/lib/codes.ts'

type SentDevice = { id: number; macAddress: string }

/**
 * The ids of the devices that a save failed to commission and that have to be retried. Empty if the response has no
 * errors. If an error names none of the devices, any of them may have failed.
 */
export function failedDevices(
  sent: readonly SentDevice[],
  { fleet, errors }: FleetSaveResult,
): number[] {
  if (!errors?.length) return []
  const saved = new Map(fleet.deviceInventoryToCommission.map((device) => [device.id, device]))
  const all = sent.map(({ id }) => id)
  const names = errors.map((error) => sent.filter(({ macAddress }) => isNamed(macAddress, error)))
  if (names.some((devices) => devices.length === 0)) return all
  const named = new Set(names.flat().map(({ id }) => id))
  return all.filter((id) => {
    const device = saved.get(id)
    return named.has(id) || !device || !!device.commissioningFailureMessage
  })
}

/** Whether a text contains a MAC address, in any notation, and not just as a part of a longer one. */
function isNamed(macAddress: string, text: string): boolean {
  const digits = macAddressOf(macAddress)
  if (digits === undefined) return macAddress !== '' && text.includes(macAddress)
  const spelled = Array.from(digits).join(String.raw`[\s:.-]?`)
  return new RegExp(
    String.raw`(?<![\da-z]|[\da-f]{2}[:.-])${spelled}(?![\da-f]|[:.-][\da-f]{2})`,
    'i',
  ).test(text)
}
