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

type Asked = Question & { id: number }

/** The first one is open; the others wait until it has closed. */
const asked = createAtom<readonly Asked[]>([])
let count = 0

/** Asks in a dialog, on top of any screen. Questions that need more than text use `ConfirmDialog`. */
export function ask(question: Question) {
  const isAsked = asked
    .get()
    .some(({ title, text }) => title === question.title && text === question.text)
  // The second press of a double click.
  if (isAsked) return question.onClose?.()
  count += 1
  const added = { ...question, id: count }
  asked.set((before) => [...before, added])
}

/** Closes the question with this id, or all. */
export function closeQuestion(id?: number) {
  const all = asked.get()
  const isClosed = (each: Asked) => id === undefined || each.id === id
  asked.set(all.filter((each) => !isClosed(each)))
  for (const each of all.filter(isClosed)) each.onClose?.()
}

/** Asks, and resolves to whether the user confirms. */
export const confirmed = (question: Omit<Question, 'onConfirm' | 'onClose'>) =>
  new Promise<boolean>((answer) => {
    ask({ ...question, onConfirm: () => answer(true), onClose: () => answer(false) })
  })

/** The open question. */
export const openQuestion = () => asked.get()[0]

/** The same, for the region that shows it. */
export const useQuestion = () => useSelector(asked, ([first]) => first)
