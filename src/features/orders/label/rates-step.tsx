import { Truck } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Shipment, ShipmentRate } from '~/api/generated/model/index.ts'
import { formatDollars } from '~/i18n/format-dollars.ts'
import { RadioCard } from '~/kit/form/radio-card.tsx'
import { css } from '~/styled-system/css'
import { Box, Flex, Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { RemoteImage } from '~/ui/media/remote-image.tsx'
import { useSettings } from '~/ui/settings/operator-settings.ts'
import { Heading } from '~/ui/text/heading.tsx'
import { Sentences } from './label-news.tsx'
import { messages } from './messages.ts'
import { ParcelText } from './parcel-text.tsx'
import { byCost } from './rates.ts'

type RatesStepProps = {
  shipment: Shipment
  chosen: string | null
  onChoose: (rateId: string | null) => void
}

/** The carriers' rates for the parcel, cheapest first. */
export function RatesStep({ shipment, chosen, onChoose }: RatesStepProps) {
  const intl = useIntl()
  const { rates, parcels, invalidDestinationDescriptions, serviceMessages } = shipment
  const group = useRef<HTMLDivElement>(null)
  const clear = () => {
    // The button goes, and the focus with it.
    group.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
    onChoose(null)
  }
  const faults = invalidDestinationDescriptions ?? []
  return (
    <Stack gap="4">
      <styled.p textStyle="sm" color="fg.muted">
        {parcels.map((parcel, index) => (
          <styled.span key={index} display="block">
            <ParcelText parcel={parcel} />
          </styled.span>
        ))}
      </styled.p>
      {faults.length > 0 && (
        <Notice
          status="error"
          title={
            <Heading as="h4" className={css({ textStyle: 'sm' })}>
              <FormattedMessage {...messages.destinationErrors} />
            </Heading>
          }
        >
          <Sentences texts={faults} />
        </Notice>
      )}
      {rates.length === 0 && faults.length === 0 && (
        <styled.p textStyle="sm">
          <FormattedMessage {...messages.noRates} />
        </styled.p>
      )}
      {rates.length > 0 && (
        <Stack
          ref={group}
          gap="2"
          role="radiogroup"
          aria-label={intl.formatMessage(messages.rates)}
        >
          {byCost(rates).map((rate) => (
            <RadioCard
              key={rate.rateId}
              name="rateId"
              value={rate.rateId}
              checked={rate.rateId === chosen}
              onChange={() => onChoose(rate.rateId)}
              align="center"
            >
              <RateFacts rate={rate} />
            </RadioCard>
          ))}
        </Stack>
      )}
      {chosen !== null && (
        <div>
          <Button size="sm" quiet onClick={clear}>
            <FormattedMessage {...messages.clearRate} />
          </Button>
        </div>
      )}
      {serviceMessages && serviceMessages.length > 0 && (
        <Box textStyle="sm" color="fg.muted">
          <Sentences texts={serviceMessages} />
        </Box>
      )}
    </Stack>
  )
}

/** A rate on one line: the carrier's icon, the service, the duration and the cost. */
export function RateFacts({ rate, children }: { rate: ShipmentRate; children?: ReactNode }) {
  const intl = useIntl()
  return (
    <Flex flex="1" minW="0" gap="3" align="center">
      <RemoteImage path={useIconPath(rate.iconUrl)} alt="" fallback={Truck} size={8} />
      <Box flex="1" minW="0" overflowWrap="anywhere">
        <styled.p textStyle="sm" fontWeight="medium">
          <bdi>{rate.description}</bdi>
        </styled.p>
        {rate.eta && (
          <styled.p textStyle="xs" color="fg.muted">
            <bdi>{rate.eta}</bdi>
          </styled.p>
        )}
        {children}
      </Box>
      <styled.p fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {formatDollars(intl, rate.cost)}
      </styled.p>
    </Flex>
  )
}

/** The path of an icon below the images' base address. Icons on other hosts are not loaded. */
function useIconPath(iconUrl: string | null | undefined): string | null {
  const { imageBaseUrl } = useSettings()
  if (!iconUrl || iconUrl.startsWith('/')) return iconUrl ?? null
  return imageBaseUrl && iconUrl.startsWith(`${imageBaseUrl}/`)
    ? iconUrl.slice(imageBaseUrl.length)
    : null
}
