import { FormattedMessage, useIntl } from 'react-intl'
import type { Order } from '~/api/generated/model/index.ts'
import { Select } from '~/kit/form/select.tsx'
import { css } from '~/styled-system/css'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { messages, parcelOf } from './messages.ts'

type Chosen = Readonly<Record<number, string>>

type OwnParcelsProps = {
  orders: readonly Order[]
  presets: readonly { name: string }[]
  /** The names of the presets, by the id of the order. */
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** Chooses another parcel than that of the form for some of the orders. */
export function OwnParcels({ orders, presets, chosen, onChoose }: OwnParcelsProps) {
  const intl = useIntl()
  return (
    <details>
      <styled.summary cursor="pointer" textStyle="sm" py="1">
        <FormattedMessage {...messages.ownParcels} />
      </styled.summary>
      <Box as="ul" listStyleType="none" maxH="60" overflowY="auto" pt="2">
        {orders.map(({ id, displayNumber: number }) => (
          <Flex as="li" key={id} gap="3" align="center" justify="space-between" py="1">
            <bdi>{number}</bdi>
            <Select
              className={css({ width: '3xs' })}
              aria-label={intl.formatMessage(parcelOf, { number })}
              value={chosen[id] ?? ''}
              onChange={({ target }) => onChoose({ ...chosen, [id]: target.value })}
            >
              <option value="">{intl.formatMessage(messages.asAbove)}</option>
              {presets.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          </Flex>
        ))}
      </Box>
    </details>
  )
}
