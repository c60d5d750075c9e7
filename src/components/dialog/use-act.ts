import { useIntl, type MessageDescriptor, type TypedMessageDescriptor } from 'react-intl'
import { useErrorText } from '~/components/feedback/use-error-text.ts'
import { highlightRow } from '~/components/table/highlighted-row.ts'
import { toast } from '~/components/toast/toasts.ts'
import { words } from '~/i18n/words.ts'
import type { Failure } from '~/lib/failure.ts'
import { ask } from './ask.ts'

type Named = TypedMessageDescriptor<{ name: string }>

/** An action on one record, by name. */
type Act = {
  name: string
  /** The confirmation, if something is lost: the question, the consequences, and the button that names the action. */
  question?: { title: Named; text: MessageDescriptor; button: MessageDescriptor }
  run: () => Promise<unknown>
  /** The message when it is done. */
  success: Named
  /** The row to highlight: the `tableKey` of the list, and the row's id. */
  row?: readonly [table: string, id: string]
  /** Reverts the action. */
  undo?: () => void
}

/** Returns a function that runs an action on a record: confirms it, reports the result and offers Undo. */
export function useAct() {
  const intl = useIntl()
  const textOf = useErrorText()
  return ({ name, question, run, success, row, undo }: Act) => {
    const act = async () => {
      await run()
      if (row) highlightRow(...row)
      const action = undo && { label: intl.formatMessage(words.undo), onClick: undo }
      toast('success', intl.formatMessage(success, { name }), action)
    }
    if (!question) return void act().catch((error: Failure) => toast('error', textOf(error)))
    ask({
      title: intl.formatMessage(question.title, { name }),
      text: intl.formatMessage(question.text),
      confirmLabel: intl.formatMessage(question.button),
      onConfirm: act,
    })
  }
}
