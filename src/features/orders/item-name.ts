import type { OrderItem } from '~/api/generated/model/index.ts'

/** The name of an ordered item: its description, else its device types, else its SKU. */
export function itemName({ description, deviceTypes, sku }: OrderItem): string {
  return description || deviceTypes.map(({ name }) => name).join(', ') || sku || ''
}
