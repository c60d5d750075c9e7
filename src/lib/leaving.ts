let guarded = true

/** From now on, no form asks before the page is left. */
export function skipLeaveGuard() {
  guarded = false
}

/** Whether forms still ask before the page is left. */
export const mayAskToStay = () => guarded
