import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Button } from '~/ui/button/button.tsx'
import { WhyDisabled } from '~/ui/tooltip/why-disabled.tsx'
import type { ActionBase } from './row-action.ts'

type PickButtonProps = Pick<ActionBase, 'label' | 'icon'> & {
  /** Why it does nothing while no row is selected. */
  none: MessageDescriptor
  /** How many rows are selected. */
  count: number
  onPick: () => void
}

/** The one action on the selected rows of a list, always in the same place. */
export function PickButton({ label, icon: Icon, none, count, onPick }: PickButtonProps) {
  const intl = useIntl()
  return (
    <WhyDisabled reason={count === 0 && intl.formatMessage(none)}>
      {(control) => (
        <Button
          size="sm"
          quiet
          // A dialog asks before it drops a selection.
          data-unsaved={count > 0 || undefined}
          onClick={onPick}
          {...control}
        >
          <Icon aria-hidden />
          <FormattedMessage {...label} />
        </Button>
      )}
    </WhyDisabled>
  )
}
