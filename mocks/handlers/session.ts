import { openSession } from '../world/sessions.ts'
import { fail, ok } from './replies.ts'
import type { HandlersOf } from './types.ts'
import { userWithName } from './users.ts'

export const session = {
  signIn({ body, world }) {
    const user = userWithName(world, body.username)
    if (!user || user.archived || user.password !== body.password) {
      return fail(401, 'The username or the password is not right.')
    }
    return ok({ token: openSession(world, user) })
  },
} satisfies HandlersOf<'signIn'>
