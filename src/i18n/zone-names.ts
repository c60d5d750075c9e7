/** The time zone of the provider: scheduler, cellular usage. */
export const usEastern = 'US/Eastern'
