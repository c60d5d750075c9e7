import { expect, waitFor, within } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import { alertRows, alerts, asked, attention, loading } from '../../../.storybook/locations.ts'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Monitoring/Locations/Refresh',
  parameters: { layout: 'fullscreen', url: '/monitoring/locations', user: 'staff' },
})

export const Refreshed = meta.story({
  tags: ['!dev'],
  parameters: { consoleErrors: ['Unexpected failure while reading from the database.'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 of 4 locations, 1 with critical alerts')
    await canvas.findByText('9 alerts, 6 open')
    const refresh = canvas.getByRole('button', { name: 'Refresh' })

    api.answer({ getNeedsAttention: { code: 500 } })
    await userEvent.click(refresh)
    await within(await attention(canvas)).findByRole('alert')
    await expect(canvas.getByRole('heading', { name: 'Cleveland – Lorain Ave' })).toBeVisible()
    await expect(canvas.queryByText('Refreshed')).not.toBeInTheDocument()

    api.answer(loading.answers)
    await userEvent.click(refresh)
    await waitFor(() => expect(refresh).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('2 of 4 locations, 1 with critical alerts')).toBeVisible()
    await expect(canvas.queryByText('Refreshed')).not.toBeInTheDocument()

    api.answer({
      getNeedsAttention: { example: 'locations' },
      listDashboardAlerts: { example: 'empty' },
    })
    await expect(await canvas.findByText('5 of 11 locations, 2 with critical alerts')).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'No alerts' })).toBeVisible()
    await expect(await canvas.findByText('Refreshed')).toBeInTheDocument()
  },
})

export const AnotherPeriodAndLevel = meta.story({
  tags: ['!dev'],
  parameters: { url: '/monitoring/locations?level=critical' },
  play: async ({ canvas, userEvent }) => {
    const level = await canvas.findByLabelText('Severity')
    await expect(await canvas.findByText(/^2 alerts/)).toBeVisible()
    await expect(level).toHaveDisplayValue('Critical')
    const rows = alertRows(await alerts(canvas))
    await expect(rows).toHaveLength(2)
    for (const row of rows) await expect(row).toHaveTextContent(/Critical/)

    api.answer({ listDashboardAlerts: { delay: 'infinite' } })
    await userEvent.selectOptions(canvas.getByLabelText('Period'), 'Last 24 hours')
    await waitFor(async () => expect(await alerts(canvas)).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText(/^2 alerts/)).toBeVisible()
    await waitFor(() => expect(asked('timeConstraint')).toContain('LAST_24_HOURS'))
    api.answer({ listDashboardAlerts: { example: 'oneLocation' } })
    await waitFor(async () => expect(await alerts(canvas)).toHaveAttribute('aria-busy', 'false'))

    await userEvent.selectOptions(level, 'Info')
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }))
    await waitFor(async () => expect(alertRows(await alerts(canvas)).length).toBeGreaterThan(0))
    await expect(level).toHaveValue('')
  },
})
