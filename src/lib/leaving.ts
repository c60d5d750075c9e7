let asked = true

/** Says that the page goes away for good, whatever is typed in it: from now on no form may ask whether to stay. */
export function leaveUnasked() {
  asked = false
}

/** Whether a form may still ask before the page goes away. */
export const mayAskToStay = () => asked
