import type { Order } from '~/api/generated/model/index.ts'
import { itemName } from './item-name.ts'
import { shipToLines } from './ship-to.tsx'

/** What a search of orders looks through besides the columns of the list: contact, ship-to address, extra values and items. */
export function orderTexts(order: Order): string[] {
  const { contactName, contactEmail, extraValues, orderItems } = order
  return [
    ...shipToLines(order),
    contactName,
    contactEmail,
    ...extraValues.map(({ key, value }) => [key, value].filter(Boolean).join(': ')),
    ...orderItems.flatMap((item) => [
      itemName(item),
      item.sku,
      ...item.deviceTypes.map(({ name }) => name),
    ]),
  ].filter((text): text is string => Boolean(text))
}
