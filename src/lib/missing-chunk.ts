/** Words anew that a chunk cannot be loaded: the router knows the browsers' words, and reloads the page, even offline. */
export function nameMissingChunks() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `Missing: ${payload.message}`
  })
}
