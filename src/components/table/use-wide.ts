import { breakpoints } from '@chakra-ui/react/theme'
import { useSyncExternalStore } from 'react'

const query = () => matchMedia(`(min-width: ${breakpoints.md})`)

function subscribe(listener: () => void) {
  const list = query()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether the window has room for the buttons of each row. */
export const useWide = () => useSyncExternalStore(subscribe, () => query().matches)
