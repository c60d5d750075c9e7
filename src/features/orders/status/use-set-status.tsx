import { CircleDot } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '~/api/generated/model/index.ts'
import { useBatch } from '~/kit/batch/use-batch.ts'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { messages } from './messages.ts'
import { statusMany } from './status-batch.ts'

const SetStatusDialog = lazyPart(
  async () => (await import('./set-status-dialog.tsx')).SetStatusDialog,
  ({ onClose }) => <LoadFailure onClose={onClose} />,
)

/** The bulk action that asks for a status and sets it. */
export function useSetStatus() {
  const [chosen, setChosen] = useState<readonly Pick<Order, 'id' | 'displayNumber'>[]>()
  const begin = useBatch(statusMany)
  return {
    action: {
      label: messages.setStatus,
      icon: CircleDot,
      onSelect: (orders: readonly Order[]) =>
        setChosen(orders.map(({ id, displayNumber }) => ({ id, displayNumber }))),
    },
    dialog: chosen && (
      <SetStatusDialog
        count={chosen.length}
        onCheck={(target) => begin(chosen, target)}
        onClose={() => setChosen(undefined)}
      />
    ),
  }
}
