import { useRouter, useSearch } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import { defineMessage, useIntl } from 'react-intl'
import type { ListedOrder } from '~/features/orders/kept-tracking.ts'
import { statusName } from '~/features/orders/order-status.tsx'
import { orderTexts } from '~/features/orders/order-texts.ts'
import { addressOf } from '~/ui/link/link-target.ts'
import { useMayOpen } from '~/ui/link/may-open.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { matchedIn } from '~/ui/link/record-source.ts'
import { Tooltip } from '~/ui/tooltip/tooltip.tsx'
import { OrderCard } from './order-card.tsx'

/** What a search looks through besides the columns. */
export const searchedTexts = (order: ListedOrder): readonly string[] =>
  order.tracking === undefined ? orderTexts(order) : [...orderTexts(order), order.tracking]

/**
 * An order's number, as a link. Hovering or focusing it shows the order's card. On touch screens, a button beside it
 * does.
 */
export function OrderNumber({ order }: { order: ListedOrder }) {
  const intl = useIntl()
  const router = useRouter()
  const mayOpen = useMayOpen()
  const { displayNumber } = order
  const screen = screenOf('order', order.id)
  const card = <OrderCard order={order} />
  return (
    <>
      <Tooltip content={card}>
        {(trigger) =>
          mayOpen(screen.to) ? (
            <a data-link data-internal href={addressOf(router, screen)} {...trigger}>
              {displayNumber}
            </a>
          ) : (
            <button type="button" data-link {...trigger}>
              {displayNumber}
            </button>
          )
        }
      </Tooltip>
      <Tooltip content={card}>
        {(trigger) => (
          <button
            type="button"
            data-touch
            aria-label={intl.formatMessage(more, { name: displayNumber })}
            {...trigger}
          >
            <Info size={16} aria-hidden />
          </button>
        )}
      </Tooltip>
      <FoundBy order={order} />
    </>
  )
}

/** The text that the search has found, if no column shows it. */
function FoundBy({ order }: { order: ListedOrder }) {
  const intl = useIntl()
  const search = useSearch({ strict: false, select: ({ search }) => search ?? '' })
  if (search === '') return null
  const { displayNumber, orderStatus, enterprise, deviceInventoryLocation } = order
  const shown = [
    displayNumber,
    statusName(intl, orderStatus),
    enterprise?.name,
    deviceInventoryLocation?.name,
  ]
  const found = matchedIn(search, shown.join('\n'), searchedTexts(order))
  return (
    found && (
      <small data-found>
        <bdi>{found}</bdi>
      </small>
    )
  )
}

const more = defineMessage<{ name: string }>({
  defaultMessage: 'About {name}',
  description: 'Button that shows the address and the items of an order; name: its number',
})
