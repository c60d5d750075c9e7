import { safeParse } from 'zod/v4/core'
import { EmailPreferenceRequest } from '~/api/generated/model/emailPreferenceRequest.zod.ts'
import type { NotificationPreference } from '~/api/generated/model/index.ts'
import type { SavedPreferenceRequest } from '~/api/generated/model/savedPreferenceRequest.zod.ts'
import { SmsPreferenceRequest } from '~/api/generated/model/smsPreferenceRequest.zod.ts'
import { VoicePreferenceRequest } from '~/api/generated/model/voicePreferenceRequest.zod.ts'
import { phoneNumberText } from '~/kit/form/phone-text.ts'

/** The channels, in the order of the screen. */
export const channels = ['email', 'sms', 'voice', 'push'] as const

export type Channel = (typeof channels)[number]

/** The channels for which the console can add preferences. */
export type AddableChannel = Exclude<Channel, 'push'>

export type NewPreference = EmailPreferenceRequest | SmsPreferenceRequest | VoicePreferenceRequest

/** A preference of one channel. */
export type PreferenceRow = {
  id: number
  active: boolean
  channel: Channel
  /** The email address, the digits of the number, or the name of the device. */
  value: string
  textOnly: boolean
}

/** A preference that is not saved yet. */
export type NewRow = Omit<PreferenceRow, 'id'>

/** The saved preferences by channel. An empty text is no channel. One without a channel has no row, but is kept. */
export function preferenceRows(saved: readonly NotificationPreference[]): PreferenceRow[] {
  return saved.flatMap(({ id, active, textOnlyEmail, ...preference }) => {
    const { userDevicePushRegistration: push } = preference
    const values = { ...preference, push: push?.name }
    const channel = channels.find((each) => values[each]) ?? (push ? 'push' : undefined)
    if (!channel) return []
    return { id, active, channel, value: values[channel] ?? '', textOnly: textOnlyEmail ?? false }
  })
}

/** The display text of a preference. */
export const preferenceName = ({ channel, value }: Pick<PreferenceRow, 'channel' | 'value'>) =>
  channel === 'sms' || channel === 'voice' ? phoneNumberText(value) : value

const schemas = {
  email: EmailPreferenceRequest,
  sms: SmsPreferenceRequest,
  voice: VoicePreferenceRequest,
}

/** The request to add a preference; undefined if the contract does not allow it, as for a foreign number. */
export function newPreference(row: NewRow): NewPreference | undefined {
  const { channel, value, active, textOnly } = row
  if (channel === 'push') return undefined
  const request = {
    active,
    [channel]: value,
    ...(channel === 'email' && { textOnlyEmail: textOnly }),
  }
  return safeParse(schemas[channel], request).success ? (request as NewPreference) : undefined
}

/** The request for a saved preference. The server's response may have fields that it does not accept. */
export function savedPreference(preference: NotificationPreference): SavedPreferenceRequest {
  const { id, active, email, textOnlyEmail, sms, voice, userDevicePushRegistration } = preference
  const push = userDevicePushRegistration && { name: userDevicePushRegistration.name }
  return {
    id,
    active,
    email,
    textOnlyEmail,
    sms,
    voice,
    userDevicePushRegistration: push,
  }
}

/** Whether a preference of this channel already has the address or number, ignoring case like the server. */
export function isTaken(
  saved: readonly NotificationPreference[],
  { channel, value }: Pick<PreferenceRow, 'channel' | 'value'>,
): boolean {
  return preferenceRows(saved).some(
    (row) => row.channel === channel && row.value.toLowerCase() === value.toLowerCase(),
  )
}
