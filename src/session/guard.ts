type Guard = (path: string, preload: boolean) => string | undefined

let guard: Guard | undefined
let known = Promise.withResolvers<void>()

/**
 * Sets the rule for redirecting users without access. The frame calls it once the profile is known; until then a page's
 * calls run in parallel with the profile call. Returns a function that removes the rule.
 */
export function setGuard(next: Guard) {
  guard = next
  known.resolve()
  return () => {
    if (guard !== next) return
    guard = undefined
    known = Promise.withResolvers()
  }
}

/** Resolves once it is known what the user may open: a page's call waits for it if its answer holds secrets. */
export const accessKnown = () => known.promise

/** Where to redirect from `path`; undefined if the user may open it or access is not known yet. */
export const redirectFor: Guard = (path, preload) => guard?.(path, preload)
