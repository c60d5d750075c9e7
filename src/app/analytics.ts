export type AnalyticsEvent = {
  type: 'slow-response'
  operationId: string
  milliseconds: number
  status: number
}

/** The analytics port: posts events to the configured address, and does nothing without one. */
export function createReport(analyticsUrl: string | undefined) {
  return (event: AnalyticsEvent) => {
    if (analyticsUrl) navigator.sendBeacon(analyticsUrl, JSON.stringify(event))
  }
}
