import type { Random } from '../random.ts'

const places: [city: string, timezone: string][] = [
  ['Albany', 'US/Eastern'],
  ['Rochester', 'US/Eastern'],
  ['Columbus', 'US/Eastern'],
  ['Savannah', 'US/Eastern'],
  ['Grand Rapids', 'US/Michigan'],
  ['Indianapolis', 'US/East-Indiana'],
  ['Milwaukee', 'US/Central'],
  ['Omaha', 'US/Central'],
  ['San Antonio', 'US/Central'],
  ['Memphis', 'US/Central'],
  ['Santa Fe', 'US/Mountain'],
  ['Boise', 'US/Mountain'],
  ['Tucson', 'US/Arizona'],
  ['Spokane', 'US/Pacific'],
  ['Fresno', 'US/Pacific'],
  ['Eugene', 'US/Pacific'],
  ['Anchorage', 'US/Alaska'],
  ['Hilo', 'US/Hawaii'],
]
const streets =
  'Main St,Oak Ave,Market St,Mill Rd,Park Blvd,River Rd,Station Sq,Union St,Lake Dr,Elm St'.split(
    ',',
  )
const firstNames =
  'Ana,Ben,Chloe,Diego,Elena,Farid,Grace,Hugo,Ines,Jonas,Kira,Liam,Maya,Noah,Olga,Paolo,Quinn,Rosa,Samir,Tara,Uma,Victor,Wanda,Yusuf,Zoë'.split(
    ',',
  )
const lastNames =
  'Abbott,Becker,Castro,Duarte,Ekström,Fischer,Gómez,Holm,Ito,Jensen,Kovač,Lopez,Moreau,Novak,Ortega,Park,Quist,Rossi,Silva,Tanaka,Urban,Vega,Weber,Young,Zhang'.split(
    ',',
  )
const adjectives =
  'Amber,Bright,Cedar,Golden,Granite,Harvest,Ivory,Juniper,Lantern,Meadow,Nimble,Orchid,Prairie,Quiet,Rustic,Silver,Timber,Velvet,Willow,Windmill'.split(
    ',',
  )
const kinds =
  'Bakery,Bistro,Burgers,Cantina,Co-op,Deli,Diner,Foods,Grill,Grocers,Kitchen,Market,Noodles,Pantry,Pizza,Provisions,Smokehouse,Steaks,Tacos,Tavern'.split(
    ',',
  )

/** A location's name, such as `Omaha – Mill Rd`, and its time zone. */
export function locationName(random: Random): { name: string; timezone: string } {
  const [city, timezone] = random.pick(places)
  return { name: `${city} – ${random.pick(streets)}`, timezone }
}

export function personName(random: Random): { firstName: string; lastName: string } {
  return { firstName: random.pick(firstNames), lastName: random.pick(lastNames) }
}

/** The name of the nth generated enterprise; no two are alike. */
export function enterpriseName(index: number): string {
  const kind = kinds[index % kinds.length]!
  const adjective = adjectives[Math.floor(index / kinds.length) % adjectives.length]!
  const round = Math.floor(index / (kinds.length * adjectives.length))
  return `${adjective} ${kind}${round === 0 ? '' : ` ${round + 1}`}`
}
