import { createAtom, useSelector } from '@tanstack/react-store'
import { useRunAdHocCommand } from '~/api/generated/endpoints/devices/devices.ts'
import { isApiError } from '~/api/errors.ts'
import { useErrorText } from '~/components/feedback/use-error-text.ts'
import { useSession } from '~/session/session-context.ts'

export const deviceType = 'draginolht65n'
export const commandType = 'backlog-fetch'

/** What the user asks for; `device` is the id or the serial number as typed. */
export type CommandRequest = { device: string; id: number; startTime: number; endTime: number }

/** A command that was sent, and what the server said. */
export type Command = CommandRequest & {
  key: string
  /** Milliseconds since 1970. */
  sentAt: number
  outcome: 'running' | 'taken' | 'failed'
  answer: string
}

/** Those of this visit, by user, newest first: another user may sign in without a reload. */
const visit = createAtom<Readonly<Record<number, readonly Command[]>>>({})
const none: readonly Command[] = []

/** The commands of this visit, and what sends one more. It rejects as the call does. */
export function useCommands() {
  const { user } = useSession()
  const textOf = useErrorText()
  const { mutateAsync } = useRunAdHocCommand()
  const commands = useSelector(visit)[user.id] ?? none
  const change = (by: (before: readonly Command[]) => readonly Command[]) =>
    visit.set((all) => ({ ...all, [user.id]: by(all[user.id] ?? none) }))
  const run = async ({ device, id, startTime, endTime }: CommandRequest) => {
    const key = crypto.randomUUID()
    const finish = (outcome: Command['outcome'], answer: string) =>
      change((before) =>
        before.map((each) => (each.key === key ? { ...each, outcome, answer } : each)),
      )
    change((before) => [
      { key, device, id, startTime, endTime, sentAt: Date.now(), outcome: 'running', answer: '' },
      ...before,
    ])
    try {
      const data = { deviceType, commandType, startTime, endTime } as const
      const { message } = await mutateAsync({ id, data })
      finish('taken', message ?? '')
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error))
      const fields = isApiError(error) ? error.fieldErrors.map(({ message }) => message) : []
      finish('failed', [textOf(failure), ...fields].join(' '))
      throw error
    }
  }
  return { commands, run }
}
