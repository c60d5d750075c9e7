let guarded = true

/** Lets the page go away without asking, whatever is typed in it: from now on no form asks whether to stay. */
export function skipLeaveGuard() {
  guarded = false
}

/** Whether a form may still ask before the page goes away. */
export const mayAskToStay = () => guarded
