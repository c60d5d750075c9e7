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
 * retried when it is mounted again, when `Missing` asks for it, or when the connection returns.
 *
 * @param Missing Rendered with the part's own props while it cannot be loaded: `LoadFailure` for what the user opened and can
 *   close, `PartMissing` for what has its place in the screen, null only for what nobody misses.
 * @returns The part. Its `fallback` shows until it has loaded; the focus, and what was typed there, move to the element with
 *   the same `id`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<NoInfer<Props> & { onRetry: () => void; fallback?: ReactNode }> | null,
) {
  let loaded: ComponentType<Props> | undefined
  return function LazyPart(props: Props & { fallback?: ReactNode }) {
    const [Part, setPart] = useState(() => loaded)
    const [attempt, setAttempt] = useState(1)
    const [failed, setFailed] = useState(0)
    const focused = useRef<Element>(null)
    const retry = () => setAttempt((count) => count + 1)
    useEffect(() => {
      if (Part) return
      void load().then(
        (part) => {
          focused.current = document.activeElement
          setPart(() => (loaded = part))
        },
        () => setFailed(attempt),
      )
      window.addEventListener('online', retry)
      return () => window.removeEventListener('online', retry)
    }, [Part, attempt])
    useLayoutEffect(() => {
      const before = focused.current
      if (!before || document.activeElement !== document.body) return
      const after = document.getElementById(before.id)
      after?.focus({ preventScroll: true })
      if (before instanceof HTMLInputElement && before.value !== before.defaultValue)
        typeInto(after, before.value)
    }, [Part])
    if (Part) return <Part {...props} />
    return failed === attempt && Missing ? <Missing {...props} onRetry={retry} /> : props.fallback
  }
}

/** As the user does: React takes a value that is set through its own property for the one it knows. */
function typeInto(field: Element | null, text: string) {
  if (!(field instanceof HTMLInputElement)) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
