import { useEffect } from 'react'

/** Closes a menu or a dialog that is not in the address when the user goes back or forward below it. */
export function useBackCloses(close: () => void) {
  useEffect(() => {
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  })
}
