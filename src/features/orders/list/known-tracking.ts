import type { Order } from '~/api/generated/model/index.ts'

/** The tracking numbers that were read so far, by the id of the label: a new label of an order has another one. */
export const knownTracking = new Map<string, string>()

export const labelIdOf = ({ shippingData }: Order) => shippingData?.shippo_transaction_id ?? ''
