type Guard = (path: string, preload: boolean) => string | undefined

let guard: Guard | undefined

/**
 * Says where an address that the user may not open leads. The frame sets it once the profile is known; until then a page's
 * calls start beside the profile's. Returns what takes it back.
 */
export function setGuard(next: Guard) {
  guard = next
  return () => {
    if (guard === next) guard = undefined
  }
}

/** Where to go instead of `path`; undefined where the user may open it or nobody knows yet. */
export const redirectFor: Guard = (path, preload) => guard?.(path, preload)
