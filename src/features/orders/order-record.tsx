import { Package } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Order } from '~/api/generated/model/index.ts'
import { RecordPage } from '~/kit/record/record-page.tsx'

type OrderRecordProps = { order: Order; actions?: ReactNode; children: ReactNode }

/** The record page of an order, with one of its screens. */
export function OrderRecord({ order, actions, children }: OrderRecordProps) {
  const params = { orderId: order.id }
  return (
    <RecordPage
      icon={Package}
      name={order.displayNumber}
      tabs={[
        { to: '/admin-fulfillment/orders/$orderId/view', params },
        { to: '/admin-fulfillment/orders/$orderId/edit', params },
      ]}
      actions={actions}
    >
      {children}
    </RecordPage>
  )
}
