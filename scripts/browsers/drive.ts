export type Key = 'Enter' | 'Escape' | 'ArrowDown'

/** A tab of a stock browser, with what a journey needs of it. Coordinates are CSS pixels of the viewport. */
export type Drive = {
  open: (url: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Runs the body of an async function in the page. What it returns comes as JSON does. */
  run: (body: string) => Promise<unknown>
  click: (x: number, y: number) => Promise<void>
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  upload: (selector: string, file: string) => Promise<void>
  picture: (file: string) => Promise<void>
  close: () => Promise<void>
}

/** Runs a function in the page, which sees nothing but its arguments. */
export async function inPage<Given extends unknown[], Answer>(
  drive: Drive,
  work: (...given: Given) => Answer | Promise<Answer>,
  ...given: Given
): Promise<Answer> {
  return (await drive.run(`return await (${String(work)})(...${JSON.stringify(given)})`)) as Answer
}

/** How long a page may take to show what is waited for, in milliseconds. */
const patience = 20_000

/** Repeats a step until it returns something. */
export async function until<T>(what: string, step: () => Promise<T | null>): Promise<T> {
  const end = Date.now() + patience
  for (;;) {
    const found = await step()
    if (found !== null) return found
    if (Date.now() > end) throw new Error(`${what} did not appear`)
    await new Promise((done) => setTimeout(done, 100))
  }
}
