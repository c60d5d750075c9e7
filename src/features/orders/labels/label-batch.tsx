import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { freshKey } from '~/api/fresh-key.ts'
import {
  getValidateOrderAddressQueryOptions,
  useCreateOrderShipment,
} from '~/api/generated/endpoints/shipping/shipping.ts'
import { readNow } from '~/api/read-now.ts'
import { useKeptTracking } from '~/features/orders/kept-tracking.ts'
import { keptLabel } from '~/features/orders/label/buy-alone.ts'
import { changeText } from '~/features/orders/label/change-text.ts'
import { newsTitles } from '~/features/orders/label/messages.ts'
import { parcelText } from '~/features/orders/label/parcel-text.tsx'
import { asShown } from '~/features/orders/label/parcel.ts'
import { carriersOf } from '~/features/orders/label/rates.ts'
import { useLabelCalls } from '~/features/orders/label/use-label-calls.ts'
import { messages as shared } from '~/features/orders/messages.ts'
import { statusName } from '~/features/orders/order-status.tsx'
import { formatDollars } from '~/i18n/format-dollars.ts'
import type { BatchKind, BatchSpec } from '~/kit/batch/batch-state.ts'
import { second } from '~/lib/units.ts'
import { useUserStorages } from '~/ui/settings/user-storages.ts'
import { AfterBuyingMany } from './after-buying-many.tsx'
import {
  buyConfirmed,
  judgeLabel,
  type BoughtLabel,
  type LabelItem,
  type LabelOptions,
  type LabelReader,
  type LabelVerdict,
} from './judge-label.ts'
import { labelColumns, rateOf } from './label-columns.tsx'
import { buyCount, buyAnyway, cheapestOf, messages, ofCarrier, totalCost } from './messages.ts'
import { useCarriers } from './use-carriers.ts'

const pollInterval = 3 * second

export const labelMany: BatchKind<LabelItem, LabelOptions> = {
  name: 'orders-labels',
  idOf: ({ id }) => String(id),
  nameOf: ({ number }) => number,
}

/** Buys the shipping labels of many orders, after checking each and getting its rates. */
export function useLabelBatch(): BatchSpec<LabelItem, LabelVerdict, LabelOptions, BoughtLabel> {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const { drafts } = useUserStorages()
  const { remember } = useCarriers()
  const { keep } = useKeptTracking()
  const { mutateAsync: createShipment } = useCreateOrderShipment(freshKey)
  const { buy, order, transaction, now } = useLabelCalls()
  const kept = (id: number) => keptLabel(drafts, id)
  const reader: LabelReader = {
    kept,
    sentText: intl.formatMessage(newsTitles.sent),
    transaction,
    order,
    validate: async (id) =>
      (await readNow(queryClient, getValidateOrderAddressQueryOptions(id))).address,
    shipment: async (id, parcel) => {
      const data = { parcels: [parcel], destinationIsResidential: false as const }
      const { shipment } = await createShipment({ id, data })
      remember(carriersOf(shipment.rates))
      return shipment
    },
    statusText: ({ orderStatus }) => statusName(intl, orderStatus),
    listText: (names) => intl.formatList(names),
  }
  return {
    kinds: {
      done: { label: messages.hasLabel, tone: 'neutral', offer: 'done' },
      invalid: { label: messages.invalid, tone: 'warning', offer: 'tick' },
      sent: { label: messages.noResponse, tone: 'warning', offer: 'tick' },
      notConfigured: { label: messages.notConfigured, tone: 'error', offer: 'never' },
      noRates: { label: messages.noRates, tone: 'error', offer: 'never' },
      otherCarriers: { label: messages.otherCarriers, tone: 'error', offer: 'never' },
    },
    judge: (item, options) => judgeLabel(item, options, reader),
    run: async (item, verdict) => {
      const label = await buyConfirmed(item, verdict, {
        kept,
        now,
        transaction,
        buy,
        pause: () => new Promise((resolve) => setTimeout(resolve, pollInterval)),
        changedText: (changes) =>
          [
            ...changes.map((change) => changeText(intl, change)),
            intl.formatMessage(messages.nothingBought),
          ].join(' '),
        hasLabelText: intl.formatMessage(messages.alreadyBought),
        refusedText: intl.formatMessage(messages.refused),
      })
      // The label is bought, whether its number is kept or not.
      void order(item.id)
        .then((latest) => keep(latest, label))
        .catch(() => undefined)
      return label
    },
    concurrency: 1,
    texts: {
      title: messages.shippingLabels,
      subtitle: ({ parcel, rule: { carrier } }) => {
        const shown = parcelText(intl, asShown(parcel))
        return carrier === null
          ? intl.formatMessage(cheapestOf, { parcel: shown })
          : intl.formatMessage(ofCarrier, { parcel: shown, carrier })
      },
      item: shared.orderNumber,
      run: buyCount,
      runTicked: buyAnyway,
      warning: (entries) => {
        const cost = entries.reduce((sum, entry) => sum + (rateOf(entry)?.cost ?? 0), 0)
        return (
          <FormattedMessage
            {...totalCost}
            values={{ count: entries.length, cost: formatDollars(intl, cost) }}
          />
        )
      },
    },
    columns: labelColumns,
    after: (entries) => <AfterBuyingMany entries={entries} />,
  }
}
