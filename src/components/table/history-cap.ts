const limit = 100

/** How many addresses of lists each router has put into the history of this visit. */
const pushed = new WeakMap<object, number>()

/**
 * Whether a change of a list may become an entry of the history. Beyond the hundredth of a visit none may, which is
 * logged once: later changes take the place of the entry before.
 */
export function mayPush(router: object): boolean {
  const count = (pushed.get(router) ?? 0) + 1
  pushed.set(router, count)
  if (count === limit + 1) {
    console.error(`A visit keeps ${limit} addresses of lists in the history. No more are added.`)
  }
  return count <= limit
}
