import { CircleDot, Printer, ReceiptText } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListOrderStatuses } from '~/api/generated/endpoints/orders/orders.ts'
import { labelState } from '~/features/orders/label/purchase.ts'
import { configured, shipped, statusName } from '~/features/orders/order-status.tsx'
import { labelsOf, slipsOf } from '~/features/orders/slips/slip-link.ts'
import { messages as status } from '~/features/orders/status/messages.ts'
import { statusMany } from '~/features/orders/status/status-batch.ts'
import { useBatch } from '~/kit/batch/use-batch.ts'
import { Flex, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { labelOf, type LabelEntry } from './label-columns.tsx'
import { boughtCount, messages } from './messages.ts'

/** What to do next with the orders whose labels were bought, in the order of the list. */
export function AfterBuyingMany({ entries }: { entries: readonly LabelEntry[] }) {
  const intl = useIntl()
  const begin = useBatch(statusMany)
  const { data } = useListOrderStatuses()
  const bought = boughtIn(entries)
  if (bought.length === 0) return null
  const ids = bought.map(({ id }) => id)
  const target = data?.orderStatuses.find(({ token }) => token === shipped)
  const setShipped = () =>
    target &&
    // It says why it has not begun.
    begin(
      bought.map(({ id, number }) => ({ id, displayNumber: number })),
      { token: shipped, name: statusName(intl, target), from: configured },
    ).catch(() => undefined)
  return (
    <Flex gap="2" wrap="wrap" align="center" mb="4">
      <styled.p me="2" fontWeight="medium">
        <FormattedMessage {...boughtCount} values={{ count: bought.length }} />
      </styled.p>
      <Button asChild size="sm" quiet>
        <ScreenLink {...labelsOf(ids)} target="_blank">
          <Printer aria-hidden />
          <FormattedMessage {...messages.print} />
        </ScreenLink>
      </Button>
      <Button asChild size="sm" quiet>
        <ScreenLink {...slipsOf(ids)} target="_blank">
          <ReceiptText aria-hidden />
          <FormattedMessage {...messages.slips} />
        </ScreenLink>
      </Button>
      {target && (
        <Button size="sm" quiet onClick={setShipped}>
          <CircleDot aria-hidden />
          <FormattedMessage {...status.setShipped} />
        </Button>
      )}
    </Flex>
  )
}

/** The orders whose labels were bought here. One that a carrier still works on may be refused. */
const boughtIn = (entries: readonly LabelEntry[]) =>
  entries
    .filter(({ step }) => step === 'done')
    .filter((entry) => labelState(labelOf(entry)) === 'bought')
    .map(({ item }) => item)
