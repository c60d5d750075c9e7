/** A visible link, by its index among the links of the page. */
export type Link = { index: number; address: string }

export type PageProbe = {
  /** The visible links to other screens of the console, including those that need scrolling. */
  links: () => Link[]
  /** The center of a link; null if something covers it. */
  pointOf: (index: number) => { x: number; y: number } | null
  /** Waits until the page contains a text. */
  waitForText: (text: string) => Promise<void>
  /** Pushes an address to the history with an index in its state, as the router does. */
  push: (address: string) => void
  /** Goes back in the history until the address changes: a closed dialog leaves an entry with the same one. */
  back: () => Promise<void>
  /** Remembers this screen, to tell when the next one is shown. */
  rememberScreen: () => void
  /** Waits up to two seconds until the address differs from that of the remembered screen. */
  hasLeft: () => Promise<boolean>
  /**
   * Waits until the screen of the current address is shown, no call is pending and the page does not change. With
   * `isElsewhere`, the address must also differ from the remembered one; with `path`, it must have that path.
   */
  waitForIdle: (isElsewhere: boolean, path?: string) => Promise<void>
}

declare global {
  interface Window {
    probe: PageProbe
  }
}

/** Runs in each page before its scripts. */
export function installPageProbe() {
  let calls = 0
  let changes = 0
  let observed: Document | undefined
  let previous: { address: string; path: string; heading: Element | null } | undefined
  const send = window.fetch
  window.fetch = async (...given) => {
    calls += 1
    try {
      return await send(...given)
    } finally {
      calls -= 1
    }
  }
  // Uploads, and what is sent with files.
  window.XMLHttpRequest = class extends XMLHttpRequest {
    override send(...given: Parameters<XMLHttpRequest['send']>) {
      calls += 1
      this.addEventListener('loadend', () => (calls -= 1))
      super.send(...given)
    }
  }
  const anchors = () => [...document.querySelectorAll('a')]
  const here = () => location.pathname + location.search
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
  const missing = (isElsewhere: boolean, path = location.pathname) => {
    const heading = document.querySelector('h1')
    if (path !== location.pathname) return path
    if (isElsewhere && here() === previous?.address) return 'another address'
    // The old screen stays while the next one loads.
    if (previous && previous.path !== location.pathname && previous.heading === heading) {
      return 'a new screen'
    }
    if (!heading?.checkVisibility() || heading.textContent === '') return 'a heading'
    // What waits for the answer to a question stays busy.
    const isAsked = [...document.querySelectorAll('[role$=dialog]')].some((each) =>
      each.checkVisibility(),
    )
    if (!isAsked && document.querySelector('main [aria-busy=true]')) return 'the end of its loading'
    return calls > 0 ? 'the answers of all calls' : undefined
  }
  window.probe = {
    links: () =>
      anchors().flatMap((anchor, index) => {
        const { origin, pathname, search, hash } = new URL(
          anchor.href || 'about:blank',
          location.href,
        )
        const isFollowable =
          origin === location.origin &&
          pathname + search !== here() &&
          hash === '' &&
          anchor.target === '' &&
          !anchor.hasAttribute('download') &&
          !anchor.isContentEditable &&
          anchor.checkVisibility({ visibilityProperty: true })
        return isFollowable ? [{ index, address: pathname + search }] : []
      }),
    pointOf: (index) => {
      const anchor = anchors()[index]
      anchor?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const box = anchor?.getClientRects()[0]
      if (!anchor || !box) return null
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      return anchor.contains(document.elementFromPoint(x, y)) ? { x, y } : null
    },
    waitForText: async (text) => {
      for (let tries = 0; tries < 1500; tries += 1) {
        if (document.body.textContent.includes(text)) return
        await wait(20)
      }
      throw new Error(`${here()} does not contain ${text}`)
    },
    push: (address) => {
      const { __TSR_index: index = 0 } = (history.state ?? {}) as { __TSR_index?: number }
      history.pushState({ __TSR_index: index + 1 }, '', address)
    },
    back: async () => {
      const from = here()
      while (here() === from) {
        const gone = new Promise((done) =>
          window.addEventListener('popstate', done, { once: true }),
        )
        history.back()
        await gone
      }
    },
    rememberScreen: () => {
      previous = {
        address: here(),
        path: location.pathname,
        heading: document.querySelector('h1'),
      }
    },
    hasLeft: async () => {
      for (let tries = 0; tries < 200 && here() === previous?.address; tries += 1) await wait(10)
      return here() !== previous?.address
    },
    waitForIdle: async (isElsewhere, path) => {
      if (observed !== document) {
        observed = document
        const options = { subtree: true, childList: true, characterData: true }
        new MutationObserver(() => (changes += 1)).observe(document, options)
      }
      let seen = changes
      let quiet = 0
      // Counts, because a test may have stopped the clock.
      for (let tries = 0; tries < 3000; tries += 1) {
        await wait(10)
        quiet = changes === seen && !missing(isElsewhere, path) ? quiet + 1 : 0
        seen = changes
        if (quiet < 3) continue
        previous = undefined
        return
      }
      throw new Error(`${here()} is still missing ${missing(isElsewhere, path) ?? 'an idle page'}`)
    },
  }
}
