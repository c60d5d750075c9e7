import { useSearch } from '@tanstack/react-router'
import { lazyPart } from '~/components/lazy/lazy-part.tsx'
import { LoadFailure } from '~/components/lazy/load-failure.tsx'
import { useListAddress } from '~/components/table/use-list-state.ts'

const LabelDialog = lazyPart(
  async () => (await import('./label-dialog.tsx')).LabelDialog,
  ({ onClose }) => <LoadFailure onClose={onClose} />,
)

/** The shipping label of the order that `label` in the address names, on top of whatever screen this is. */
export function OrderLabel() {
  const { label, step } = useSearch({ strict: false })
  const changeAddress = useListAddress()
  if (label === undefined) return null
  return (
    <LabelDialog
      key={label}
      orderId={label}
      step={step}
      onClose={() => changeAddress((before) => ({ ...before, label: undefined, step: undefined }))}
    />
  )
}
