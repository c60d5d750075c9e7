const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Records layout shifts from now on. Returns a function that lists them. */
export function shiftsFromNow() {
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift' })
  return async () => {
    // A shift is known once its frame was painted.
    await nextFrame()
    await nextFrame()
    return observer.takeRecords().map((entry) => JSON.stringify(entry))
  }
}
