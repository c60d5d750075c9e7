let guarded = true

/** From now on no form asks whether to stay, whatever was typed. */
export function skipLeaveGuard() {
  guarded = false
}

/** Whether forms may still ask before the page is left. */
export const mayAskToStay = () => guarded
