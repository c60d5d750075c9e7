import { expect, test } from 'vitest'
import { judgeCommand, type CommandOptions, type CommandReader } from './judge-command.ts'

const lastUpdatedAt = '2026-11-16T14:00:00Z'
const lastReport = Date.parse(lastUpdatedAt) / 1000
const device = { id: 7, serialNumber: 'A8404100003A0016', lastUpdatedAt }
const day: CommandOptions = { startTime: lastReport - 86_400, endTime: lastReport + 60 }
const sinceReport = { ...day, startTime: null }

const readerOf = (found: object, type?: string): CommandReader => ({
  find: async () => ({
    devices: [{ ...device, ...found }],
    page: { size: 100, number: 0, totalElements: 1, totalPages: 1 },
  }),
  typeOf: async () => (type ? { token: type, name: type } : undefined),
  ownersText: () => '',
  nameOf: () => '',
  tooManyText: '',
})

const item = { serial: 'A8404100003A0016' }

test.each([
  ['a device whose type is not known', day, {}, undefined, 'ready'],
  ['one of the type that understands the command', day, {}, 'draginolht65n', 'ready'],
  ['one of another type', day, {}, 'draginolds02', 'otherType'],
  ['one that has reported', sinceReport, {}, undefined, 'ready'],
  ['one that never reported', sinceReport, { lastUpdatedAt: null }, undefined, 'silent'],
  ['one that has reported since', { ...sinceReport, endTime: lastReport }, {}, undefined, 'done'],
  ['another serial number', day, { serialNumber: 'A8404100003A00167' }, undefined, 'gone'],
])('%s gets its verdict', async (_what, options, found, type, kind) => {
  expect((await judgeCommand(item, options, false, readerOf(found, type))).kind).toBe(kind)
})

test('readings since the last report begin with that of each device', async () => {
  const { device: judged } = await judgeCommand(item, sinceReport, false, readerOf({}))
  expect(judged?.startTime).toBe(lastReport)
})

test('a command without an answer is never taken for one that was not sent', async () => {
  for (const options of [day, { ...sinceReport, endTime: lastReport }])
    expect((await judgeCommand(item, options, true, readerOf({}))).kind).toBe('sent')
})
