import { Tags } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '~/api/generated/model/index.ts'
import { useBatch } from '~/kit/batch/use-batch.ts'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { labelMany } from './label-batch.tsx'
import { messages } from './messages.ts'

const LabelsDialog = lazyPart(
  async () => (await import('./labels-dialog.tsx')).LabelsDialog,
  ({ onClose }) => <LoadFailure onClose={onClose} />,
)

/** The bulk action for labels: its button and its dialog. */
export function useLabelAction() {
  const begin = useBatch(labelMany)
  const [orders, setOrders] = useState<readonly Order[]>()
  return {
    action: {
      label: messages.shippingLabels,
      icon: Tags,
      onSelect: (rows: Order[]) => setOrders(rows),
    },
    dialog: orders && (
      <LabelsDialog orders={orders} onCheck={begin} onClose={() => setOrders(undefined)} />
    ),
  }
}
