import { useRef } from 'react'
import { useIntl, type MessageDescriptor, type TypedMessageDescriptor } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { toFailure } from '~/lib/failure.ts'
import { highlightRow } from '~/ui/feedback/highlighted-row.ts'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import type { RecordKind } from '~/ui/link/record-screens.ts'
import { toast } from '~/ui/toast/toasts.ts'
import { ask } from './ask.ts'

type Named = TypedMessageDescriptor<{ name: string }>

/** An action on one record, by name. */
type Act = {
  name: string
  run: () => Promise<unknown>
  /** The message when it is done. */
  success: Named
  /** Highlighted in its list. */
  record?: { kind: RecordKind; id: number }
  /** Reverts the action. */
  undo?: () => unknown
} & (
  | {
      /** The confirmation, if something is lost: the question, the consequences, and the button that names the action. */
      question: { title: Named; text: MessageDescriptor; button: MessageDescriptor }
    }
  | {
      question?: undefined
      /** The message when it failed. A question says so itself. */
      failed: TypedMessageDescriptor<{ name: string; reason: string }>
    }
)

/**
 * Returns a function that runs an action on a record: confirms it, reports the result and offers Undo. Without a question,
 * it resolves when the action has ended.
 */
export function useAct() {
  const intl = useIntl()
  const textOf = useErrorText()
  const running = useRef(new Set<string>())
  return async (action: Act) => {
    const { name, run, success, record, undo } = action
    const done = intl.formatMessage(success, { name })
    // Two records may have the same name.
    const key = `${done} ${record?.id}`
    const act = async () => {
      await run()
      if (record) highlightRow(record)
      const button = undo && { label: intl.formatMessage(words.undo), onClick: undo }
      toast('success', done, key, button)
    }
    if (!action.question) {
      // The second press of a double click.
      if (running.current.has(key)) return
      running.current.add(key)
      try {
        await act()
      } catch (error) {
        const reason = textOf(toFailure(error))
        toast('error', intl.formatMessage(action.failed, { name, reason }), key)
      }
      running.current.delete(key)
      return
    }
    ask({
      title: intl.formatMessage(action.question.title, { name }),
      text: intl.formatMessage(action.question.text),
      confirmLabel: intl.formatMessage(action.question.button),
      onConfirm: act,
    })
  }
}
