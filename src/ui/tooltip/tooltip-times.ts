// In milliseconds, the specification's times for the order number: no flicker, and time to move onto the tooltip.
export const showAfter = 250
export const hideAfter = 400
