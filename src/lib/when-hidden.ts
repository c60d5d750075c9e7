/**
 * Calls `store` when the page is hidden: the last moment in which it surely still runs. Returns a function that ends it.
 */
export function whenHidden(store: () => void): () => void {
  const listen = () => {
    if (document.visibilityState === 'hidden') store()
  }
  document.addEventListener('visibilitychange', listen)
  return () => document.removeEventListener('visibilitychange', listen)
}
