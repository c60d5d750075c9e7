/** Closes or takes away. */
export const Cross = () => (
  <svg viewBox="0 0 24 24" stroke="currentColor" strokeWidth="2" aria-hidden>
    <path d="m6 6 12 12M18 6 6 18" />
  </svg>
)
