import { lazyPart } from '~/components/lazy/lazy-part.tsx'

/** Where toasts appear, once in the frame. It loads behind the screen: a live region has to stand before its first message. */
export const ToastRegion = lazyPart(async () => (await import('./toast-stack.tsx')).ToastStack)
