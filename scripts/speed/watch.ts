/** Waited for on the page: at least `count` elements, the first with a text other than `other` if that is given. */
export type PaintTarget = { selector: string; count: number; other?: string }

export type Watch = {
  /** The time of the frame that painted the latest target. */
  painted: Promise<number>
  waitFor: (target: PaintTarget) => void
  /** The time of the last click or key press. */
  pressedAt: number
  /** The longest event so far, from the input to the next frame. */
  longestEvent: number
  layoutShift: number
}

declare global {
  interface Window {
    speed: Watch
  }
}

/**
 * Runs in each page before its scripts. A target counts as painted in the first frame after it is in the document, in the
 * console and the floor page alike.
 */
export function installWatch(first: PaintTarget) {
  const isPresent = ({ selector, count, other }: PaintTarget) => {
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
  // TypeScript does not know this option of Event Timing.
  const eventTiming = { type: 'event', buffered: true, durationThreshold: 16 }
  const watch: Watch = {
    painted: Promise.resolve(0),
    waitFor: (target) => {
      watch.painted = new Promise((done, fail) => {
        setTimeout(() => fail(new Error(`${target.selector} was not painted`)), 60_000)
        const observer = new MutationObserver(check)
        function check() {
          if (!isPresent(target)) return
          observer.disconnect()
          nextFrame(done)
        }
        observer.observe(document, { subtree: true, childList: true, characterData: true })
        check()
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
      // Clicks and keys, as Interaction to Next Paint counts them. A pointer over rows that moved has no id.
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
