import { expect, screen } from 'storybook/test'
import { Box } from '~/styled-system/jsx'
import preview from '../../../.storybook/preview.tsx'
import { AlertRow } from './alert-row.tsx'

const open = {
  id: 90118,
  alertLevel: { token: 'critical', name: 'Critical' },
  thresholdClassification: { id: 1, token: 'food_safety', name: 'Food safety' },
  deviceDataType: { token: 'temperature', name: 'Temperature', unit: '°F' },
  threshold: { value: 41, thresholdEvaluationType: { shortForm: '>' } },
  value: 46.8,
  device: { id: 5003, serialNumber: 'LHT65N-26111', displayName: 'Produce cooler' },
  deviceGrouping: { id: 1002, name: 'Albany – Central Ave', timezone: 'US/Eastern' },
  enterprise: { id: 1, name: 'Fresh Fields Market' },
  startedAt: '2026-11-16T14:22:10Z',
  endedAt: null,
}

/** One alert, in the list of alerts and on the page of a location. */
const meta = preview.meta({
  title: 'Screens/Monitoring/Locations/Alert',
  component: AlertRow,
  args: { alert: open, place: 'enterprise and location' as const },
  decorators: [
    (Story) => (
      <Box as="ul" bg="bg.panel" borderWidth="1px" listStyleType="none">
        <Story />
      </Box>
    ),
  ],
})

/** While the reason of an alert lasts. */
export const Open = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Critical')).toBeVisible()
    await expect(canvas.getByText('Albany – Central Ave · Fresh Fields Market')).toBeVisible()
    await expect(canvas.getByText('46.8°F')).toBeVisible()
    await expect(canvas.getByText('Alerts above 41°F')).toBeVisible()
    const began = canvas.getByText('Nov 16, 2026, 9:22 AM EST')
    await expect(began.closest('time')).toHaveAttribute(
      'datetime',
      new Date(open.startedAt).toISOString(),
    )
    await expect(canvas.getByText('Open')).toBeVisible()
  },
})

export const Dark = Open.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Tablet = Open.extend({ tags: ['!test'], globals: { viewport: { value: 'tablet' } } })

export const Phone = Open.extend({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

/** After the reason of an alert has gone. */
export const Ended = meta.story({
  args: {
    alert: {
      ...open,
      alertLevel: { token: 'warning', name: 'Warning' },
      deviceGrouping: { ...open.deviceGrouping, timezone: 'US/Pacific' },
      endedAt: '2026-11-16T14:35:10Z',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Resolved')).toBeVisible()
    await expect(canvas.getByText('after 13 minutes')).toBeVisible()
    // Its device and its location come before.
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      /^Nov 16, 2026, 6:35.AM PST$/,
    )
    await expect(canvas.queryByText('Open')).not.toBeInTheDocument()
  },
})

export const EndedOnAPhone = Ended.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

/** When an alert has no figure, such as water on the floor. */
export const WithoutMeasurement = meta.story({
  args: {
    alert: {
      ...open,
      deviceDataType: { token: 'water', name: 'Water on the floor', unit: null },
      threshold: null,
      value: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Water on the floor')).toBeVisible()
    await expect(canvas.queryByText(/^Alerts/)).not.toBeInTheDocument()
  },
})

/** When the server sends a level, unit or time zone that the console does not know. */
export const UnknownToTheConsole = meta.story({
  args: {
    place: 'location' as const,
    alert: {
      ...open,
      alertLevel: { token: 'catastrophe', name: 'Catastrophe' },
      deviceDataType: { token: 'pressure', unit: 'hPa' },
      threshold: { value: 1000, thresholdEvaluationType: { shortForm: '≠' } },
      value: 980.5,
      device: { id: 1, serialNumber: 'XX-1' },
      deviceGrouping: { id: 2, name: 'Base', timezone: 'Mars/Olympus' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Catastrophe')).toBeVisible()
    await expect(canvas.getByText('XX-1')).toBeVisible()
    await expect(canvas.getByText('Base')).toBeVisible()
    await expect(canvas.getByText('980.5 hPa')).toBeVisible()
    await expect(canvas.getByText('Alerts at ≠ 1,000 hPa')).toBeVisible()
    await expect(canvas.getByText(/^Nov 16, 2026/)).toBeVisible()
  },
})
