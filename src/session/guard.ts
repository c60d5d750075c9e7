type Guard = (path: string, preload: boolean) => string | undefined

let guard: Guard | undefined

/**
 * Sets the rule for redirecting users without access. The frame calls it once the profile is known; until then a page's
 * calls run in parallel with the profile call. Returns a function that removes the rule.
 */
export function setGuard(next: Guard) {
  guard = next
  return () => {
    if (guard === next) guard = undefined
  }
}

/** Where to redirect from `path`; undefined if the user may open it or access is not known yet. */
export const redirectFor: Guard = (path, preload) => guard?.(path, preload)
