/** How long a control that has just appeared takes no press, in milliseconds. */
export const settleTime = 500
