import { useIntl, type MessageDescriptor } from 'react-intl'
import { itemName } from '~/features/orders/item-name.ts'
import { messages as shared } from '~/features/orders/messages.ts'
import type { MergeField, MergeFields } from '~/kit/form/merge-fields.ts'
import { labelIn } from '~/kit/form/options.ts'
import { about, messages } from './messages.ts'
import { rowKeys, type OrderValues } from './order-values.ts'
import type { OrderChoices } from './use-order-choices.ts'

type Item = OrderValues['orderItems'][number]
type Kept = OrderValues['kept'][number]
type ExtraValue = OrderValues['extraValues'][number]

/** The lists of an order, for the question which of two values to keep. */
export function useOrderLists(choices: OrderChoices): MergeFields<OrderValues> {
  const intl = useIntl()
  const typeName = labelIn(choices.deviceTypes)
  const nameOf = ({ description, sku, deviceTypes }: Item) =>
    itemName({ id: 0, quantity: 0, description, sku, deviceTypes: deviceTypes.map(typeOf) })
  const typeOf = (token: string) => ({ token, name: typeName(token) ?? token })
  const partOf = (name: string, field: MessageDescriptor | undefined) =>
    field ? intl.formatMessage(about.fieldOf, { name, field: intl.formatMessage(field) }) : name
  const item = ([, field]: readonly string[], row: Item): MergeField => ({
    label: partOf(nameOf(row), itemFields[field as keyof typeof itemFields]),
    ...(field === undefined && {
      show: (each: Item) =>
        intl.formatMessage(about.itemCount, { count: each.quantity ?? 0, name: nameOf(each) }),
    }),
  })
  const attachment = (
    [, field]: readonly string[],
    { description, reference }: Kept,
  ): MergeField => ({
    label: partOf(description ?? reference, field === undefined ? undefined : shared.description),
    ...(field === undefined && { show: (each: Kept) => each.description ?? each.reference }),
  })
  const extraValue = ([, field]: readonly string[], { key }: ExtraValue): MergeField => ({
    label: key,
    ...(field === undefined && { show: ({ value }: ExtraValue) => value }),
  })
  return {
    orderItems: { label: shared.items, rowKey: rowKeys.orderItems, part: item },
    extraValues: { label: shared.extraValues, rowKey: rowKeys.extraValues, part: extraValue },
    kept: { label: shared.attachments, rowKey: rowKeys.kept, part: attachment },
    files: { label: messages.newFiles },
  }
}

const itemFields = {
  quantity: shared.quantity,
  sku: shared.sku,
  description: shared.description,
  deviceTypes: shared.deviceTypes,
}
