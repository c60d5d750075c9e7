/**
 * Loads ahead what has to be there when the network fails, or when a newer version has taken the parts of this one away:
 * what asks for the password again, so that no form is lost with the session, and what a save needs.
 */
export function preloadParts() {
  for (const part of [
    import('./renewal-dialog.tsx'),
    import('./sign-out-page.tsx'),
    import('~/api/invalidation.ts'),
  ]) {
    part.catch(() => {})
  }
}
