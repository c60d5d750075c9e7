/** A link that a pointer can reach, by its place among the links of the page. */
export type Link = { place: number; address: string }

export type Eyes = {
  /** Links to other screens of the console that are in sight or can be scrolled into it. */
  links: () => Link[]
  /** Where the pointer reaches a link; null if something covers it. */
  placeOf: (place: number) => { x: number; y: number } | null
  /** Waits until the page has a text. */
  see: (text: string) => Promise<void>
  /** Adds an address to the history as the router does, which numbers the entries. */
  go: (address: string) => void
  /** Goes back in the history until the address is another one: a closed dialog leaves an entry behind. */
  back: () => Promise<void>
  /** Remembers this screen, to know the next one from it. */
  leave: () => void
  /** Waits a moment for another address than that of the remembered screen. */
  hasLeft: () => Promise<boolean>
  /**
   * Waits until the screen of this address is shown, no call is under way and nothing changes. `isElsewhere` waits for another
   * address than the remembered one, `path` for that one.
   */
  rest: (isElsewhere: boolean, path?: string) => Promise<void>
}

declare global {
  interface Window {
    eyes: Eyes
  }
}

/** Runs in each page before its own scripts. */
export function installEyes() {
  let calls = 0
  let changes = 0
  let watched: Document | undefined
  let left: { address: string; path: string; heading: Element | null } | undefined
  const send = window.fetch
  window.fetch = async (...given) => {
    calls += 1
    try {
      return await send(...given)
    } finally {
      calls -= 1
    }
  }
  const anchors = () => [...document.querySelectorAll('a')]
  const here = () => location.pathname + location.search
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
  const lacking = (isElsewhere: boolean, path = location.pathname) => {
    const heading = document.querySelector('h1')
    if (path !== location.pathname) return path
    if (isElsewhere && here() === left?.address) return 'another address'
    // While the next screen loads, the old one is still there.
    if (left && left.path !== location.pathname && left.heading === heading) return 'a new screen'
    if (!heading?.checkVisibility() || heading.textContent === '') return 'a heading'
    if (document.querySelector('main [aria-busy=true]')) return 'the end of its loading'
    return calls > 0 ? 'the answers of all calls' : undefined
  }
  window.eyes = {
    links: () =>
      anchors().flatMap((anchor, place) => {
        const { origin, pathname, search, hash } = new URL(
          anchor.href || 'about:blank',
          location.href,
        )
        const leads =
          origin === location.origin &&
          pathname + search !== here() &&
          hash === '' &&
          anchor.target === '' &&
          !anchor.hasAttribute('download') &&
          !anchor.isContentEditable &&
          anchor.checkVisibility({ visibilityProperty: true })
        return leads ? [{ place, address: pathname + search }] : []
      }),
    placeOf: (place) => {
      const anchor = anchors()[place]
      anchor?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const box = anchor?.getClientRects()[0]
      if (!anchor || !box) return null
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      return anchor.contains(document.elementFromPoint(x, y)) ? { x, y } : null
    },
    see: async (text) => {
      for (let looks = 0; looks < 1500; looks += 1) {
        if (document.body.textContent.includes(text)) return
        await wait(20)
      }
      throw new Error(`${here()} does not say ${text}`)
    },
    go: (address) => {
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
    leave: () => {
      left = {
        address: here(),
        path: location.pathname,
        heading: document.querySelector('h1'),
      }
    },
    hasLeft: async () => {
      for (let looks = 0; looks < 200 && here() === left?.address; looks += 1) await wait(10)
      return here() !== left?.address
    },
    rest: async (isElsewhere, path) => {
      if (watched !== document) {
        watched = document
        const options = { subtree: true, childList: true, characterData: true }
        new MutationObserver(() => (changes += 1)).observe(document, options)
      }
      let seen = changes
      let quiet = 0
      // The clock of a test may be stopped.
      for (let looks = 0; looks < 3000; looks += 1) {
        await wait(10)
        quiet = changes === seen && !lacking(isElsewhere, path) ? quiet + 1 : 0
        seen = changes
        if (quiet < 3) continue
        left = undefined
        return
      }
      throw new Error(`${here()} still lacks ${lacking(isElsewhere, path) ?? 'rest'}`)
    },
  }
}
