import type { ShipmentRate } from '~/api/generated/model/index.ts'

/** Sorts rates, cheapest first. */
export const byCost = (rates: readonly ShipmentRate[]): ShipmentRate[] =>
  rates.toSorted((a, b) => a.cost - b.cost)

/** The carrier of a rate, or its description if the server does not name the carrier. */
export const carrierOf = ({ carrier, description }: ShipmentRate): string => carrier || description

/** Which rate to buy for each of many orders: the cheapest, or the cheapest of the named carrier. */
export type RateRule = { carrier: string | null }

/** The rate that the rule selects, if any. */
export function chooseRate(
  rates: readonly ShipmentRate[],
  { carrier }: RateRule,
): ShipmentRate | undefined {
  return byCost(rates).find((rate) => carrier === null || isOf(rate, carrier))
}

/** The distinct carriers of the rates. */
export const carriersOf = (rates: readonly ShipmentRate[]): string[] =>
  [...new Set(rates.map(carrierOf))].toSorted()

function isOf(rate: ShipmentRate, name: string): boolean {
  const carrier = folded(carrierOf(rate))
  return rate.carrier ? carrier === folded(name) : `${carrier} `.startsWith(`${folded(name)} `)
}

const folded = (name: string) => name.trim().toLocaleLowerCase('en')
