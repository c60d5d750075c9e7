// Tests values against the server's patterns away from the page, which a pattern may keep busy for hours.

/** What the page asks. The answer is whether the value matches; the first message only says that the worker runs. */
export type PatternJob = { pattern: string; value: string }

self.onmessage = ({ data: { pattern, value } }: MessageEvent<PatternJob>) => {
  self.postMessage(new RegExp(pattern).test(value))
}
self.postMessage('ready')
