import { defineMessage, type IntlShape } from 'react-intl'
import { statusName } from '~/features/orders/order-status.tsx'
import { formatDollars } from '~/i18n/format-dollars.ts'
import type { Change } from './stale.ts'

/** A change of an order as a sentence with both values. */
export function changeText(intl: IntlShape, change: Change): string {
  switch (change.what) {
    case 'status':
      return intl.formatMessage(statusChanged, {
        before: statusName(intl, change.before),
        now: statusName(intl, change.now),
      })
    case 'address':
      return intl.formatMessage(addressChanged, {
        before: onOneLine(change.before),
        now: onOneLine(change.now),
      })
    case 'rate': {
      const { before, now } = change
      const rate = before.description
      const cost = formatDollars(intl, before.cost)
      return now
        ? intl.formatMessage(costChanged, {
            rate,
            before: cost,
            now: formatDollars(intl, now.cost),
          })
        : intl.formatMessage(rateGone, { rate, cost })
    }
  }
}

const onOneLine = (address: string) => address.replaceAll('\n', ', ')

type BothValues = { before: string; now: string }

const statusChanged = defineMessage<BothValues>({
  defaultMessage: 'The status has changed from {before} to {now}.',
  description: 'Why a label was not bought; before, now: statuses of an order, such as Configured',
})

const addressChanged = defineMessage<BothValues>({
  defaultMessage: 'The ship-to address has changed from “{before}” to “{now}”.',
  description: 'Why a label was not bought; before, now: addresses on one line',
})

const costChanged = defineMessage<BothValues & { rate: string }>({
  defaultMessage: 'The cost of {rate} has changed from {before} to {now}.',
  description:
    'Why a label was not bought; rate: the offer of a carrier; before, now: amounts of money',
})

const rateGone = defineMessage<{ rate: string; cost: string }>({
  defaultMessage: '{rate} for {cost} is no longer offered, because new rates were requested.',
  description: 'Why a label was not bought; rate: the offer of a carrier; cost: an amount of money',
})
