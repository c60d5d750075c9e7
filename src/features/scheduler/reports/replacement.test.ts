import { expect, it } from 'vitest'
import { createReplacement, type ReportState } from './replacement.ts'

const refused = (status: number) => Object.assign(new Error('Refused'), { kind: 'http', status })
const lost = () => Object.assign(new Error('Lost'), { kind: 'network' })

/** A server with one report, whose calls fail as listed. */
function fakeServer(failures: Record<string, (Error | undefined)[]> = {}) {
  const log: string[] = []
  const server: { now: { id: number; data: string } | null } = { now: { id: 51, data: 'daily' } }
  const call = async (name: string, act: () => void) => {
    log.push(name)
    const failure = failures[name]?.shift()
    // The server may have done the work although its response was lost.
    if (!failure || failure.message === 'Lost') act()
    if (failure) throw failure
  }
  return {
    log,
    server,
    calls: {
      read: () => call('read', () => {}).then(() => server.now),
      remove: (id: number) =>
        call('remove', () => {
          if (server.now?.id !== id) throw refused(404)
          server.now = null
        }),
      add: (data: string) =>
        call('add', () => {
          if (server.now) throw refused(409)
          server.now = { id: 52, data }
        }),
    },
  }
}

function replace(failures?: Parameters<typeof fakeServer>[0]) {
  const fake = fakeServer(failures)
  const states: ReportState[] = []
  const onState = (state: ReportState) => void states.push(state)
  return { ...fake, states, ...createReplacement(fake.calls, fake.server.now, onState) }
}

/** The same for a report that was not scheduled when the form was opened. */
function add(failures?: Parameters<typeof fakeServer>[0]) {
  const fake = fakeServer(failures)
  fake.server.now = null
  const states: ReportState[] = []
  const onState = (state: ReportState) => void states.push(state)
  return { ...fake, states, ...createReplacement(fake.calls, null, onState) }
}

it('deletes the earlier report, then adds the new one', async () => {
  const { save, log, server } = replace()
  await save('weekly')
  expect(log).toEqual(['remove', 'add'])
  expect(server.now?.data).toBe('weekly')
})

it('keeps the earlier report if the server does not delete it', async () => {
  const { save, log, states, server } = replace({ remove: [refused(403)] })
  await expect(save('weekly')).rejects.toThrow('Refused')
  expect(log).toEqual(['remove'])
  expect(states).toEqual(['kept'])
  expect(server.now?.id).toBe(51)
})

it('only adds the new report on the second save if adding failed', async () => {
  const { save, log, states, server } = replace({ add: [refused(422)] })
  await expect(save('weekly')).rejects.toThrow('Refused')
  expect(states).toEqual(['none'])
  await save('weekly')
  expect(log).toEqual(['remove', 'add', 'add'])
  expect(server.now?.data).toBe('weekly')
})

it('counts an already deleted report as deleted', async () => {
  const { save, log, server } = replace()
  server.now = null
  await save('weekly')
  expect(log).toEqual(['remove', 'read', 'add'])
  expect(server.now).toEqual({ id: 52, data: 'weekly' })
})

it('keeps the report that somebody else has put in place of the earlier one, until it was seen', async () => {
  const { save, see, log, states, server } = replace()
  server.now = { id: 60, data: 'monthly' }
  await expect(save('weekly')).rejects.toMatchObject({ status: 412 })
  expect(log).toEqual(['remove', 'read'])
  expect(states.at(-1)).toBe('taken')
  see(server.now)
  await save('weekly')
  expect(log).toEqual(['remove', 'read', 'remove', 'add'])
})

it('keeps a report that somebody else has added first, until it was seen', async () => {
  const { save, see, log, states, server } = add()
  server.now = { id: 60, data: 'monthly' }
  await expect(save('weekly')).rejects.toMatchObject({ status: 412 })
  await expect(save('weekly')).rejects.toMatchObject({ status: 412 })
  expect(log).toEqual(['add', 'read'])
  expect(states).toEqual(['taken', 'taken'])
  see(server.now)
  await save('weekly')
  expect(log).toEqual(['add', 'read', 'remove', 'add'])
})

it('keeps a report of somebody else after an add without a response', async () => {
  const { save, log, server } = add({ add: [lost()] })
  await expect(save('weekly')).rejects.toThrow('Lost')
  server.now = { id: 60, data: 'monthly' }
  await expect(save('weekly')).rejects.toMatchObject({ status: 412 })
  expect(log).toEqual(['add', 'read'])
})

it('keeps the report of somebody else if it is the same', async () => {
  const { save, log, server } = replace()
  server.now = { id: 60, data: 'weekly' }
  await save('weekly')
  expect(log).toEqual(['remove', 'read'])
  expect(server.now.id).toBe(60)
})

it('looks up the schedule if a report exists that may be its own', async () => {
  const { save, log, states, server } = add({ add: [lost(), refused(409)] })
  await expect(save('weekly')).rejects.toThrow('Lost')
  // It arrives late.
  server.now = null
  await expect(save('weekly')).rejects.toThrow('Refused')
  server.now = { id: 52, data: 'weekly' }
  await save('monthly')
  expect(states).toEqual(['perhapsAdded', 'perhapsAdded'])
  expect(log).toEqual(['add', 'read', 'add', 'read', 'remove', 'add'])
})

it('looks up the schedule if it is unknown whether the earlier one was deleted', async () => {
  const { save, log, states } = replace({ remove: [lost()] })
  await expect(save('weekly')).rejects.toThrow('Lost')
  expect(states).toEqual(['perhapsKept'])
  await save('weekly')
  expect(log).toEqual(['remove', 'read', 'add'])
})

it('adds nothing twice if it is unknown whether the new one was added', async () => {
  const { save, log, states } = replace({ add: [lost()] })
  await expect(save('weekly')).rejects.toThrow('Lost')
  expect(states).toEqual(['perhapsAdded'])
  await save('weekly')
  expect(log).toEqual(['remove', 'add', 'read'])
})

it('replaces a possibly added report if the next save differs', async () => {
  const { save, log, server } = replace({ add: [lost()], read: [refused(500)] })
  await expect(save('weekly')).rejects.toThrow('Lost')
  await expect(save('monthly')).rejects.toThrow('Refused')
  await save('monthly')
  expect(log).toEqual(['remove', 'add', 'read', 'read', 'remove', 'add'])
  expect(server.now?.data).toBe('monthly')
})

it('replaces the report that an earlier save of the same form has added', async () => {
  const { save, log, server } = replace()
  await save('weekly')
  await save('monthly')
  expect(log).toEqual(['remove', 'add', 'read', 'remove', 'add'])
  expect(server.now?.data).toBe('monthly')
})
