import { createAtom, useSelector } from '@tanstack/react-store'
import { useRunAdHocCommand } from '~/api/generated/endpoints/devices/devices.ts'
import { fieldTexts, toFailure } from '~/lib/failure.ts'
import { mayBeDone } from '~/lib/outcome.ts'
import { useSession } from '~/session/session-context.ts'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'

export const deviceType = 'draginolht65n'
export const commandType = 'backlog-fetch'

/** The user's input; `device` is the id or serial number as typed. */
export type CommandRequest = { device: string; id: number; startTime: number; endTime: number }

/** A command that was sent, and the server's answer. */
export type Command = CommandRequest & {
  key: string
  /** Milliseconds since 1970. */
  sentAt: number
  outcome: 'running' | 'taken' | 'refused' | 'unknown'
  answer: string
}

/** The commands of this visit, newest first, by user, since another user may sign in without a reload. */
const visit = createAtom<Readonly<Record<number, readonly Command[]>>>({})
const none: readonly Command[] = []

/** The commands of this visit, and `run`, which sends one and rejects if the call fails. */
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
      const failure = toFailure(error)
      const outcome = mayBeDone(failure) ? 'unknown' : 'refused'
      finish(outcome, [textOf(failure), ...fieldTexts(failure)].join(' '))
      throw error
    }
  }
  return { commands, run }
}
