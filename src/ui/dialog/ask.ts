import { createAtom, useSelector } from '@tanstack/react-store'

/** A question before an action. All texts are already translated. */
export type Question = {
  title: string
  /** Names the object, and says what will happen. */
  text: string
  /** Names the action: "Archive", never "OK". */
  confirmLabel: string
  /** The dialog waits for it. If it rejects, the dialog stays and shows the reason. */
  onConfirm: () => Promise<unknown> | void
  /** Called when the question closes, after `onConfirm` too. */
  onClose?: () => void
  /** Whether something is lost. */
  destructive?: boolean
}

const asked = createAtom<Question | null>(null)

/** Asks in a dialog, on top of any screen. Questions that need more than text use `ConfirmDialog`. */
export const ask = (question: Question) => asked.set(() => question)

export function closeQuestion() {
  asked.get()?.onClose?.()
  asked.set(() => null)
}

/** Asks, and resolves to whether the user confirms. */
export const confirmed = (question: Omit<Question, 'onConfirm' | 'onClose'>) =>
  new Promise<boolean>((answer) => {
    ask({ ...question, onConfirm: () => answer(true), onClose: () => answer(false) })
  })

/** The open question, for the region that shows it. */
export const useQuestion = () => useSelector(asked)
