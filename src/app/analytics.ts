import type { HttpEvent } from '~/api/http.ts'

/** Returns a function that posts events to the configured address, or does nothing without one. */
export function createReport(analyticsUrl: string | undefined) {
  return (event: HttpEvent) => {
    if (analyticsUrl) navigator.sendBeacon(analyticsUrl, JSON.stringify(event))
  }
}
