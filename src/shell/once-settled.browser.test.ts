import { QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { waitFor } from '~/testing/time.ts'
import { onceSettled, whenIdle } from './once-settled.ts'

test('a screen whose code is still on its way has not settled', async () => {
  const code = Promise.withResolvers<void>()
  const root = createRootRoute()
  const screen = createRoute({ getParentRoute: () => root, path: '/', loader: () => code.promise })
  const router = createRouter({
    routeTree: root.addChildren([screen]),
    history: createMemoryHistory(),
  })
  let hasSettled = false
  void router.load()
  onceSettled(router, new QueryClient(), () => {
    hasSettled = true
  })
  await new Promise<void>(whenIdle)
  expect(hasSettled).toBe(false)
  code.resolve()
  await waitFor(() => expect(hasSettled).toBe(true))
})
