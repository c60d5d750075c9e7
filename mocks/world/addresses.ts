import type { Schema } from '../operations.ts'
import { zoneOf } from './carriers.ts'
import type { OrderRow } from './rows.ts'

type Problem = { messages: string[]; reason: string }

/**
 * An order's ship-to address as the shipping service validates it. It is invalid if its street contains the word “Unknown”,
 * its state does not exist, or its postal code does not have five digits. A postal code of five digits is completed to nine.
 */
export function validatedAddress(order: OrderRow): Schema<'ValidatedAddress'> {
  const { shippingToName, shippingAttention, shippingAddressZip: zip } = order
  const state = order.shippingAddressState.toUpperCase()
  const problems = problemsOf(order)
  const isShort = /^\d{5}$/.test(zip)
  const remarks = [
    ...(state === order.shippingAddressState ? [] : ['The state was written in capitals.']),
    ...(isShort ? ['The postal code was completed.'] : []),
  ]
  const isValid = problems.length === 0
  const messages = isValid ? remarks : problems.flatMap((problem) => problem.messages)
  return {
    name: shippingAttention,
    company: shippingToName,
    street1: order.shippingAddressLineOne,
    street2: order.shippingAddressLineTwo,
    street3: null,
    city: order.shippingAddressCity,
    state,
    zip: isValid && isShort ? `${zip}-${lastDigits(order)}` : zip,
    validation_results: { is_valid: isValid, messages: messages.map((text) => ({ text })) },
  }
}

/** Why an order's address is invalid, in sentences; empty if it is valid. */
export function invalidDestination(order: OrderRow): string[] {
  const reasons = problemsOf(order).map(({ reason }) => reason)
  return reasons.length === 0 ? [] : [...reasons, 'No carrier delivers to this address.']
}

function problemsOf(order: OrderRow): Problem[] {
  const { shippingAddressLineOne: street, shippingAddressCity: city } = order
  const { shippingAddressState: state, shippingAddressZip: zip } = order
  const problems: Problem[] = []
  if (/\bunknown\b/i.test(street)) {
    problems.push({
      messages: [
        'The street was not found in this city.',
        'Check the house number and the street name.',
      ],
      reason: `The street “${street}” does not exist in ${city}, ${state} ${zip}.`,
    })
  }
  if (zoneOf(state, null) === undefined) {
    const text = `There is no state ${state}.`
    problems.push({ messages: [text], reason: text })
  }
  if (!/^\d{5}(-\d{4})?$/.test(zip)) {
    const text = `The postal code ${zip} does not have five digits.`
    problems.push({ messages: [text], reason: text })
  }
  return problems
}

/** Always the same for the same address. */
function lastDigits({ shippingAddressLineOne: street, shippingAddressZip: zip }: OrderRow): string {
  let mixed = 7
  for (const character of street + zip) mixed = (mixed * 31 + character.charCodeAt(0)) % 8999
  return String(1000 + mixed)
}
