import { useEffect, useState } from 'react'
import { safeParse } from 'zod/v4/core'
import { ParcelRequest, type Order } from '~/api/generated/model/index.ts'
import { useUserStorages } from '~/ui/settings/user-storages.ts'

/** The parcel and the rate that were last used for the same content. */
export type Choice = { content: string; parcel: ParcelRequest; rate?: string | undefined }

const key = 'pack-choices'
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
export const remember = (all: readonly Choice[], choice: Choice): Choice[] =>
  [choice, ...all.filter(({ content }) => content !== choice.content)].slice(0, most)

/** The user's last choices in this browser; undefined until they have loaded. */
export function useChoices() {
  const { settings } = useUserStorages()
  const [choices, setChoices] = useState<readonly Choice[]>()
  useEffect(() => {
    let isGone = false
    void settings.read(key).then((stored) => {
      if (!isGone) setChoices(asChoices(stored))
    })
    return () => {
      isGone = true
    }
  }, [settings])
  return {
    choices,
    remember: async (choice: Choice) => {
      setChoices((all) => remember(all ?? [], choice))
      await settings.update(key, (stored) => remember(asChoices(stored), choice))
    },
  }
}

const asChoices = (value: unknown): Choice[] =>
  Array.isArray(value)
    ? (value as unknown[]).filter(
        (each): each is Choice =>
          typeof each === 'object' &&
          each !== null &&
          'content' in each &&
          typeof each.content === 'string' &&
          'parcel' in each &&
          safeParse(ParcelRequest, each.parcel).success,
      )
    : []
