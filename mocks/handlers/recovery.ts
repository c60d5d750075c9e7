import { day } from '../world/clock.ts'
import { send } from '../world/mail.ts'
import type { PasswordResetRow } from '../world/rows.ts'
import { expireSessions, openSession } from '../world/sessions.ts'
import type { World } from '../world/world.ts'
import { fail, ok } from './replies.ts'
import type { HandlersOf } from './types.ts'
import { userWithName } from './users.ts'

type Operations = 'requestPasswordReset' | 'lookUpPasswordReset' | 'resetPassword'

export const recovery = {
  requestPasswordReset({ body, world }) {
    const user = userWithName(world, body.username)
    if (!user || user.archived) return fail(404, 'No user has this username.')
    if (user.password === null) {
      const message = 'This account signs in through its company and has no password here.'
      return ok({ successful: false, message })
    }
    const { token } = world.passwordResets.insert({
      token: crypto.randomUUID(),
      userId: user.id,
      expiresAt: world.clock.now() + day,
      used: false,
    })
    send(world, {
      channel: 'mail',
      to: user.username,
      subject: 'Reset your password',
      text: `${user.firstName ?? user.username}, choose a new password with this link. It is good for one day.`,
      link: `/forgotpassword/reset/${token}`,
    })
    return ok({ successful: true, message: null })
  },

  lookUpPasswordReset({ path, world }) {
    const reset = world.passwordResets.find('token', path.resetToken)
    const user = world.users.get(reset?.userId)
    if (!reset || !user) return unknownLink()
    const problem = problemOf(world, reset)
    if (problem) return ok({ successful: false, message: problem })
    return ok({ successful: true, message: openSession(world, user) })
  },

  resetPassword({ body, world }) {
    const reset = world.passwordResets.find('token', body.uuid)
    const user = world.users.get(reset?.userId)
    if (!reset || !user) return unknownLink()
    if (body.newPassword !== body.confirmNewPassword) {
      const message = 'The passwords do not match.'
      return fail(422, message, { newPassword: message })
    }
    const problem = problemOf(world, reset)
    if (problem) return ok({ valid: false, successful: false, message: problem })
    world.passwordResets.update(reset.id, { used: true })
    expireSessions(world, user.id)
    const changed = world.users.update(user.id, { password: body.newPassword })
    return ok({ valid: true, successful: true, message: openSession(world, changed) })
  },
} satisfies HandlersOf<Operations>

const unknownLink = () => fail(404, 'This link is not known. Request a new one.')

function problemOf(world: World, reset: PasswordResetRow): string | undefined {
  if (reset.used) return 'This link was already used. Request a new one.'
  if (reset.expiresAt <= world.clock.now()) return 'This link has expired. Request a new one.'
  return undefined
}
