import { Package } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Order } from '~/api/generated/model/index.ts'
import { HistoryButton } from '~/features/audit/history/history-button.tsx'
import { useEnterpriseId } from '~/features/choices/use-enterprise-id.ts'
import { RecordPage } from '~/kit/record/record-page.tsx'

type OrderRecordProps = { order: Order; actions?: ReactNode; children: ReactNode }

/** The record page of an order, with one of its screens. */
export function OrderRecord({ order, actions, children }: OrderRecordProps) {
  const params = { orderId: order.id }
  const { id: enterpriseId, isLoading } = useEnterpriseId(order.enterprise?.token)
  return (
    <RecordPage
      icon={Package}
      name={order.displayNumber}
      tabs={[
        { to: '/admin-fulfillment/orders/$orderId/view', params },
        { to: '/admin-fulfillment/orders/$orderId/edit', params },
      ]}
      actions={
        <>
          <HistoryButton
            kind="order"
            id={order.id}
            name={order.displayNumber}
            enterpriseId={enterpriseId}
            keepsRoom={isLoading}
          />
          {actions}
        </>
      }
    >
      {children}
    </RecordPage>
  )
}
