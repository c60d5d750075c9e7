import { beforeEach, describe, expect, test } from 'vitest'
import { createExamples, examplesNow } from '../world/examples.ts'
import { contract, createTestSandbox } from './testing.ts'

const examples = createExamples(contract, examplesNow)
let { call, succeed, world } = createTestSandbox()
beforeEach(() => {
  ;({ call, succeed, world } = createTestSandbox())
})

describe('an ad hoc command', () => {
  const now = examplesNow / 1000
  const body = {
    deviceType: 'draginolht65n',
    commandType: 'backlog-fetch',
    startTime: now - 86_400,
    endTime: now,
  } as const
  const sensor = { id: 5003 }

  test('is accepted, stored and audited', async () => {
    const example = examples.answer('runAdHocCommand', 200, 'taken')
    expect(await succeed('runAdHocCommand', { path: sensor, body })).toEqual(example)
    expect(world().deviceCommands.where('deviceId', 5003)).toMatchObject([
      { startTime: body.startTime, endTime: body.endTime },
    ])
    expect(world().auditEvents.all().at(-1)).toMatchObject({
      tableName: 'device_command',
      enterpriseId: 1,
    })
  })

  test('is refused while another one runs', async () => {
    await succeed('runAdHocCommand', { path: sensor, body })
    expect(await call('runAdHocCommand', { path: sensor, body })).toMatchObject({ status: 409 })
  })

  test('is accepted again once the device has reported', async () => {
    await succeed('runAdHocCommand', { path: sensor, body })
    const [command] = world().deviceCommands.all()
    const { rate } = world().devices.get(5003)!
    world().deviceCommands.update(command!.id, { queuedAt: examplesNow - rate * 1000 })
    expect(await call('runAdHocCommand', { path: sensor, body })).toMatchObject({ status: 200 })
  })

  test('to a device that has been silent for three days fails', async () => {
    world().devices.update(5003, { lastUpdatedAt: '2026-11-13T14:59:59Z' })
    const example = examples.answer('runAdHocCommand', 200, 'refused')
    expect(await succeed('runAdHocCommand', { path: sensor, body })).toEqual(example)
    expect(world().deviceCommands.size).toBe(0)
  })

  test('with the same start and end is refused', async () => {
    const empty = { ...body, endTime: body.startTime }
    expect(await call('runAdHocCommand', { path: sensor, body: empty })).toEqual({
      status: 422,
      body: examples.answer('runAdHocCommand', 422, 'endBeforeStart'),
    })
  })

  test('to a device of another type is refused', async () => {
    expect(await call('runAdHocCommand', { path: { id: 5005 }, body })).toEqual({
      status: 422,
      body: examples.answer('runAdHocCommand', 422, 'otherType'),
    })
  })

  test('to an unknown device is answered with 404', async () => {
    const path = { id: 999_999 }
    expect(await call('runAdHocCommand', { path, body })).toMatchObject({ status: 404 })
  })
})
