import { useId, useState, type ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import type { Order } from '~/api/generated/model/index.ts'
import { itemName } from '~/features/orders/item-name.ts'
import { messages as shared } from '~/features/orders/messages.ts'
import type { PackedDevice } from '~/features/orders/packed/box.ts'
import { ShipTo } from '~/features/orders/ship-to.tsx'
import { useProductName } from '~/i18n/product-name.tsx'
import { css, cx } from '~/styled-system/css'
import { Box, Flex, Grid, styled } from '~/styled-system/jsx'
import { Brand } from '~/ui/layout/brand.tsx'
import { useSettings } from '~/ui/settings/operator-settings.ts'
import { Heading } from '~/ui/text/heading.tsx'
import { BarCode } from './bar-code.tsx'
import { packedDevices, slipTitle } from './messages.ts'
import { sheetTable } from './sheets.tsx'

type SlipProps = {
  order: Order
  headingAs: 'h1' | 'h2'
  /** The devices in the parcel, if they are to be listed. */
  devices?: readonly PackedDevice[]
}

/** The packing slip of one order. */
export function Slip({ order, headingAs, devices = [] }: SlipProps) {
  const { contact = [] } = useSettings().packingSlip ?? {}
  const itemsId = useId()
  const as = headingAs === 'h1' ? 'h2' : 'h3'
  return (
    <>
      <SlipHeader />
      <Flex justify="space-between" align="flex-start" gap="5" mb="5">
        <Heading as={headingAs} size="2xl" className={css({ overflowWrap: 'anywhere' })}>
          <FormattedMessage {...slipTitle} values={{ displayNumber: order.displayNumber }} />
        </Heading>
        <BarCode text={order.displayNumber} height={10} />
      </Flex>
      <Section as={as} label={shared.shipTo}>
        <ShipTo order={order} />
      </Section>
      <ExtraValues values={order.extraValues} />
      <Section as={as} id={itemsId} label={shared.items}>
        <Items items={order.orderItems} labelledBy={itemsId} />
      </Section>
      {devices.length > 0 && (
        <Section as={as} label={packedDevices}>
          <Flex wrap="wrap" columnGap="6" fontFamily="mono">
            {devices.map(({ code }) => (
              <span key={code}>{code}</span>
            ))}
          </Flex>
        </Section>
      )}
      {contact.length > 0 && (
        <Section as={as} label={shared.contact} whole>
          {contact.map((line) => (
            <Box key={line} overflowWrap="anywhere">
              <bdi>{line}</bdi>
            </Box>
          ))}
        </Section>
      )}
    </>
  )
}

/** The logo, or the product's, and the product's name. */
function SlipHeader() {
  const { logoUrl } = useSettings().packingSlip ?? {}
  const productName = useProductName()
  const [broken, setBroken] = useState(false)
  return (
    <Flex
      align="center"
      // The name keeps its place while the logo loads.
      justify="space-between"
      gap="3"
      minH="16"
      pb="4"
      mb="5"
      borderBottomWidth="2px"
      borderColor="border.inverted"
    >
      {logoUrl && !broken ? (
        <>
          <img
            src={logoUrl}
            alt=""
            onError={() => setBroken(true)}
            className={css({ h: '12', maxW: '64', objectFit: 'contain' })}
          />
          <styled.span fontWeight="semibold" letterSpacing="tight" textStyle="2xl">
            {productName}
          </styled.span>
        </>
      ) : (
        <Brand size="lg" />
      )}
    </Flex>
  )
}

type SectionProps = {
  /** The heading level. */
  as: 'h2' | 'h3'
  /** The id of the heading. */
  id?: string
  label: MessageDescriptor
  /** Avoids page breaks inside. */
  whole?: boolean
  children: ReactNode
}

function Section({ as: Title, id, label, whole = false, children }: SectionProps) {
  return (
    <Box mb="6" {...(whole && { breakInside: 'avoid' })}>
      <Title id={id} className={sectionTitle}>
        <FormattedMessage {...label} />
      </Title>
      {children}
    </Box>
  )
}

const sectionTitle = css({
  mb: '1',
  textStyle: 'xs',
  fontWeight: 'semibold',
  letterSpacing: 'wide',
  breakAfter: 'avoid',
})

/** Two pairs per line. */
function ExtraValues({ values }: { values: Order['extraValues'] }) {
  if (values.length === 0) return null
  return (
    <Grid
      as="dl"
      mb="6"
      columnGap="6"
      templateColumns={{ base: 'minmax(0, 1fr)', sm: twoPairs }}
      borderTopWidth="1px"
      // Some browsers print with the layout of a phone.
      _print={{ gridTemplateColumns: twoPairs }}
    >
      {values.map(({ key, value }, index) => (
        <Grid
          key={index}
          className={isLong(value) ? long : short}
          columnGap="3"
          py="1.5"
          borderBottomWidth="1px"
          breakInside="avoid"
          overflowWrap="anywhere"
        >
          <Box as="dt" fontWeight="semibold">
            <bdi>{key}</bdi>
          </Box>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </Grid>
      ))}
    </Grid>
  )
}

const long = css({ gridColumn: '1 / -1', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 8fr)' })
const short = css({ gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' })

const twoPairs = 'repeat(2, minmax(0, 1fr))'

/** Whether a value needs its own line. */
const isLong = (value: string | null) => (value?.length ?? 0) > 80

/** The table of items, with a SKU column if any item has one. */
function Items({ items, labelledBy }: { items: Order['orderItems']; labelledBy: string }) {
  const hasSku = items.some(({ sku }) => sku)
  if (items.length === 0) return <FormattedMessage {...shared.noItems} />
  return (
    <table aria-labelledby={labelledBy} className={cx(sheetTable, fixed)}>
      <thead>
        <tr>
          <th scope="col" data-kind="number">
            <FormattedMessage {...shared.quantity} />
          </th>
          {hasSku && (
            <th scope="col" data-kind="sku">
              <FormattedMessage {...shared.sku} />
            </th>
          )}
          <th scope="col">
            <FormattedMessage {...shared.description} />
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td data-kind="number">{item.quantity}</td>
            {hasSku && (
              <td>
                <bdi>{item.sku}</bdi>
              </td>
            )}
            <td>
              <bdi>{itemName(item)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const fixed = css({ tableLayout: 'fixed', '& [data-kind=sku]': { width: '30%' } })
