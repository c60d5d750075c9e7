import { Tags } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '~/api/generated/model/index.ts'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { messages } from './messages.ts'
import { useLabelMany } from './use-label-many.tsx'

const LabelsDialog = lazyPart(
  async () => (await import('./labels-dialog.tsx')).LabelsDialog,
  ({ onClose }) => <LoadFailure onClose={onClose} />,
)

/** The bulk action for labels: its button, its dialog, and the panel that replaces the list. */
export function useLabelAction() {
  const { panel, notice, begin } = useLabelMany()
  const [orders, setOrders] = useState<readonly Order[]>()
  return {
    action: {
      label: messages.shippingLabels,
      icon: Tags,
      onSelect: (rows: Order[]) => setOrders(rows),
    },
    dialog: orders && !panel && (
      <LabelsDialog orders={orders} onCheck={begin} onClose={() => setOrders(undefined)} />
    ),
    notice,
    panel,
  }
}
