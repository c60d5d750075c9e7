import type { HttpEvent } from '~/api/http.ts'

/** The analytics port: posts events to the configured address, and does nothing without one. */
export function createReport(analyticsUrl: string | undefined) {
  return (event: HttpEvent) => {
    if (analyticsUrl) navigator.sendBeacon(analyticsUrl, JSON.stringify(event))
  }
}
