import { expect, test } from 'vitest'
import { createQueryClient } from '~/app/query-client.ts'
import { createAppRouter } from '~/app/router.tsx'
import * as screens from '~/app/screens.ts'
import { destination, landing } from './begin-session.ts'

const router = createAppRouter(createQueryClient(), screens)

test.each(['//elsewhere.test/', '/signout', '/signin', '/forgotpassword?x=1', undefined])(
  'an address of another site or a public page is not followed after signing in: %o',
  (redirect) => {
    expect(destination(router, redirect)).toBe(landing)
  },
)

test('signing in opens the requested screen', () => {
  const requested = '/monitoring/locations?level=info#alerts'
  expect(destination(router, requested)).toBe(requested)
})
