/** Rewords the error of a missing chunk: the router recognizes the browsers' texts, and reloads the page even offline. */
export function nameMissingChunks() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `Missing: ${payload.message}`
  })
}
