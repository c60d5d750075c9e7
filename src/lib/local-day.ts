/** The day of a time in this browser's zone, such as `2026-11-16`. */
export function localDay(time: number): string {
  const date = new Date(time)
  return isoDay(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))
}

/** The day of a time in UTC. */
export const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)
