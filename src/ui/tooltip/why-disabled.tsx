'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import type { MouseEvent, ReactNode } from 'react'
import { Tooltip, type TooltipTrigger } from './tooltip.tsx'

/** Why an action is not available now, for the user. False or undefined: it is available. */
export type Reason = string | false | undefined

type WhyDisabledProps = {
  reason: Reason
  /** Renders the control with these props, after its own. */
  children: (
    control: TooltipTrigger & {
      'aria-disabled': true | undefined
      'aria-description': string | undefined
      onClickCapture: ((event: MouseEvent) => void) | undefined
    },
  ) => ReactNode
}

/**
 * Disables a control and says why, in a tooltip and to screen readers. Unlike with the attribute `disabled`, the control
 * keeps its place in the Tab order, so that people with a keyboard find the reason too.
 */
export function WhyDisabled({ reason, children }: WhyDisabledProps) {
  return (
    <Tooltip content={reason}>
      {(trigger) =>
        children({
          ...trigger,
          'aria-disabled': reason ? true : undefined,
          'aria-description': reason || undefined,
          onClickCapture: reason ? ignore : undefined,
        })
      }
    </Tooltip>
  )
}

/** Also keeps a submit button from submitting, and Enter in a field of its form. */
function ignore(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
