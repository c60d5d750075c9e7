import { useParams } from '@tanstack/react-router'
import { Slips } from './slips.tsx'

/** The packing slip of one order. */
export function PackingSlipPage() {
  const { orderId } = useParams({ from: '/admin-fulfillment/orders/$orderId/packing-slip' })
  return <Slips ids={[orderId]} titled={false} />
}
