import { FormattedMessage, useIntl } from 'react-intl'
import type { Order } from '~/api/generated/model/index.ts'
import { statusName } from '~/features/orders/order-status.tsx'
import { Flex } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { changeText } from './change-text.ts'
import { Sentences } from './label-news.tsx'
import { messages, notConfigured } from './messages.ts'
import { basisOf, changesOf, type Basis } from './stale.ts'

type NoLabelProps = {
  order: Order
  /** The order as it was when its label was begun, if it was. */
  basis: Basis | undefined
  onClose: () => void
}

/** Why an order gets no label: its status, and what has changed since its label was begun. */
export function NoLabel({ order, basis, onClose }: NoLabelProps) {
  const intl = useIntl()
  const changes = basis ? changesOf(basis, basisOf(order)) : []
  return (
    <Notice
      {...(changes.length > 0 ? { status: 'warning', role: 'alert' } : { status: 'info' })}
      title={changes.length > 0 ? messages.orderChanged : messages.onlyConfigured}
      action={
        <Flex gap="2" wrap="wrap">
          <Button asChild size="sm" quiet>
            <ScreenLink to="/admin-fulfillment/orders/$orderId/view" params={{ orderId: order.id }}>
              <FormattedMessage {...messages.openOrder} />
            </ScreenLink>
          </Button>
          <Button size="sm" quiet onClick={onClose}>
            <FormattedMessage {...messages.close} />
          </Button>
        </Flex>
      }
    >
      {changes.length > 0 ? (
        <>
          <Sentences texts={changes.map((change) => changeText(intl, change))} />
          <FormattedMessage {...messages.onlyConfigured} />
        </>
      ) : (
        <FormattedMessage
          {...notConfigured}
          values={{ status: statusName(intl, order.orderStatus) }}
        />
      )}
    </Notice>
  )
}
