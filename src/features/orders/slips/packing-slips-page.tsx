import { useParams, useSearch } from '@tanstack/react-router'
import { ReceiptText } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { toRecordId } from '~/lib/record-id.ts'
import { Box } from '~/styled-system/jsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { messages, tooMany } from './messages.ts'
import { NoOrders } from './no-orders.tsx'
import { Slips } from './slips.tsx'

/** With more, the address would be too long for some servers. */
const most = 500

/** The packing slip of one order. */
export function PackingSlipPage() {
  const { orderId } = useParams({ from: '/admin-fulfillment/orders/$orderId/packing-slip' })
  return <Slips ids={[orderId]} titled={false} />
}

/** The packing slips of the orders in the address, in their order there. */
export function PackingSlipsPage() {
  const { ids: text = '' } = useSearch({ from: '/admin-fulfillment/orders/packing-slips/' })
  const ids = [...new Set(text.split(',').flatMap((id) => toRecordId(id) ?? []))]
  if (ids.length === 0) return <NoOrders icon={ReceiptText} hint={messages.noneHint} />
  return (
    <>
      {ids.length > most && (
        <Box mb="4" _print={{ display: 'none' }}>
          <Notice
            status="warning"
            title={<FormattedMessage {...tooMany} values={{ most, total: ids.length }} />}
          />
        </Box>
      )}
      <Slips key={text} ids={ids.slice(0, most)} titled />
    </>
  )
}
