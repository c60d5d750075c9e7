/** What has to be on the page: at least `count` elements, the first with a text other than `other`, if given. */
export type Sight = { selector: string; count: number; other?: string }

export type Watch = {
  /** The time of the frame that painted the sight last waited for. */
  painted: Promise<number>
  waitFor: (sight: Sight) => void
  /** When the last click or key happened. */
  pressedAt: number
  /** The longest event so far: from the input to the next frame. */
  longestEvent: number
  layoutShift: number
}

declare global {
  interface Window {
    speed: Watch
  }
}

/**
 * Runs in each page before its own scripts. A sight counts as painted with the first frame after it stood in the document,
 * in the console and in the floor page alike.
 */
export function installWatch(first: Sight) {
  const isThere = ({ selector, count, other }: Sight) => {
    const found = document.querySelectorAll(selector)
    return found.length >= count && (other === undefined || found[0]?.textContent !== other)
  }
  const nextFrame = (done: (time: number) => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => done(performance.now()))
      channel.port1.start()
      channel.port2.postMessage(null)
    })
  // The option of Event Timing, which TypeScript does not know.
  const eventTiming = { type: 'event', buffered: true, durationThreshold: 16 }
  const watch: Watch = {
    painted: Promise.resolve(0),
    waitFor: (sight) => {
      watch.painted = new Promise((done, fail) => {
        setTimeout(() => fail(new Error(`${sight.selector} was not painted`)), 60_000)
        const observer = new MutationObserver(look)
        function look() {
          if (!isThere(sight)) return
          observer.disconnect()
          nextFrame(done)
        }
        observer.observe(document, { subtree: true, childList: true, characterData: true })
        look()
      })
    },
    pressedAt: 0,
    longestEvent: 0,
    layoutShift: 0,
  }
  window.speed = watch
  watch.waitFor(first)
  for (const type of ['click', 'keydown']) {
    window.addEventListener(type, ({ timeStamp }) => (watch.pressedAt = timeStamp), true)
  }
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry &
      EventTiming)[]) {
      // Clicks and keys, as Interaction to Next Paint counts them; a pointer over rows that moved is none.
      if (interactionId) watch.longestEvent = Math.max(watch.longestEvent, duration)
    }
  }).observe(eventTiming)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
      if (!entry.hadRecentInput) watch.layoutShift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

type EventTiming = { interactionId: number }

type LayoutShift = { value: number; hadRecentInput: boolean }
