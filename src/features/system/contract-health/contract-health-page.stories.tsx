import { expect, spyOn, waitFor, within } from 'storybook/test'
import { clearCallLog, logCall } from '~/api/call-log.ts'
import { UnregisteredDeviceList } from '~/api/generated/model/index.ts'
import { noteViolation } from '~/api/violation.ts'
import preview from '../../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Administration/API contract health',
  parameters: { layout: 'fullscreen', url: '/admin-admin/contract-health' },
  beforeEach: () => {
    clearCallLog()
    logCalls()
  },
})

const minute = 60_000

/** An hour of work before the screen was opened. */
function logCalls() {
  const at = Date.now()
  for (let index = 0; index < 40; index += 1) {
    const call = { at: at - (60 - index) * minute, status: 200 }
    logCall({ ...call, operationId: 'listEnterprises', milliseconds: 40 + index * 8 })
    logCall({ ...call, operationId: 'getUser', milliseconds: 30 + (index % 7) })
  }
  logCall({ at, operationId: 'getUser', milliseconds: 61, status: 404, failure: 'http' })
  logCall({ at, operationId: 'getUser', milliseconds: 30_000, failure: 'timeout' })
  logCall({ at, operationId: 'createShipmentTransaction', milliseconds: 1900, failure: 'network' })
}

const rowOf = (canvas: ReturnType<typeof within>, table: string, name: string) =>
  within(canvas.getByRole('table', { name: table })).getByRole('row', { name: RegExp(name) })

/** When an answer of the server broke the contract in this visit. */
export const Violation = meta.story({
  parameters: { url: '/admin-admin/system-versions' },
  beforeEach: () => {
    const operationId = 'findUnregisteredDevices'
    const value = { devices: [{ serial: 7 }] }
    logCall({ operationId, at: Date.now(), milliseconds: 70, status: 200, failure: 'contract' })
    noteViolation({ operationId, schema: UnregisteredDeviceList, value }, undefined)
    noteViolation({ operationId: 'getUser', value: '<html>', problem: 'is HTML' }, undefined)
    noteViolation({ operationId: 'getUser', value: '<html>', problem: 'is HTML' }, undefined)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'API contract health' }))
    await canvas.findByRole('heading', { level: 1, name: 'API contract health' })
    const violation = rowOf(canvas, 'API contract violations', 'findUnregisteredDevices')
    await expect(violation).toHaveTextContent('devices[].serial')
    await expect(violation).toHaveTextContent('expected string')
    await expect(rowOf(canvas, 'API contract violations', 'getUser')).toHaveTextContent(
      'Entire response',
    )
    await expect(
      canvas.getByText('3 responses in this session broke the API contract'),
    ).toBeVisible()
    await expect(rowOf(canvas, 'Operations', 'getUser')).toHaveTextContent(
      '1 refused and 1 timed out',
    )
    const listed = rowOf(canvas, 'Operations', 'listEnterprises')
    for (const text of ['40', '33%', '352 ms', '196 ms', 'GET /enterprises']) {
      await expect(listed).toHaveTextContent(text)
    }

    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy for support' }))
    const lines = copied.mock.calls[0]?.[0]?.split('\n')
    await expect(lines?.[1]).toMatch(
      /^VIOLATION findUnregisteredDevices .* at "devices\[\]\.serial": expected string count=1 /,
    )
    copied.mockRestore()
  },
})

/** When every answer of this visit kept to the contract. */
export const NoViolation = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'No API contract violations' })
    const calls = within(canvas.getByRole('table', { name: 'Last calls' }))
    await expect(canvas.getByText(/^The last 84 calls/)).toBeVisible()
    const result = canvas.getByRole('combobox', { name: 'Filter by Result' })
    await userEvent.selectOptions(result, 'Timed out')
    await waitFor(() => expect(calls.getAllByRole('row', { name: /getUser/ })).toHaveLength(1))

    logCall({ operationId: 'listUsers', at: Date.now(), milliseconds: 20, status: 200 })
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(rowOf(canvas, 'Operations', 'listUsers')).toHaveTextContent('GET /users')
  },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })
