import type { Schema } from '../operations.ts'

export type Service = {
  carrier: 'Northline' | 'Postway' | 'Swift'
  name: string
  /** What a parcel costs in dollars: `base`, and per pound and zone. */
  base: number
  perPound: number
  perPoundAndZone: number
  eta: (zone: number) => string | null
  /** Whether it also serves the states that no road leads to. */
  overseas: boolean
  /** The result of purchasing its label. */
  purchase: 'SUCCESS' | 'QUEUED' | 'ERROR'
}

const service = (
  carrier: Service['carrier'],
  name: string,
  [base, perPound, perPoundAndZone]: [number, number, number],
  rest: Partial<Pick<Service, 'eta' | 'overseas' | 'purchase'>>,
): Service => ({
  carrier,
  name,
  base,
  perPound,
  perPoundAndZone,
  eta: () => null,
  overseas: true,
  purchase: 'SUCCESS',
  ...rest,
})

/** The prices give the rates of the contract's examples: 6.4 lb of 14 × 12 × 8 in to zone 5, 38 oz of 10 × 8 × 4 in to zone 0. */
const services: readonly Service[] = [
  service('Northline', 'Express Saver', [15.6, 0.9, 0.18], { eta: () => '2 business days' }),
  service('Northline', 'Ground', [8.95, 0.3, 0.06], {
    eta: (zone) => `${2 + Math.round(zone * 0.4)} business days`,
    overseas: false,
  }),
  service('Postway', 'Priority', [11.02, 0.36, 0.0702], {
    eta: (zone) => `${1 + Math.round(zone / 5)} to ${2 + Math.round(zone / 5)} days`,
  }),
  service('Postway', 'Economy', [8.3, 0.22, 0.036], { purchase: 'QUEUED' }),
  service('Swift', 'Overnight', [38, 1.85, 0.3], {
    eta: () => 'Next business day by 10:30',
    purchase: 'ERROR',
  }),
]

type Carrier = {
  /** In pounds per parcel. */
  maxWeight: number
  /** In inches per parcel: the longest side plus the girth around the other two. */
  maxSize: number
  icon: string | null
  /** The prefix of its tracking numbers, and the number of digits after it. */
  tracking: [prefix: string, digits: number]
}

const carriers: Record<Service['carrier'], Carrier> = {
  Northline: { maxWeight: 150, maxSize: 165, icon: 'carrier-northline', tracking: ['NL', 10] },
  Postway: { maxWeight: 70, maxSize: 130, icon: 'carrier-postway', tracking: ['PW', 11] },
  Swift: { maxWeight: 100, maxSize: 119, icon: null, tracking: ['SW', 10] },
}

/** The carriers' icons by image name. */
export const carrierIcons = Object.values(carriers).flatMap(({ icon }) => icon ?? [])

/** The states with their western longitudes in degrees. */
const longitudes = new Map(
  'AL87 AK152 AZ112 AR92 CA120 CO105 CT73 DC77 DE75 FL82 GA83 HI157 IA93 ID114 IL89 IN86 KS98 KY85 LA92 MA72 MD77 ME69 MI85 MN94 MO92 MS90 MT110 NC79 ND100 NE100 NH71 NJ74 NM106 NV117 NY75 OH83 OK97 OR121 PA78 PR66 RI71 SC81 SD100 TN86 TX99 UT112 VA78 VT73 WA120 WI90 WV81 WY107'
    .split(' ')
    .map((each) => [each.slice(0, 2), Number(each.slice(2))]),
)
const overseasStates = ['AK', 'HI', 'PR']
const albany = 74
const reno = 120

/** The zone of a state as seen from an inventory location, 0 for the nearest; undefined for an unknown state. */
export function zoneOf(state: string, inventoryLocationToken: string | null): number | undefined {
  const longitude = longitudes.get(state.toUpperCase())
  const from = inventoryLocationToken === 'reno-warehouse' ? reno : albany
  return longitude === undefined ? undefined : Math.round(Math.abs(longitude - from) / 3)
}

/** The carriers' rates and messages for some parcels. A rate's `rateId` comes from `newId`. */
export function offers(
  given: readonly Schema<'ShipmentParcel'>[],
  to: { state: string; zone: number },
  newId: () => string,
): { rates: Schema<'ShipmentRate'>[]; serviceMessages: string[] } {
  const parcels = given.map(measured)
  const refusals = new Map(
    Object.entries(carriers).map(([carrier, limits]) => [
      carrier,
      [...new Set(parcels.flatMap((parcel) => refusal(carrier, limits, parcel)))],
    ]),
  )
  const isOverseas = overseasStates.includes(to.state.toUpperCase())
  const offered = services.filter(
    ({ carrier, overseas }) => refusals.get(carrier)?.length === 0 && (overseas || !isOverseas),
  )
  const unserved = services.filter(({ overseas }) => isOverseas && !overseas)
  return {
    rates: offered.map((each) => ({
      rateId: newId(),
      description: describe(each),
      carrier: each.carrier,
      eta: each.eta(to.zone),
      cost: cost(each, parcels, to.zone),
      iconUrl: iconUrl(each),
    })),
    serviceMessages: [
      ...[...refusals.values()].flat(),
      ...unserved.map((each) => `${each.carrier}: ${each.name} does not go to ${to.state}.`),
    ],
  }
}

type Parcel = { weight: number; unit: string; length: number; width: number; height: number }

/** The numbers of a parcel may be texts. */
const measured = (parcel: Schema<'ShipmentParcel'>): Parcel => ({
  weight: Number(parcel.weight),
  unit: parcel.mass_unit,
  length: Number(parcel.length),
  width: Number(parcel.width),
  height: Number(parcel.height),
})

/** The service of a rate. */
export const serviceOf = (rate: Schema<'ShipmentRate'>) =>
  services.find((each) => describe(each) === rate.description)

/** A tracking number of a service's carrier; `digit` returns one digit at a time. */
export function trackingNumber({ carrier }: Service, digit: () => number): string {
  const [prefix, length] = carriers[carrier].tracking
  return prefix + Array.from({ length }, digit).join('')
}

const describe = ({ carrier, name }: Service) => `${carrier} ${name}`

function iconUrl({ carrier }: Service): string | null {
  const { icon } = carriers[carrier]
  return icon && `/docs/images/${icon}`
}

function cost(
  { base, perPound, perPoundAndZone }: Service,
  parcels: readonly Parcel[],
  zone: number,
): number {
  const dollars = parcels.map((parcel) => {
    const pounds = Math.ceil(Math.max(poundsOf(parcel), volumeOf(parcel) / 166))
    return base + pounds * (perPound + perPoundAndZone * zone)
  })
  return Math.round(dollars.reduce((sum, each) => sum + each, 0) * 100) / 100
}

function refusal(carrier: string, limits: Carrier, parcel: Parcel): string[] {
  const { maxWeight, maxSize } = limits
  const [longest = 0, ...others] = [parcel.length, parcel.width, parcel.height].toSorted(
    (a, b) => b - a,
  )
  const size = longest + 2 * others.reduce((sum, each) => sum + each, 0)
  return [
    ...(poundsOf(parcel) > maxWeight
      ? [`${carrier}: parcels of more than ${maxWeight} lb are not carried.`]
      : []),
    ...(size > maxSize
      ? [
          `${carrier}: parcels of more than ${maxSize} in, length and girth together, are not carried.`,
        ]
      : []),
  ]
}

const pounds: Record<string, number> = { lb: 1, oz: 1 / 16, g: 1 / 453.59237, kg: 1 / 0.45359237 }
const poundsOf = ({ weight, unit }: Parcel) => weight * (pounds[unit] ?? 1)
const volumeOf = ({ length, width, height }: Parcel) => length * width * height
