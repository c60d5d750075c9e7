/** Rewords the error of a missing chunk. The router recognizes the browsers' wording and reloads the page even offline. */
export function nameMissingChunks() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `Missing: ${payload.message}`
  })
}
