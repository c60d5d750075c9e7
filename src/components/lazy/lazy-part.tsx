'use no memo'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

/**
 * A part of the screen that loads by itself when it is drawn first. One that cannot be loaded takes nothing else away,
 * as a failed `React.lazy` would: it is tried again when it is drawn next, or once the connection is back.
 *
 * @param Missing Drawn, with the part's own props, as long as it cannot be loaded. Without it there is nothing.
 * @returns The part. Its `fallback` stands as long as the part is not there.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing?: ComponentType<Props>,
) {
  let loaded: ComponentType<Props> | undefined
  return function LazyPart(props: Props & { fallback?: ReactNode }) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (loaded) return
      const attempt = () =>
        void load().then(
          (part) => setPart(() => (loaded = part)),
          () => setPart(() => Missing),
        )
      attempt()
      window.addEventListener('online', attempt)
      return () => window.removeEventListener('online', attempt)
    }, [])
    return (
      <>
        {(!Part || Part === Missing) && props.fallback}
        {Part && <Part {...props} />}
      </>
    )
  }
}
