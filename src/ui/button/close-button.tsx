import { Cross } from '~/ui/icon/cross.tsx'
import { IconButton, type ButtonProps } from './button.tsx'

/** Closes what it is in. Its `aria-label` names it. */
export const CloseButton = (props: ButtonProps) => (
  <IconButton variant="ghost" {...props}>
    <Cross />
  </IconButton>
)
