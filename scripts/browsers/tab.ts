export type Key = 'Enter' | 'Escape' | 'ArrowDown'

/** A tab of a stock browser, with the commands that journeys need. Coordinates are CSS pixels of the viewport. */
export type BrowserTab = {
  open: (url: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Runs the body of an async function in the page. Its result must be JSON. */
  run: (body: string) => Promise<unknown>
  click: (x: number, y: number) => Promise<void>
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  upload: (selector: string, file: string) => Promise<void>
  screenshot: (file: string) => Promise<void>
  close: () => Promise<void>
}

/** Runs a function in the page, where it has access to its arguments only. */
export async function inPage<Given extends unknown[], Answer>(
  tab: BrowserTab,
  work: (...given: Given) => Answer | Promise<Answer>,
  ...given: Given
): Promise<Answer> {
  return (await tab.run(`return await (${String(work)})(...${JSON.stringify(given)})`)) as Answer
}

/** Milliseconds to wait for something to appear. */
const timeout = 20_000

/** Repeats a step until it returns something. A script fails if its page is being replaced. */
export async function until<T>(what: string, step: () => Promise<T | null>): Promise<T> {
  const end = Date.now() + timeout
  let cause: unknown
  for (;;) {
    try {
      const found = await step()
      if (found !== null) return found
    } catch (error) {
      cause = error
    }
    if (Date.now() > end) throw new Error(`${what} did not appear`, { cause })
    await new Promise((done) => setTimeout(done, 100))
  }
}
