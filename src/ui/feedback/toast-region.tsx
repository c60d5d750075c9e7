import { lazyPart } from '~/ui/lazy/lazy-part.tsx'

/** Where toasts appear, once in the frame. It loads in the background: a live region must exist before its first message. */
export const ToastRegion = lazyPart(
  async () => (await import('./toast-stack.tsx')).ToastStack,
  null,
)
