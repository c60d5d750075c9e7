import { createAtom, useSelector } from '@tanstack/react-store'

/** A question before something is done. All texts are translated already. */
export type Question = {
  title: string
  /** What it is about, by name, and what follows. */
  text: string
  /** Says what is done: "Archive", never "OK". */
  confirmLabel: string
  /** The dialog waits for it; when it rejects, the dialog says why and stays. */
  onConfirm: () => Promise<unknown> | void
  /** Whether something is lost. */
  destructive?: boolean
}

const asked = createAtom<Question | null>(null)

/** Asks in a dialog, over whatever screen is shown. Where the question needs more than a text, there is `ConfirmDialog`. */
export const ask = (question: Question) => asked.set(() => question)

export const closeQuestion = () => asked.set(() => null)

/** The question that is open, for the region that shows it. */
export const useQuestion = () => useSelector(asked)
