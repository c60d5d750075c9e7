import { useSearch } from '@tanstack/react-router'
import { useDialogAddress } from '~/kit/table/use-dialog-address.ts'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'

const LabelDialog = lazyPart(
  async () => (await import('./label-dialog.tsx')).LabelDialog,
  ({ onClose }) => <LoadFailure onClose={onClose} />,
)

/** The label dialog of the order in the `label` search param, on top of any screen. */
export function OrderLabel() {
  const { label, step } = useSearch({ strict: false })
  const { close } = useDialogAddress()
  if (label === undefined) return null
  return (
    <LabelDialog
      key={label}
      orderId={label}
      step={step}
      onClose={() =>
        close({ search: (before) => ({ ...before, label: undefined, step: undefined }) })
      }
    />
  )
}
