/** The time zone of the provider's own times: scheduler, cellular usage. */
export const usEastern = 'US/Eastern'
