import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { freshKey } from '~/api/fresh-key.ts'
import * as api from '~/api/generated/endpoints/notifications/notifications.ts'
import type { NotificationPreference } from '~/api/generated/model/index.ts'
import { readNow } from '~/api/read-now.ts'
import { words } from '~/i18n/words.ts'
import { useReadAndSend } from '~/kit/form/read-and-send.ts'
import { requestFor } from '~/kit/form/record-version.ts'
import { toFailure } from '~/lib/failure.ts'
import { deleted } from '~/lib/outcome.ts'
import { ask } from '~/ui/dialog/ask.ts'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { toast } from '~/ui/toast/toasts.ts'
import {
  channelTexts,
  failures,
  messages,
  nowActive,
  nowInactive,
  removed,
  removeQuestion,
  staysTexts,
} from './messages.ts'
import {
  isTaken,
  newPreference,
  preferenceName,
  savedPreference,
  type NewRow,
  type PreferenceRow,
} from './preferences.ts'

/** The actions on the preferences. Calls run one at a time; meanwhile the list is blank. */
export function usePreferenceCalls() {
  const intl = useIntl()
  const textOf = useErrorText()
  const queryClient = useQueryClient()
  const readAndSend = useReadAndSend()
  const [list] = useState(() => ({}))
  const { mutateAsync: replaceAll } = api.useReplaceMyNotificationPreferences({
    request: requestFor(list),
  })
  const { mutateAsync: removeOne } = api.useDeleteMyNotificationPreference()
  const { mutateAsync: testOne } = api.useTestMyNotificationPreference()
  const testUnsaved = api.useTestUnsavedNotificationPreference(freshKey)
  const [waiting, setWaiting] = useState(0)
  const running = useRef<Promise<unknown>>(Promise.resolve())
  // The second press may come before the first one is drawn.
  const isBusy = useRef(false)

  /** Until it is tried again with success. */
  const sayFailed = (failed: (typeof failures)['remove'], error: unknown, about: string) =>
    toast('error', intl.formatMessage(failed, { reason: textOf(toFailure(error)) }), about)

  const inTurn = (call: () => Promise<unknown>): Promise<unknown> => {
    setWaiting((before) => before + 1)
    isBusy.current = true
    const turn = running.current.then(call).finally(() => setWaiting((before) => before - 1))
    const ended: Promise<unknown> = turn
      .catch(() => {})
      .then(() => {
        if (running.current === ended) isBusy.current = false
      })
    running.current = ended
    return turn
  }

  const addTo = async (saved: readonly NotificationPreference[], row: NewRow) => {
    const taken = isTaken(saved, row) && takenText(row)
    if (taken) {
      const message = intl.formatMessage(taken)
      throw Object.assign(refusal(message), { fieldErrors: [{ field: 'value', message }] })
    }
    const added = newPreference(row)
    if (added) await replaceAll({ data: [...saved.map(savedPreference), added] })
  }

  const replace = (send: (saved: readonly NotificationPreference[]) => Promise<unknown>) =>
    inTurn(() =>
      readAndSend(list, {
        // Another tab may have added some, and the server removes those that are left out.
        read: async (request) => {
          const options = api.getListMyNotificationPreferencesQueryOptions({ request })
          return (await readNow(queryClient, options)).notificationPreferences
        },
        send,
      }),
    )

  /** Rejects with an error of the field `value` if the address or number already exists. */
  const add = (row: NewRow) => replace((saved) => addTo(saved, row))

  const addAgain = async (row: PreferenceRow) => {
    if (row.channel === 'push') return
    try {
      await add(row)
      const text = intl.formatMessage(channelTexts[row.channel].added)
      toast('success', text, `remove ${row.id}`)
    } catch (error) {
      const failed = row.channel === 'email' ? failures.email : failures.phone
      sayFailed(failed, error, `remove ${row.id}`)
    }
  }

  const remove = async (row: PreferenceRow) => {
    try {
      await inTurn(() => deleted(removeOne({ id: row.id })))
      const undo = { label: intl.formatMessage(words.undo), onClick: () => void addAgain(row) }
      const text = intl.formatMessage(removed, { type: row.channel })
      toast('success', text, `remove ${row.id}`, newPreference(row) && undo)
    } catch (error) {
      sayFailed(failures.remove, error, `remove ${row.id}`)
    }
  }

  const changeActive = async (row: PreferenceRow) => {
    const active = !row.active
    try {
      await replace((saved) => {
        if (!saved.some(({ id }) => id === row.id)) throw refusal(intl.formatMessage(messages.gone))
        const changed = saved.map((each) => (each.id === row.id ? { ...each, active } : each))
        return replaceAll({ data: changed.map(savedPreference) })
      })
      const text = active ? nowActive : nowInactive
      const said = intl.formatMessage(text, { name: preferenceName(row) })
      toast('success', said, `activate ${row.id}`)
    } catch (error) {
      sayFailed(failures.change, error, `activate ${row.id}`)
    }
  }

  const sayTested = async (sent: Promise<unknown>, about: string) => {
    try {
      await sent
      toast('success', intl.formatMessage(messages.testSent), about)
    } catch (error) {
      sayFailed(failures.test, error, about)
    }
  }

  const testNew = async (row: NewRow) => {
    const data = newPreference(row)
    if (data) await sayTested(testUnsaved.mutateAsync({ data }), 'test')
  }

  return {
    busy: waiting > 0,
    add,
    testNew,
    testing: testUnsaved.isPending,
    changeActive: (row: PreferenceRow) => (isBusy.current ? undefined : changeActive(row)),
    remove: (row: PreferenceRow) => {
      if (isBusy.current) return undefined
      if (newPreference(row)) return remove(row)
      ask({
        title: intl.formatMessage(removeQuestion, { name: preferenceName(row) }),
        text: intl.formatMessage(staysTexts[row.channel]),
        confirmLabel: intl.formatMessage(messages.remove),
        destructive: true,
        onConfirm: () => void remove(row),
      })
      return undefined
    },
    test: (row: PreferenceRow) =>
      isBusy.current
        ? undefined
        : sayTested(
            inTurn(() => testOne({ id: row.id })),
            `test ${row.id}`,
          ),
  }
}

const refusal = (message: string) => Object.assign(new Error(message), { serverText: message })

export const takenText = ({ channel }: Pick<PreferenceRow, 'channel'>) =>
  channel === 'email' ? messages.emailTaken : messages.numberTaken
