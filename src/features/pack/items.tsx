import { CircleCheck, CircleDashed, Minus, Plus, X } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { itemName } from '~/features/orders/item-name.ts'
import { messages as shared } from '~/features/orders/messages.ts'
import type { Line } from '~/features/orders/packed/box.ts'
import { css } from '~/styled-system/css'
import { Box, Flex, Stack, styled } from '~/styled-system/jsx'
import { Button, IconButton } from '~/ui/button/button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Icon } from '~/ui/icon/icon.tsx'
import { large, largeQuiet } from './large.ts'
import { messages, oneLess, oneMore, packedOf, takeOutOf } from './messages.ts'
import type { useLine } from './use-line.ts'

type ItemsProps = {
  line: Pick<
    ReturnType<typeof useLine>,
    'order' | 'lines' | 'surplus' | 'box' | 'setCount' | 'facts'
  >
}

/** What is ordered, and how much of it is in the box. */
export function Items({ line: { order, lines, surplus, box, setCount, facts } }: ItemsProps) {
  const intl = useIntl()
  // Nothing changes in a parcel that has its label.
  const isClosed = facts.label !== 'none' || facts.isBuying
  return (
    <Stack gap="3">
      {surplus.length > 0 && (
        <Notice status="warning" role="alert" title={messages.surplus}>
          <Devices devices={surplus} onTakeOut={isClosed ? undefined : box.takeOut} />
        </Notice>
      )}
      {order.orderItems.length === 0 && <FormattedMessage {...shared.noItems} />}
      <Stack as="ul" gap="2" listStyleType="none" aria-label={intl.formatMessage(shared.items)}>
        {order.orderItems.map((item) => {
          const parts = lines.filter(({ itemId }) => itemId === item.id)
          return (
            <Box as="li" key={item.id} p="3" borderWidth="1px" rounded="l2" bg="bg.panel">
              {(parts.length > 1 || (parts[0]?.type && parts[0].type.name !== itemName(item))) && (
                <styled.p textStyle="sm" color="fg.muted">
                  <bdi>{itemName(item)}</bdi>
                </styled.p>
              )}
              {parts.map((part, index) => (
                <Part
                  key={index}
                  part={part}
                  name={part.type?.name ?? itemName(item)}
                  isClosed={isClosed}
                  onCount={(count) => setCount(item.id, count)}
                  onTakeOut={box.takeOut}
                />
              ))}
            </Box>
          )
        })}
      </Stack>
    </Stack>
  )
}

type PartProps = {
  part: Line
  name: string
  isClosed: boolean
  onCount: (count: number) => void
  onTakeOut: (code: string) => void
}

function Part({ part, name, isClosed, onCount, onTakeOut }: PartProps) {
  const intl = useIntl()
  const { needed, packed, type, devices } = part
  const isFull = packed >= needed
  return (
    <>
      <Flex gap="3" align="center" minH="11">
        <Icon className={isFull ? full : open}>
          {isFull ? <CircleCheck aria-hidden /> : <CircleDashed aria-hidden />}
        </Icon>
        <styled.p flex="1" minW="0" textStyle="xl" overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </styled.p>
        {type === null && !isClosed && (
          <IconButton
            variant="outline"
            className={largeQuiet}
            aria-label={intl.formatMessage(oneLess, { name })}
            aria-disabled={packed === 0}
            onClick={() => onCount(Math.max(0, packed - 1))}
          >
            <Minus aria-hidden />
          </IconButton>
        )}
        <styled.p textStyle="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          <FormattedMessage {...packedOf} values={{ packed, needed }} />
        </styled.p>
        {type === null && !isClosed && (
          <IconButton
            variant="outline"
            className={large}
            aria-label={intl.formatMessage(oneMore, { name })}
            aria-disabled={isFull}
            onClick={() => onCount(Math.min(needed, packed + 1))}
          >
            <Plus aria-hidden />
          </IconButton>
        )}
      </Flex>
      <Devices devices={devices} onTakeOut={isClosed ? undefined : onTakeOut} />
    </>
  )
}

type DevicesProps = {
  devices: readonly { code: string }[]
  onTakeOut: ((code: string) => void) | undefined
}

function Devices({ devices, onTakeOut }: DevicesProps) {
  const intl = useIntl()
  if (devices.length === 0) return null
  return (
    <Flex as="ul" gap="2" wrap="wrap" listStyleType="none">
      {devices.map(({ code }) => (
        <Flex as="li" key={code} align="center" gap="1" ps="3" borderWidth="1px" rounded="l2">
          <styled.p fontFamily="mono">
            <bdi>{code}</bdi>
          </styled.p>
          {onTakeOut ? (
            <Button
              variant="ghost"
              className={largeQuiet}
              aria-label={intl.formatMessage(takeOutOf, { code })}
              onClick={() => onTakeOut(code)}
            >
              <X aria-hidden />
            </Button>
          ) : (
            <Box minH="11" pe="3" />
          )}
        </Flex>
      ))}
    </Flex>
  )
}

const full = css({ boxSize: '7', flexShrink: '0', color: 'green.fg' })
const open = css({ boxSize: '7', flexShrink: '0', color: 'fg.subtle' })
