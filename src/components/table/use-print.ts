import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Since when the page is being printed, and which rows instead of those shown; all others are drawn by then. */
export function usePrint<Row>() {
  const [printing, setPrinting] = useState<Date>()
  const [rows, setRows] = useState<readonly Row[]>()
  useEffect(() => {
    // The browser takes the page as it is when the event ends.
    const begin = () => flushSync(() => setPrinting(new Date()))
    const end = () => {
      setPrinting(undefined)
      setRows(undefined)
    }
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  const print = (all?: readonly Row[]) => {
    flushSync(() => setRows(all))
    window.print()
  }
  return { printing, rows, print }
}
