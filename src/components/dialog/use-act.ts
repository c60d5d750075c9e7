import { useIntl, type MessageDescriptor, type TypedMessageDescriptor } from 'react-intl'
import { useErrorText } from '~/components/feedback/use-error-text.ts'
import { highlightRow } from '~/components/table/highlighted-row.ts'
import { toast } from '~/components/toast/toasts.ts'
import { words } from '~/i18n/words.ts'
import type { Failure } from '~/lib/failure.ts'
import { ask } from './ask.ts'

type Named = TypedMessageDescriptor<{ name: string }>

/** Something that is done with one record, by name. */
type Act = {
  name: string
  /** Why it is not even tried; said in place of all else. */
  refused?: MessageDescriptor | false
  /** Asks before, where something is lost: the question, what follows, and the button that says what is done. */
  question?: { title: Named; text: MessageDescriptor; button: MessageDescriptor }
  run: () => Promise<unknown>
  /** Said afterwards. */
  said: Named
  /** Its row, highlighted afterwards: the `tableKey` of the list, and the row's id. */
  row?: readonly [table: string, id: string]
  /** Takes it back. */
  undo?: () => void
}

/** Returns what does something with a record: asks, does it, says so and offers Undo; or says why it failed. */
export function useAct() {
  const intl = useIntl()
  const textOf = useErrorText()
  return ({ name, refused, question, run, said, row, undo }: Act) => {
    if (refused) return toast('error', intl.formatMessage(refused))
    const act = async () => {
      await run()
      if (row) highlightRow(...row)
      const action = undo && { label: intl.formatMessage(words.undo), onClick: undo }
      toast('success', intl.formatMessage(said, { name }), action)
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
