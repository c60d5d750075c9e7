import { expect, it } from 'vitest'
import { edgeOf, rankAlerts } from './alert-levels.ts'

const alert = (id: number, token: string, endedAt: string | null = null) => ({
  id,
  alertLevel: { token },
  thresholdClassification: { id: 1, token: 'food_safety' },
  deviceDataType: { token: 'temperature' },
  device: { id: 1, serialNumber: 'LHT65N-1' },
  deviceGrouping: { id: 1, name: 'Albany', timezone: 'US/Eastern' },
  startedAt: '2026-11-16T14:22:10Z',
  endedAt,
})

it('puts open alerts first, by severity, and keeps the order of the others', () => {
  const ended = '2026-11-16T15:00:00Z'
  const ranked = rankAlerts([
    alert(1, 'info'),
    alert(2, 'critical', ended),
    alert(3, 'of the server'),
    alert(4, 'warning'),
    alert(5, 'info', ended),
    alert(6, 'critical'),
    alert(7, 'warning'),
  ])
  expect(ranked.map(({ id }) => id)).toEqual([6, 4, 7, 1, 3, 2, 5])
})

it('gives an edge only to open critical alerts and warnings', () => {
  const ended = '2026-11-16T15:00:00Z'
  const alerts = [
    alert(1, 'critical'),
    alert(2, 'warning'),
    alert(3, 'info'),
    alert(4, 'of the server'),
    alert(5, 'critical', ended),
  ]
  expect(alerts.map(edgeOf)).toEqual(['critical', 'warning', undefined, undefined, undefined])
})
