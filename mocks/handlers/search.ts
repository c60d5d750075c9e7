import type { Schema } from '../operations.ts'
import { byName } from '../world/locations.ts'
import type { UserRow } from '../world/rows.ts'
import { folded } from '../world/sort.ts'
import type { World } from '../world/world.ts'
import { fail, ok } from './replies.ts'
import type { HandlersOf } from './types.ts'
import { fullName } from './users.ts'

export const search = {
  adminSearch({ body, world }) {
    const wanted = folded(body.searchValue.trim())
    if (wanted === '') {
      return fail(422, 'Enter a text to look for.', { searchValue: 'Required' })
    }
    const found =
      body.searchType === 'USER' ? foundUsers(world, wanted) : foundLocations(world, wanted)
    const truncated = found.length > resultLimit
    return ok({ data: { results: found.slice(0, resultLimit), truncated } })
  },
} satisfies HandlersOf<'adminSearch'>

const resultLimit = 100

/** By last name. */
function foundUsers(world: World, wanted: string): Schema<'FoundUser'>[] {
  const found = world.users.all().flatMap((row) => {
    const channels = channelsOf(world, row)
    const { emailAddresses, smsNumbers, voiceNumbers } = channels
    const texts = [fullName(row), row.username, ...emailAddresses]
    const numbers = [...smsNumbers, ...voiceNumbers]
    const digits = digitsOf(wanted)
    const isFound =
      texts.some((text) => folded(text).includes(wanted)) ||
      (digits !== undefined && numbers.some((number) => number.includes(digits)))
    return isFound ? [{ row, channels }] : []
  })
  const sorted = byName(found, ({ row }) => `${row.lastName ?? ''} ${row.firstName ?? ''}`)
  return sorted.map(({ row, channels }) => {
    const { id: userId, firstName, lastName, username, enterpriseId } = row
    return {
      userId,
      firstName,
      lastName,
      enterpriseName: world.enterprises.get(enterpriseId)?.name ?? null,
      username,
      emailAddresses: orNull(channels.emailAddresses),
      smsNumbers: orNull(channels.smsNumbers),
      voiceNumbers: orNull(channels.voiceNumbers),
    }
  })
}

/** By enterprise. */
function foundLocations(world: World, wanted: string): Schema<'FoundLocation'>[] {
  const found = world.groupings
    .all()
    .filter(({ name, timezone }) => timezone !== null && folded(name).includes(wanted))
    .map(({ id, name, enterpriseId }) => ({
      locationId: id,
      locationName: name,
      enterpriseName: world.enterprises.get(enterpriseId)?.name ?? null,
      enterpriseId,
    }))
  return byName(found, ({ enterpriseName }) => enterpriseName ?? '')
}

function channelsOf(world: World, { id }: UserRow) {
  const rows = world.notificationPreferences.where('userId', id)
  return {
    emailAddresses: rows.flatMap(({ email }) => email ?? []),
    smsNumbers: rows.flatMap(({ sms }) => sms ?? []),
    voiceNumbers: rows.flatMap(({ voice }) => voice ?? []),
  }
}

/** The digits of a text that looks like a phone number, such as `(518) 555-0127`. */
const digitsOf = (text: string) =>
  /^[\d\s()+.-]*\d[\d\s()+.-]*$/.test(text) ? text.replaceAll(/\D/g, '') : undefined

const orNull = (texts: string[]) => (texts.length > 0 ? texts : null)
