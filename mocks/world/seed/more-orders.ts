import { day, instantOf } from '../clock.ts'
import type { OrderRow } from '../rows.ts'
import { slugOf } from '../slug.ts'
import type { World } from '../world.ts'
import { personName } from './names.ts'
import { addAttachment } from './order-attachments.ts'

const streets = 'Main St,Oak Ave,Market St,Mill Rd,Park Blvd,River Rd,Union St,Lake Dr'.split(',')
/** Cities with their state and a postal code. */
const cities = [
  'Albany NY 12205',
  'Rochester NY 14607',
  'Columbus OH 43215',
  'Savannah GA 31401',
  'Grand Rapids MI 49503',
  'Indianapolis IN 46204',
  'Milwaukee WI 53202',
  'Omaha NE 68102',
  'San Antonio TX 78205',
  'Memphis TN 38103',
  'Santa Fe NM 87501',
  'Boise ID 83702',
  'Tucson AZ 85701',
  'Spokane WA 99201',
  'Fresno CA 93721',
  'Anchorage AK 99501',
  'Hilo HI 96720',
].map((text) => {
  const [, city = '', state = '', zip = ''] = /^(.*) (\w\w) (\d{5})$/.exec(text) ?? []
  return { city, state, zip }
})
/** Stored before the console limited a state to two letters. */
const oldNumber = 10_365
/** The number of open orders in the large world. */
const longList = 2000
const openStatuses = ['new', 'started', 'started', 'configured', 'shipped']

/**
 * Adds orders until there are `total`. Their display numbers fill the gaps between those of the examples and continue below
 * them; their times follow the numbers.
 */
export function addOrders(world: World, total: number): void {
  const taken = new Set(world.orders.all().map(({ displayNumber }) => displayNumber))
  const createdAt = (id: number) =>
    Date.parse(world.orders.get(id)?.createdAt ?? world.clock.instant())
  // Display numbers of three examples, when they were created, and the days between two orders before that.
  const spans = [
    { from: 10_421, time: createdAt(9001), step: 0.65 },
    { from: 10_398, time: createdAt(9005), step: 1.75 },
    { from: 10_377, time: createdAt(9006), step: total > 1000 ? 0.06 : 1.75 },
  ]
  for (let number = 10_420; world.orders.size < total; number -= 1) {
    if (taken.has(`WP-${number}`)) continue
    const { from, time, step } = spans.findLast((span) => number < span.from)!
    const isLong = total > 1000 && world.orders.size < longList
    insertOrder(world, number, time - (from - number) * step * day, isLong)
  }
}

/** @param isOpen Whether the order is open however old it is. */
function insertOrder(world: World, number: number, created: number, isOpen: boolean): void {
  const { random } = world
  const age = (world.clock.now() - created) / day
  const enterprise = random.chance(0.95) ? random.pick(customersOf(world)) : undefined
  const { firstName, lastName } = personName(random)
  const { city, state, zip } = random.pick(cities)
  const statusToken = isOpen ? world.random.pick(openStatuses) : statusOf(world, age)
  const isOld = number === oldNumber
  const order = world.orders.insert({
    displayNumber: `WP-${number}`,
    statusToken: isOld ? 'completed' : statusToken,
    enterpriseId: enterprise?.id ?? null,
    inventoryLocationToken: random.pick([
      'albany-warehouse',
      'reno-warehouse',
      'reno-warehouse',
      null,
    ]),
    contactName: `${firstName} ${lastName}`,
    contactEmail: enterprise
      ? `${slugOf(firstName)}.${slugOf(lastName)}@${enterprise.token}.example`
      : null,
    shippingToName: enterprise?.name ?? `${firstName} ${lastName}`,
    shippingAttention: random.chance(0.6) ? 'Store manager' : null,
    shippingPhone: random.chance(0.8)
      ? `${random.int(201, 989)}-555-01${random.int(10, 99)}`
      : null,
    shippingAddressLineOne: `${random.int(2, 4800)} ${random.pick(streets)}`,
    shippingAddressLineTwo: random.chance(0.15) ? `Suite ${random.int(2, 40)}` : null,
    shippingAddressCity: isOld ? 'San Antonio' : city,
    shippingAddressState: isOld ? 'Texas' : state,
    shippingAddressZip: isOld ? '78205' : zip,
    extraValues: [
      { key: 'Purchase order', value: `PO-${number * 3}` },
      ...(random.chance(0.4)
        ? [{ key: 'Site', value: `${city} – store ${random.int(2, 60)}` }]
        : []),
      ...(random.chance(0.2)
        ? [{ key: 'Cost center', value: String(random.int(7000, 7999)) }]
        : []),
    ],
    createdAt: instantOf(created),
    lastUpdatedAt:
      statusToken === 'new' ? null : instantOf(created + Math.min(age / 2, random.int(1, 9)) * day),
    shippingData: null,
  })
  insertItems(world, order, enterprise?.availableDeviceTypeTokens ?? [])
  if (random.chance(0.35) && age < 200) {
    addAttachment(world, order.id, `Signed quote PO-${number * 3}`)
  }
}

function customersOf({ enterprises }: World) {
  const found = customers.get(enterprises) ?? enterprises.all().filter(isCustomer)
  customers.set(enterprises, found)
  return found
}

const customers = new WeakMap<object, ReturnType<World['enterprises']['all']>>()
const isCustomer = ({ id, retired }: { id: number; retired: boolean }) => id > 3 && !retired

function statusOf({ random }: World, age: number): string {
  if (age < 18) return random.pick(['new', 'started', 'started', 'configured', 'shipped'])
  if (age < 60) return random.pick(['started', 'configured', 'shipped', 'completed', 'completed'])
  return random.chance(0.03) ? 'shipped' : 'completed'
}

function insertItems(world: World, { id: orderId }: OrderRow, available: readonly string[]): void {
  const { random, catalog } = world
  const types = [...catalog.deviceTypes.values()].filter(
    ({ token }) => available.length === 0 || available.includes(token),
  )
  const hasSku = random.chance(0.5)
  const first = random.int(0, types.length - 1)
  const count = random.int(1, Math.min(4, types.length))
  for (let index = 0; index < count; index += 1) {
    const { token, name } = types[(first + index) % types.length]!
    world.orderItems.insert({
      orderId,
      quantity: token.includes('gateway') ? 1 : random.int(1, 12),
      sku: hasSku ? `${token.split('-').at(-1)}-us`.toUpperCase() : null,
      description: name,
      deviceTypeTokens: [token],
    })
  }
  if (random.chance(0.2)) {
    const accessory = { quantity: random.int(1, 4), description: 'Mounting bracket' }
    world.orderItems.insert({ orderId, ...accessory, sku: null, deviceTypeTokens: [] })
  }
}
