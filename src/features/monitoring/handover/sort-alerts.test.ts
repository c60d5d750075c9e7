import { expect, it } from 'vitest'
import type { Alert } from '~/api/generated/model/index.ts'
import { sortAlerts, type Part } from './sort-alerts.ts'

const alert = (id: number, place: string, startedAt: string, endedAt: string | null = null) =>
  ({
    id,
    startedAt: `2026-11-16T${startedAt}:00Z`,
    endedAt: endedAt && `2026-11-16T${endedAt}:00Z`,
    alertLevel: { token: 'warning' },
    deviceGrouping: { id: place.length, name: place },
  }) as Alert

const since = Date.parse('2026-11-16T08:00:00Z')

it('separates what opened, what is still open and what ended during a shift, by location', () => {
  const sorted = sortAlerts(
    [
      alert(1, 'Cleveland', '09:00'),
      alert(2, 'Albany', '09:30'),
      alert(3, 'Albany', '07:00'),
      alert(4, 'Albany', '07:00', '08:30'),
      alert(5, 'Albany', '07:00', '07:30'),
      alert(6, 'Albany', '09:00', '09:10'),
      alert(7, 'Cleveland', '09:01'),
    ],
    since,
    'en',
  )
  const ids = (part: Part) =>
    sorted[part].map(({ location, alerts }) => [location.name, ...alerts.map(({ id }) => id)])
  expect(ids('opened')).toEqual([
    ['Albany', 2],
    ['Cleveland', 1, 7],
  ])
  expect(ids('still')).toEqual([['Albany', 3]])
  expect(ids('ended')).toEqual([['Albany', 4, 6]])
})
