import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { messages as labelTexts } from '~/features/orders/label/messages.ts'
import { ParcelText } from '~/features/orders/label/parcel-text.tsx'
import { RateFacts } from '~/features/orders/label/rates-step.tsx'
import { byCost } from '~/features/orders/label/rates.ts'
import { formatDollars } from '~/i18n/format-dollars.ts'
import { RadioCard } from '~/kit/form/radio-card.tsx'
import { commandKeys } from '~/kit/scan/commands.ts'
import { css } from '~/styled-system/css'
import { Flex, Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Kbd } from '~/ui/icon/kbd.tsx'
import { useWindowEvent } from '~/ui/page/use-window-event.ts'
import { mayBeSingleKey } from '~/ui/shortcuts/shortcuts.ts'
import { fastestOf } from './fastest.ts'
import { buyFor, messages } from './messages.ts'
import type { useLine } from './use-line.ts'

/** More keys than this are not on the keyboard. */
const mostKeys = 9

/** The carriers' offers, the chosen one with its price in large letters. A digit chooses one. */
export function Rates({
  line: { rates, rate: chosen, label, last, shipment },
  onBuy,
}: {
  line: ReturnType<typeof useLine>
  onBuy: () => void
}) {
  const intl = useIntl()
  useWindowEvent('keydown', (event) => {
    if (event.repeat || !mayBeSingleKey(event) || !/^[1-9]$/.test(event.key)) return
    const rate = rates[Number(event.key) - 1]
    if (rate) label.chooseRate(rate.rateId)
  })
  const [cheapest] = byCost(rates)
  const fastest = fastestOf(rates)
  const marks = (rateId: string, description: string): MessageDescriptor[] => [
    ...(rateId === cheapest?.rateId ? [messages.cheapest] : []),
    ...(rateId === fastest?.rateId ? [messages.fastest] : []),
    ...(description === last?.rate ? [messages.lastChoice] : []),
  ]
  return (
    <>
      {chosen && (
        <styled.p textStyle="4xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
          {formatDollars(intl, chosen.cost)}
        </styled.p>
      )}
      {shipment?.parcels.map((parcel, index) => (
        <styled.p key={index} textStyle="lg">
          <ParcelText parcel={parcel} />
        </styled.p>
      ))}
      {/* Above the rates: below them, it would be off a small screen. */}
      {chosen && (
        <Button className={price} onClick={onBuy}>
          <FormattedMessage {...buyFor} values={{ cost: formatDollars(intl, chosen.cost) }} />
          <Kbd>{commandKeys.buy}</Kbd>
        </Button>
      )}
      <Stack gap="2" role="radiogroup" aria-label={intl.formatMessage(labelTexts.rates)}>
        {rates.map((rate, index) => (
          <RadioCard
            key={rate.rateId}
            name="pack-rate"
            value={rate.rateId}
            checked={rate.rateId === chosen?.rateId}
            onChange={() => label.chooseRate(rate.rateId)}
            align="center"
          >
            <RateFacts rate={rate}>
              <Flex gap="2" textStyle="xs" fontWeight="medium" color="fg.muted">
                {marks(rate.rateId, rate.description).map((mark) => (
                  <span key={mark.defaultMessage as string}>
                    <FormattedMessage {...mark} />
                  </span>
                ))}
              </Flex>
            </RateFacts>
            {index < mostKeys && <Kbd>{index + 1}</Kbd>}
          </RadioCard>
        ))}
      </Stack>
    </>
  )
}

const price = css({ minH: '16', w: 'full', textStyle: '2xl', justifyContent: 'space-between' })
