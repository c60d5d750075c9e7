import { FormattedMessage, useIntl } from 'react-intl'
import type { Order, Shipment, ShipmentRate } from '~/api/generated/model/index.ts'
import { messages as shared } from '~/features/orders/messages.ts'
import { ShipTo } from '~/features/orders/ship-to.tsx'
import { formatDollars } from '~/i18n/format-dollars.ts'
import { Stack, styled } from '~/styled-system/jsx'
import { Property, PropertyList } from '~/ui/layout/property-list.tsx'
import { confirmCost, messages } from './messages.ts'
import { ParcelText } from './parcel-text.tsx'
import { RateFacts } from './rates-step.tsx'

type ConfirmStepProps = { order: Order; shipment: Shipment; rate: ShipmentRate }

/** The purchase and its cost. */
export function ConfirmStep({ order, shipment, rate }: ConfirmStepProps) {
  const intl = useIntl()
  return (
    <Stack gap="4">
      <PropertyList>
        <Property label={shared.shipTo}>
          <ShipTo order={order} />
        </Property>
        <Property label={messages.parcel}>
          {shipment.parcels.map((parcel, index) => (
            <div key={index}>
              <ParcelText parcel={parcel} />
            </div>
          ))}
        </Property>
        <Property label={messages.rate}>
          <RateFacts rate={rate} />
        </Property>
      </PropertyList>
      <styled.p fontWeight="medium">
        <FormattedMessage {...confirmCost} values={{ cost: formatDollars(intl, rate.cost) }} />
      </styled.p>
    </Stack>
  )
}
