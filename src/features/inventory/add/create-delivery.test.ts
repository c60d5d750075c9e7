import { expect, test } from 'vitest'
import { waitFor } from '~/testing/time.ts'
import { device, lost, newServer, opened, reaches, steps, Refused } from './test-delivery.ts'

test('devices are looked up and saved one at a time, in order', async () => {
  const world = newServer()
  const delivery = await opened(world)
  for (const mac of ['A1', 'B2']) delivery.add(device(mac))
  await reaches(delivery, ['A1 saved', 'B2 saved'])
  expect(world.server.calls).toEqual(['find A1', 'save A1', 'find B2', 'save B2'])
  const [first] = delivery.state.get().entries
  expect(first).toMatchObject({ referenceId: 'ref A1', device: { values: {}, macAddress: 'A1' } })
})

test('a device that is already in the inventory is not sent', async () => {
  const world = newServer(['A1'])
  const delivery = await opened(world)
  const id = delivery.add(device('A1'))
  expect(await delivery.settled(id)).toMatchObject({ step: 'failed', failure: 'has A1' })
  expect(world.server.calls).toEqual(['find A1'])
  expect(delivery.has('A1')).toBe(false)
})

test('devices wait while the network is down, and are sent once it is back', async () => {
  const world = newServer()
  const delivery = await opened(world)
  world.server.lookUp = lost
  const first = delivery.add(device('A1'))
  expect(await delivery.settled(first)).toMatchObject({ step: 'waiting', failure: 'lost' })
  expect(await delivery.settled(delivery.add(device('B2')))).toMatchObject({ step: 'waiting' })
  expect(delivery.has('B2')).toBe(true)
  world.server.lookUp = () => {}
  const failures: unknown[] = []
  world.server.before = () => failures.push(delivery.state.get().entries[0]?.failure)
  delivery.resume()
  await reaches(delivery, ['A1 saved', 'B2 saved'])
  expect(world.server.inventory).toEqual(['A1', 'B2'])
  // While it is being sent again, it has not failed.
  expect(failures[0]).toBeUndefined()
})

test('once the screen is left, nobody waits for a device that is not sent any more', async () => {
  const world = newServer()
  const delivery = await opened(world)
  const found = Promise.withResolvers<void>()
  world.server.lookUp = () => found.promise
  delivery.add(device('A1'))
  const settled = delivery.settled(delivery.add(device('B2')))
  const stopped = delivery.stop()
  expect(await settled).toMatchObject({ step: 'waiting' })
  found.resolve()
  await stopped
  expect(world.server.inventory).toEqual(['A1'])
})

test('after a lost response the device is looked up, and counts as saved if it is found', async () => {
  const world = newServer()
  const delivery = await opened(world)
  world.server.after = lost
  delivery.add(device('A1'))
  delivery.add(device('B2'))
  await waitFor(() => expect(delivery.state.get().isOffline).toBe(true))
  world.server.after = () => {}
  delivery.resume()
  await reaches(delivery, ['A1 saved', 'B2 saved'])
  expect(world.server.calls.filter((call) => call.startsWith('save'))).toEqual([
    'save A1',
    'save B2',
  ])
})

test('a lost call that did not arrive is resent', async () => {
  const world = newServer()
  const delivery = await opened(world)
  world.server.before = lost
  delivery.add(device('A1'))
  await waitFor(() => expect(delivery.state.get().isOffline).toBe(true))
  world.server.before = () => {}
  delivery.resume()
  await reaches(delivery, ['A1 saved'])
  expect(world.server.inventory).toEqual(['A1'])
})

test('after a server error the device is looked up at once, and not resent automatically', async () => {
  const world = newServer()
  const delivery = await opened(world)
  world.server.after = () => {
    throw new Error('broken')
  }
  expect(await delivery.settled(delivery.add(device('A1')))).toMatchObject({ step: 'saved' })
  world.server.before = world.server.after
  const id = delivery.add(device('B2'))
  expect(await delivery.settled(id)).toMatchObject({ step: 'failed', failure: 'broken' })
  Object.assign(world.server, { before: () => {}, after: () => {} })
  delivery.retry([id])
  await reaches(delivery, ['A1 saved', 'B2 saved'])
  expect(world.server.calls.slice(-2)).toEqual(['find B2', 'save B2'])
})

test('a removed device that may be saved is found when it is entered again', async () => {
  const world = newServer()
  const delivery = await opened(world)
  world.server.before = () => {
    throw new Error('canceled')
  }
  const id = delivery.add(device('A1'))
  await delivery.settled(id)
  delivery.remove([id])
  expect(await delivery.settled(delivery.add(device('A1')))).toMatchObject({ step: 'failed' })
  world.server.inventory.push('A1')
  expect(await delivery.settled(delivery.add(device('A1')))).toMatchObject({ step: 'saved' })
  expect(steps(delivery)).toEqual(['A1 saved'])
})

test('a device can be canceled during its lookup and while it waits', async () => {
  const world = newServer()
  const delivery = await opened(world)
  world.server.lookUp = () => new Promise(() => {})
  const [first, second] = [device('A1'), device('B2')].map(delivery.add)
  for (const id of [second!, first!]) {
    delivery.cancel(id)
    expect(await delivery.settled(id)).toMatchObject({ step: 'failed', isUnsure: false })
    expect(delivery.errorOf(id)).toMatchObject({ name: 'AbortError' })
  }
  world.server.lookUp = () => {}
  delivery.retry([first!])
  await reaches(delivery, ['A1 saved', 'B2 failed'])
  expect(world.server.calls).toEqual(['find A1', 'find A1', 'save A1'])
})

test('a refused device fails with the server’s error, and the next one continues', async () => {
  const world = newServer()
  const delivery = await opened(world)
  world.server.before = () => {
    throw new Refused('no such type')
  }
  const id = delivery.add(device('A1'))
  expect(await delivery.settled(id)).toMatchObject({ step: 'failed', failure: 'no such type' })
  expect(delivery.errorOf(id)).toBeInstanceOf(Refused)
  world.server.before = () => {}
  delivery.add(device('B2'))
  await reaches(delivery, ['A1 failed', 'B2 saved'])
  delivery.remove([id])
  expect(steps(delivery)).toEqual(['B2 saved'])
})

test('if the first call arrives late, the conflict of the second one counts as saved', async () => {
  const world = newServer()
  const delivery = await opened(world)
  world.server.before = lost
  delivery.add(device('A1'))
  await waitFor(() => expect(delivery.state.get().isOffline).toBe(true))
  // The first call arrives only after the lookup.
  world.server.before = () => {
    world.server.before = () => {}
    world.server.inventory.push('A1')
  }
  delivery.resume()
  await reaches(delivery, ['A1 saved'])
  expect(world.server.inventory).toEqual(['A1'])
})

test('without a MAC address, a device that may be saved is resent only on request', async () => {
  const world = newServer()
  const delivery = await opened(world)
  world.server.before = lost
  const id = delivery.add(device(undefined))
  await waitFor(() => expect(delivery.state.get().isOffline).toBe(true))
  world.server.before = () => {}
  delivery.resume()
  expect(await delivery.settled(id)).toMatchObject({ step: 'failed', failure: 'unsure' })
  expect(world.server.calls).toEqual(['save S1'])
  delivery.retry([id])
  await reaches(delivery, ['S1 saved'])
})

test('a lost call is repeated with its key, and one after a refusal has another', async () => {
  const world = newServer()
  const delivery = await opened(world)
  world.server.before = lost
  const id = delivery.add(device('A1'))
  await delivery.settled(id)
  world.server.before = () => {
    throw new Refused('no')
  }
  delivery.resume()
  await reaches(delivery, ['A1 failed'])
  world.server.before = () => {}
  delivery.retry([id])
  await reaches(delivery, ['A1 saved'])
  const [first, repeated, last] = world.server.keys
  expect(repeated).toBe(first)
  expect(last).not.toBe(first)
})
