import { expect, waitFor, within } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import preview from '../../../.storybook/preview.tsx'

type Canvas = ReturnType<typeof within>

const meta = preview.meta({
  title: 'Screens/Locations',
  parameters: { layout: 'fullscreen', url: '/monitoring/locations', user: 'staff' },
})

const section = (canvas: Canvas, name: string) => canvas.findByRole('region', { name })
const attention = (canvas: Canvas) => section(canvas, 'Needs attention')
const alerts = (canvas: Canvas) => section(canvas, 'Latest alerts')
const item = (region: HTMLElement, text: string) =>
  within(region)
    .getAllByRole('listitem')
    .find((each) => each.textContent.includes(text))
const askedPeriods = () =>
  api.calls('listDashboardAlerts').map(({ url }) => new URL(url).searchParams.get('timeConstraint'))

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 of 4 locations, 1 with critical alerts')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible()
    const names = within(await attention(canvas)).getAllByRole('heading', { level: 3 })
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      'Albany – Central Ave',
      'Cleveland – Lorain Ave',
    ])
    await expect(item(await attention(canvas), 'Albany')).toHaveTextContent('2 critical alerts')
    await expect(item(await attention(canvas), 'Albany')).toHaveTextContent(/1 of \d offline/)
    await expect(item(await attention(canvas), 'Cleveland')).not.toHaveTextContent('Routers')
    await expect(await canvas.findByText('9 alerts, 6 open')).toBeVisible()
    await expect(canvas.getByText(/^Updated/)).toBeVisible()
  },
})

export const Dark = Loaded.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Arabic = meta.story({
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'المواقع' })).toBeVisible()
    await expect(await canvas.findByText('2 من 4 مواقع، واحد منها بتنبيهات حرجة')).toBeVisible()
    await expect(await canvas.findByText('9 تنبيهات، 6 مفتوحة')).toBeVisible()
  },
})

export const Tablet = Loaded.extend({ tags: ['!test'], globals: { viewport: { value: 'tablet' } } })

export const Phone = Loaded.extend({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const OfTheProvider = meta.story({
  parameters: { user: 'admin' },
  play: async ({ canvas }) => {
    await within(await alerts(canvas)).findAllByText(/Fresh Fields Market/)
    await expect(canvas.getAllByRole('button', { name: /^Show/ })).toHaveLength(2)
  },
})

export const Loading = meta.story({
  parameters: {
    answers: {
      getNeedsAttention: { delay: 'infinite' },
      listDashboardAlerts: { delay: 'infinite' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await attention(canvas)).toHaveAttribute('aria-busy', 'true')
    await expect(await alerts(canvas)).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByText(/^Updated/)).not.toBeInTheDocument()
  },
})

export const LoadingDark = Loading.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const LoadingPhone = Loading.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const AlertsArriveLater = meta.story({
  parameters: { answers: { listDashboardAlerts: { delay: 'infinite' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('2 of 4 locations, 1 with critical alerts')
    await expect(await alerts(canvas)).toHaveAttribute('aria-busy', 'true')
    api.answer({ listDashboardAlerts: {} })
    await expect(await canvas.findByText('9 alerts, 6 open')).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: {
    answers: {
      getNeedsAttention: { example: 'empty' },
      listDashboardAlerts: { example: 'empty' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No locations yet' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'No alerts' })).toBeVisible()
  },
})

export const EmptyDark = Empty.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Failed = meta.story({
  parameters: {
    answers: { getNeedsAttention: { code: 500 }, listDashboardAlerts: { code: 500 } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async ({ canvas }) => {
    await within(await attention(canvas)).findByRole('alert')
    await within(await alerts(canvas)).findByRole('alert')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible()
  },
})

export const FailedDark = Failed.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const EachRetriedByItself = Failed.extend({
  play: async ({ canvas, userEvent }) => {
    const below = within(await alerts(canvas))
    const retry = await below.findByRole('button', { name: 'Retry' })
    await within(await attention(canvas)).findByRole('alert')
    const before = api.calls('getNeedsAttention').length
    api.answer({ getNeedsAttention: {}, listDashboardAlerts: {} })
    await userEvent.click(retry)
    await expect(await canvas.findByText('9 alerts, 6 open')).toBeVisible()
    await expect(below.queryByRole('alert')).not.toBeInTheDocument()
    await expect(within(await attention(canvas)).getByRole('alert')).toBeVisible()
    await expect(api.calls('getNeedsAttention')).toHaveLength(before)
  },
})

export const OnlyAttentionFailed = meta.story({
  parameters: {
    answers: { getNeedsAttention: { code: 500 } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async ({ canvas }) => {
    await within(await attention(canvas)).findByRole('alert')
    await expect(await canvas.findByText('9 alerts, 6 open')).toBeVisible()
  },
})

export const Refreshed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 of 4 locations, 1 with critical alerts')
    await canvas.findByText('9 alerts, 6 open')
    api.answer({
      getNeedsAttention: { example: 'locations' },
      listDashboardAlerts: { example: 'empty' },
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(await canvas.findByText('5 of 11 locations, 2 with critical alerts')).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'No alerts' })).toBeVisible()
    await expect(await canvas.findByText('Refreshed')).toBeInTheDocument()
  },
})

export const RefreshOnItsWay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 of 4 locations, 1 with critical alerts')
    await canvas.findByText('9 alerts, 6 open')
    api.answer({
      getNeedsAttention: { delay: 'infinite' },
      listDashboardAlerts: { delay: 'infinite' },
    })
    const refresh = canvas.getByRole('button', { name: 'Refresh' })
    await userEvent.click(refresh)
    await waitFor(() => expect(refresh).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('2 of 4 locations, 1 with critical alerts')).toBeVisible()
    await expect(canvas.queryByText('Refreshed')).not.toBeInTheDocument()
  },
})

export const RefreshFailed = meta.story({
  parameters: { consoleErrors: ['Unexpected failure while reading from the database.'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 of 4 locations, 1 with critical alerts')
    await canvas.findByText('9 alerts, 6 open')
    api.answer({ getNeedsAttention: { code: 500 } })
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await within(await attention(canvas)).findByRole('alert')
    await expect(canvas.getByRole('heading', { name: 'Cleveland – Lorain Ave' })).toBeVisible()
    await expect(canvas.queryByText('Refreshed')).not.toBeInTheDocument()
  },
})

export const AnotherPeriod = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('9 alerts, 6 open')
    api.answer({ listDashboardAlerts: { delay: 'infinite' } })
    await userEvent.selectOptions(canvas.getByLabelText('Period'), 'Last 24 hours')
    await waitFor(async () => expect(await alerts(canvas)).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('9 alerts, 6 open')).toBeVisible()
    await waitFor(() => expect(askedPeriods()).toEqual(['LAST_7_DAYS', 'LAST_24_HOURS']))
    api.answer({ listDashboardAlerts: { example: 'oneLocation' } })
    await waitFor(() => expect(canvas.queryByText('9 alerts, 6 open')).not.toBeInTheDocument())
  },
})

export const OneLevel = meta.story({
  parameters: { url: '/monitoring/locations?level=critical' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2 alerts/)).toBeVisible()
    await expect(canvas.getByLabelText('Level')).toHaveDisplayValue('Critical')
    const rows = within(await alerts(canvas)).getAllByRole('listitem')
    await expect(rows).toHaveLength(2)
    for (const row of rows) await expect(row).toHaveTextContent(/^Critical/)
  },
})

export const NoneOfTheLevel = meta.story({
  parameters: {
    url: '/monitoring/locations?level=info',
    answers: { listDashboardAlerts: { example: 'oneLocation' } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No alerts at this level' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show every level' }))
    await waitFor(() => expect(canvas.getByLabelText('Level')).toHaveFocus())
    await within(await alerts(canvas)).findAllByRole('listitem')
    await expect(canvas.getByLabelText('Level')).toHaveValue('')
  },
})
