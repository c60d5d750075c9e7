// Tests values against the server's patterns in a worker, because a pattern may run for hours.

/** A request of the page. The answer says whether the value matches; the first message only says that the worker runs. */
export type PatternJob = { pattern: string; value: string }

self.onmessage = ({ data: { pattern, value } }: MessageEvent<PatternJob>) => {
  self.postMessage(new RegExp(pattern).test(value))
}
self.postMessage('ready')
