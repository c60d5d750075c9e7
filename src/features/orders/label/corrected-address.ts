import type { Order, ValidatedAddress } from '~/api/generated/model/index.ts'
import { OrderUpdateRequest } from '~/api/generated/model/orderUpdateRequest.zod.ts'

const fields = [
  'shippingAddressLineOne',
  'shippingAddressLineTwo',
  'shippingAddressCity',
  'shippingAddressState',
  'shippingAddressZip',
] as const satisfies (keyof Order)[]

/** In the console's order of lines: the organization, then the person. */
export const asOrder = (address: ValidatedAddress) => ({
  shippingToName: address.company || address.name || '',
  shippingAttention: (address.company && address.name) || null,
  shippingAddressLineOne: address.street1 ?? '',
  shippingAddressLineTwo: [address.street2, address.street3].filter(Boolean).join(', ') || null,
  shippingAddressCity: address.city ?? '',
  shippingAddressState: address.state ?? '',
  shippingAddressZip: address.zip ?? '',
})

/**
 * What the shipping service has corrected in a valid address, to save; undefined if that is nothing, or nothing that an order
 * can have. The names stay as they are in the order.
 */
export function correctionOf(
  order: Pick<Order, (typeof fields)[number]>,
  checked: ValidatedAddress,
): OrderUpdateRequest | undefined {
  if (!checked.validation_results.is_valid) return undefined
  const corrected = asOrder(checked)
  const changed = fields.filter((name) => (order[name] || null) !== (corrected[name] || null))
  if (changed.length === 0) return undefined
  const change = Object.fromEntries(changed.map((name) => [name, corrected[name]]))
  return OrderUpdateRequest.safeParse(change).success ? change : undefined
}

/** A line in parts; those whose words the other address does not have are marked. */
export function markedWords(line: string, others: readonly string[]) {
  const known = new Set(others.flatMap((other) => other.split(/[\s,]+/)))
  return line
    .split(/([\s,]+)/)
    .filter(Boolean)
    .map((text) => ({ text, isMarked: /[^\s,]/.test(text) && !known.has(text) }))
}
