type Routed = {
  history: { go: (steps: number) => void; subscribe: (onChange: () => void) => () => void }
}

/** Routers that are going back: a second press would go back twice, since the browser takes its time. */
const goingBack = new WeakSet<object>()

export const isGoingBack = (router: object) => goingBack.has(router)

/** Goes back by this many history entries, unless it is doing so. */
export function goBackOnce(router: Routed, steps = -1) {
  if (goingBack.has(router)) return
  goingBack.add(router)
  const stop = router.history.subscribe(() => {
    goingBack.delete(router)
    stop()
  })
  router.history.go(steps)
}
