/** How long a new control ignores presses, in milliseconds. */
export const settleTime = 500
