import * as z from 'zod/mini'
import { ParcelRequest, type Order } from '~/api/generated/model/index.ts'
import { useStored } from '~/ui/settings/use-stored.ts'

/** The parcels and the rate that were last used for the same content. */
const Choice = z.object({
  content: z.string(),
  parcel: ParcelRequest,
  /** The other parcels, where there are several. */
  more: z.optional(z.array(ParcelRequest)),
  rate: z.optional(z.string()),
})

type Choice = z.infer<typeof Choice>

const most = 200

/** What is in the box, whatever order it is for: equal orders go into equal boxes. */
export const contentOf = ({ orderItems }: Pick<Order, 'orderItems'>): string =>
  orderItems
    .map(({ quantity, sku, description, deviceTypes }) => {
      const types = deviceTypes.map(({ token }) => token).toSorted()
      return `${quantity} ${types.length > 0 ? types.join('+') : (sku ?? description ?? '')}`
    })
    .toSorted()
    .join('\n')

/** The choices after a purchase, the latest first. */
const remember = (all: readonly Choice[], choice: Choice): Choice[] =>
  [choice, ...all.filter(({ content }) => content !== choice.content)].slice(0, most)

/** The user's last choices in this browser; undefined until they have loaded. */
export function useChoices() {
  const { value: choices, update } = useStored('pack-choices', z.array(Choice), [])
  return { choices, remember: (choice: Choice) => update((all) => remember(all, choice)) }
}
