import { audit } from '../world/audit.ts'
import { day } from '../world/clock.ts'
import { send } from '../world/mail.ts'
import type { EnterpriseRow, GroupingRow, UserRow } from '../world/rows.ts'
import { deviceKinds } from '../world/seed/devices.ts'
import { slugOf } from '../world/slug.ts'
import { folded } from '../world/sort.ts'
import type { World } from '../world/world.ts'
import type { ZipFile } from '../world/zip.ts'
import { isZone } from '../world/zone.ts'
import { readCsv, type Csv, type CsvRow } from './system-csv.ts'

/** Indexes that an import uses for each row and keeps up to date, so that ten thousand rows stay fast. */
type Import = {
  world: World
  user: UserRow
  enterprises: Map<string, EnterpriseRow>
  tokens: Set<string>
  /** By enterprise, then by name. */
  locations: Map<number, Map<string, GroupingRow>>
  usernames: Set<string>
  serialNumbers: Set<string>
}

type Kind = {
  /** The required columns, with a value in every row. */
  required: string[]
  /** Adds the record of a row, or returns why it cannot. */
  add: (context: Import, row: CsvRow) => string | undefined
}

/** The files that an archive may have, in reading order. */
const kinds: Record<string, Kind> = {
  'enterprises.csv': { required: ['name'], add: addEnterprise },
  'locations.csv': { required: ['enterprise', 'name', 'timezone'], add: addLocation },
  'users.csv': { required: ['enterprise', 'first_name', 'last_name', 'username'], add: addUser },
  'devices.csv': { required: ['serial_number', 'enterprise'], add: addDevice },
}

type ImportResult = {
  successful: boolean
  messages: string[]
  genericSystemErrorMessage: string | null
}

/**
 * Imports the files of an archive with these names, in any folder. They are comma-separated values in UTF-8 with a header
 * in the first row.
 *
 * - `enterprises.csv`: `name`. Each gets the levels Corporation and Location and a root with its own name.
 * - `locations.csv`: `enterprise`, `name`, `timezone`, and optionally `parent`, the location above. `enterprise` is a name
 *   here and below, also of an enterprise in the same archive.
 * - `users.csv`: `enterprise`, `first_name`, `last_name`, `username`, and optionally `language`. Each gets a mail to choose a
 *   password.
 * - `devices.csv`: `serial_number`, `enterprise`, and optionally `location` and `name`. The serial number begins like those of
 *   its device type (`LHT65N-`, `LDS02-`, `T3-`, `L1-`, `G2-`, `R1-`).
 *
 * A row that cannot be added becomes a message with file and row. Nothing is added if none of the files exists, one cannot
 * be unpacked, or one lacks a column.
 */
export async function importArchive(
  world: World,
  user: UserRow,
  archive: readonly ZipFile[],
): Promise<ImportResult> {
  const files: { name: string; kind: Kind; csv: Csv }[] = []
  for (const [name, kind] of Object.entries(kinds)) {
    const file = archive.find((each) => baseName(each.name) === name)
    if (!file) continue
    try {
      files.push({ name, kind, csv: readCsv(file.text()) })
    } catch {
      return nothing(`${name} cannot be unpacked.`)
    }
  }
  if (files.length === 0) return nothing(`it has none of ${Object.keys(kinds).join(', ')}.`)
  for (const { name, kind, csv } of files) {
    const missing = kind.required.find((column) => !csv.columns.includes(column))
    if (missing === undefined) continue
    const message = `${name}, row 1: The column ${missing} is missing`
    return nothing(`${name} has no column ${missing}.`, [message])
  }
  const context = contextOf(world, user)
  const rows = files.flatMap(({ name, kind, csv }) => csv.rows.map((row) => ({ name, kind, row })))
  const messages = rows.flatMap(({ name, kind, row }) => {
    const problem = problemOf(kind, row) ?? kind.add(context, row)
    return problem === undefined ? [] : [`${name}, row ${row.row}: ${problem}`]
  })
  if (rows.length === messages.length) return nothing('no row of it could be added.', messages)
  return { successful: true, messages, genericSystemErrorMessage: null }
}

function nothing(reason: string, messages: string[] = []): ImportResult {
  const genericSystemErrorMessage = `The archive could not be imported: ${reason}`
  return { successful: false, messages, genericSystemErrorMessage }
}

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1).toLowerCase()

const problemOf = ({ required }: Kind, row: CsvRow) => {
  const empty = required.find((column) => row.value(column) === '')
  return empty === undefined ? undefined : `The column ${empty} is empty`
}

function contextOf(world: World, user: UserRow): Import {
  const { enterprises, groupings, users, devices } = world
  const byEnterprise = Map.groupBy(groupings.all(), ({ enterpriseId }) => enterpriseId)
  return {
    world,
    user,
    enterprises: new Map(enterprises.all().map((row) => [folded(row.name), row])),
    tokens: new Set(enterprises.all().map(({ token }) => token)),
    locations: new Map(
      [...byEnterprise].map(([id, rows]) => [
        id,
        new Map(rows.map((row) => [folded(row.name), row])),
      ]),
    ),
    usernames: new Set(users.all().map(({ username }) => folded(username))),
    serialNumbers: new Set(devices.all().map(({ serialNumber }) => folded(serialNumber))),
  }
}

function addEnterprise(context: Import, { value }: CsvRow): string | undefined {
  const { world, enterprises, tokens, locations } = context
  const name = value('name')
  if (enterprises.has(folded(name))) return `Another enterprise has the name ${name}`
  const slug = slugOf(name) || 'enterprise'
  let token = slug
  for (let number = 2; tokens.has(token); number += 1) token = `${slug}-${number}`
  const enterprise = world.enterprises.insert({ name, token, retired: false })
  const shared = { enterpriseId: enterprise.id }
  const top = world.groups.insert({
    ...shared,
    name: 'Corporation',
    displayOrder: 0,
    parentId: null,
    requiresTimezone: false,
    enableFloorPlan: false,
  })
  world.groups.insert({
    ...shared,
    name: 'Location',
    displayOrder: 1,
    parentId: top.id,
    requiresTimezone: true,
    enableFloorPlan: true,
  })
  const root = world.groupings.insert({
    ...shared,
    groupId: top.id,
    parentId: null,
    name,
    monitoringVisible: false,
    timezone: null,
    alertsDisabled: false,
  })
  enterprises.set(folded(name), enterprise)
  tokens.add(token)
  locations.set(enterprise.id, new Map([[folded(name), root]]))
  note(context, 'enterprise', enterprise.id, enterprise)
  return undefined
}

function addLocation(context: Import, { value }: CsvRow): string | undefined {
  const { world, enterprises } = context
  const [name, timezone, above] = [value('name'), value('timezone'), value('parent')]
  const enterprise = enterprises.get(folded(value('enterprise')))
  if (!enterprise) return unknownEnterprise(value('enterprise'))
  const siblings = locationsOf(context, enterprise)
  if (siblings.has(folded(name))) return `Grouping name is not unique: ${name}`
  if (!isZone(timezone)) return `The time zone ${timezone} is not known`
  const root = [...siblings.values()].find(({ parentId }) => parentId === null)
  const parent = above === '' ? root : siblings.get(folded(above))
  if (above !== '' && !parent) return `There is no location ${above}`
  const level = world.groups
    .where('enterpriseId', enterprise.id)
    .find(({ requiresTimezone }) => requiresTimezone)
  if (!level) return `${enterprise.name} has no level with a time zone`
  const row = world.groupings.insert({
    enterpriseId: enterprise.id,
    groupId: level.id,
    parentId: parent?.id ?? null,
    name,
    monitoringVisible: true,
    timezone,
    alertsDisabled: false,
  })
  siblings.set(folded(name), row)
  note(context, 'grouping', enterprise.id, row)
  return undefined
}

function addUser(context: Import, { value }: CsvRow): string | undefined {
  const { world, enterprises, usernames } = context
  const username = value('username')
  const languageTag = value('language') || 'en-US'
  const enterprise = enterprises.get(folded(value('enterprise')))
  if (!enterprise) return unknownEnterprise(value('enterprise'))
  if (!/^[a-z0-9][a-z0-9._%+@-]{2,253}$/i.test(username)) {
    return `${username} cannot be a username`
  }
  if (usernames.has(folded(username))) return `Another user has the username ${username}`
  if (!world.catalog.locales.some((locale) => locale.languageTag === languageTag)) {
    return `The language ${languageTag} is not offered`
  }
  const row = world.users.insert({
    firstName: value('first_name'),
    lastName: value('last_name'),
    username,
    password: crypto.randomUUID(),
    enterpriseId: enterprise.id,
    languageTag,
    archived: false,
    actionRoleTemplateIds: [5],
  })
  usernames.add(folded(username))
  invite(world, row)
  note(context, 'user', enterprise.id, row)
  return undefined
}

function invite(world: World, user: UserRow): void {
  const { token } = world.passwordResets.insert({
    token: crypto.randomUUID(),
    userId: user.id,
    expiresAt: world.clock.now() + 7 * day,
    used: false,
  })
  send(world, {
    channel: 'mail',
    to: user.username,
    subject: 'Your new account',
    text: `${user.firstName ?? user.username}, choose a password with this link. It is good for seven days.`,
    link: `/forgotpassword/reset/${token}`,
  })
}

function addDevice(context: Import, { value }: CsvRow): string | undefined {
  const { world, enterprises, serialNumbers } = context
  const [serialNumber, place] = [value('serial_number'), value('location')]
  const enterprise = enterprises.get(folded(value('enterprise')))
  if (!enterprise) return unknownEnterprise(value('enterprise'))
  const kind = deviceKinds.get(serialNumber.split('-')[0] ?? '')
  if (!kind) return `No device type has serial numbers like ${serialNumber}`
  if (serialNumbers.has(folded(serialNumber))) {
    return `Another device has the serial number ${serialNumber}`
  }
  const location = locationsOf(context, enterprise).get(folded(place))
  if (place !== '' && !location) return `There is no location ${place}`
  const suffix = (0x80_00_00 + world.devices.size).toString(16).toUpperCase()
  const row = world.devices.insert({
    serialNumber,
    macAddress: kind.mac + suffix,
    deviceTypeToken: kind.token,
    displayName: value('name') || null,
    status: null,
    enterpriseId: enterprise.id,
    groupingId: location?.id ?? null,
    lastUpdatedAt: null,
    registeredAt: world.clock.instant(),
    rate: 0,
    tagCount: 0,
  })
  serialNumbers.add(folded(serialNumber))
  note(context, 'device', enterprise.id, row)
  return undefined
}

const unknownEnterprise = (name: string) => `There is no enterprise ${name}`

function locationsOf({ locations }: Import, { id }: EnterpriseRow): Map<string, GroupingRow> {
  const known = locations.get(id) ?? new Map<string, GroupingRow>()
  locations.set(id, known)
  return known
}

function note({ world, user }: Import, tableName: string, enterpriseId: number, record: object) {
  audit(world, user, { changeType: 'INSERT', tableName, enterpriseId, record })
}
