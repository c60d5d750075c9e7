'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'

/**
 * A lazily loaded part of the screen. Unlike a failed `React.lazy`, one that fails to load takes nothing else down, and is
 * retried when it is rendered again or the connection returns.
 *
 * @param Missing Rendered with the part's own props while it cannot be loaded; nothing by default.
 * @returns The part. Its `fallback` shows until it has loaded; the focus moves to the element with the same `id`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing?: ComponentType<Props>,
) {
  let loaded: ComponentType<Props> | undefined
  return function LazyPart(props: Props & { fallback?: ReactNode }) {
    const [Part, setPart] = useState(() => loaded)
    const focusedId = useRef('')
    useEffect(() => {
      if (loaded) return
      const attempt = () =>
        void load().then(
          (part) => {
            focusedId.current = document.activeElement?.id ?? ''
            setPart(() => (loaded = part))
          },
          () => setPart(() => Missing),
        )
      attempt()
      window.addEventListener('online', attempt)
      return () => window.removeEventListener('online', attempt)
    }, [])
    useLayoutEffect(() => {
      if (document.activeElement !== document.body) return
      document.getElementById(focusedId.current)?.focus({ preventScroll: true })
    }, [Part])
    return (
      <>
        {(!Part || Part === Missing) && props.fallback}
        {Part && <Part {...props} />}
      </>
    )
  }
}
