import { expect, screen, waitFor, within } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import preview from '../../../.storybook/preview.tsx'
import { shown } from '../../../.storybook/shown.ts'

type Canvas = ReturnType<typeof within>

const url = '/monitoring/admin/dashboard'

const meta = preview.meta({
  title: 'Screens/Monitoring/Admin Dashboard',
  parameters: { layout: 'fullscreen', url },
})

const section = async (canvas: Canvas, name: RegExp | string) =>
  within(await canvas.findByRole('region', { name }))
/** The sum with this name, and the note beside it. */
const total = (canvas: Canvas, name: string) =>
  canvas.getByText(name, { selector: 'dt' }).nextElementSibling
const enterprises = (attention: Canvas): string[] =>
  attention.getAllByRole('heading', { level: 3 }).map((heading: HTMLElement) => heading.textContent)

/** The list that a total leads to. */
const listOf = (canvas: Canvas, label: string) =>
  within(total(canvas, label) as HTMLElement)
    .getByRole('link')
    .getAttribute('href')

/** When an administrator opens the dashboard and everything has loaded. */
export const Totals = meta.story({
  play: async ({ canvas, userEvent }) => {
    const attention = await section(canvas, /Needs Attention$/)
    await expect(await attention.findByText('28 locations of 15 enterprises.')).toBeVisible()
    await expect(
      attention.getByText('1 retired or removed enterprise is not included.'),
    ).toBeVisible()
    await expect(total(canvas, 'Enterprises')).toHaveTextContent('231 retired')
    await expect(total(canvas, 'Active users')).toHaveTextContent('35')
    await expect(total(canvas, 'Locations')).toHaveTextContent('61')
    await expect(total(canvas, 'Devices Offline')).toHaveTextContent(
      '25of 324 devices at locations',
    )
    await expect(total(canvas, 'Critical Alerts')).toHaveTextContent('9')
    await expect(listOf(canvas, 'Devices')).toBe('/admin-devices/devices')
    await expect(listOf(canvas, 'Locations')).toBe('/monitoring/locations?locations.state=all')
    await expect(listOf(canvas, 'Devices Offline')).toBe(
      '/monitoring/locations?locations.state=offline',
    )
    await expect(listOf(canvas, 'Critical Alerts')).toBe(
      '/monitoring/locations?level=critical&state=open&tab=alerts',
    )
    const types = within(
      canvas.getByRole('heading', { name: 'Top Device Types' }).closest('section')!,
    )
    const texts = types.getAllByRole('listitem').map((item) => item.textContent)
    await expect(texts).toEqual([
      'Dragino LHT65N116',
      'Waypost Gateway G261',
      'Dragino LDS0253',
      'Waypost Probe T353',
      'Waypost Hub H141',
    ])
    // What burns comes first.
    const labels = canvas.getAllByRole('term').map((term) => term.textContent)
    await expect(labels.slice(0, 2)).toEqual(['Critical Alerts', 'Devices Offline'])

    const disabled = await section(canvas, /Locations With Disabled Alerts$/)
    await expect(await disabled.findByText('Phoenix – Camelback')).toBeInTheDocument()
    await expect(disabled.queryByText('Duluth – Canal Park (closed)')).not.toBeInTheDocument()

    await expect(enterprises(attention).slice(0, 2)).toEqual([
      'Lakeshore Grocers',
      'Valle Verde Supermercados',
    ])
    const orderBy = attention.getByRole('combobox', { name: 'Order By' })
    await userEvent.selectOptions(orderBy, 'Critical Alerts')
    await waitFor(() => expect(orderBy).toHaveValue('alerts'))
    await expect(enterprises(attention)[0]).toBe('Fresh Fields Market')
    await userEvent.selectOptions(orderBy, 'Name')
    await waitFor(() => expect(enterprises(attention)).toEqual(enterprises(attention).toSorted()))
  },
})

/** While the totals load for the first time. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { getAdminDashboard: { delay: 'infinite' } } },
})

export const Dark = Totals.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

const failure = 'Unexpected failure while reading from the database.'

/** When one part cannot be loaded while the others have loaded or still load. */
export const SectionsLoadAndFailIndependently = meta.story({
  parameters: {
    answers: {
      getAdminDashboard: { delay: 'infinite' },
      getAdminNeedsAttention: { delay: 'infinite' },
      getLocationsWithDisabledAlerts: { delay: 'infinite' },
    },
    consoleErrors: [
      failure,
      'getAdminDashboard failed (500)',
      'getAdminNeedsAttention failed (500)',
      'getLocationsWithDisabledAlerts failed (500)',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const system = await section(canvas, 'System Wide Information')
    await expect(total(canvas, 'Enterprises')).toHaveTextContent('...')
    await expect(api.calls('getAdminNeedsAttention')).toHaveLength(0)

    api.answer({ getAdminDashboard: {} })
    await waitFor(() => expect(total(canvas, 'Enterprises')).toHaveTextContent('23'))
    await expect(total(canvas, 'Devices Offline')).toHaveTextContent(/^\.\.\./)
    await waitFor(() => expect(api.calls('getAdminNeedsAttention')).toHaveLength(1))
    await expect(api.calls('getLocationsWithDisabledAlerts')).toHaveLength(1)

    api.answer({ getAdminNeedsAttention: { code: 500 } })
    const attention = await section(canvas, /Needs Attention$/)
    const retry = await attention.findByRole('button', { name: 'Try again' })
    await shown()
    await expect(total(canvas, 'Devices Offline')).toHaveTextContent('N/A')
    api.answer({ getLocationsWithDisabledAlerts: {} })
    await expect(await canvas.findByText('Phoenix – Camelback')).toBeInTheDocument()
    await expect(total(canvas, 'Enterprises')).toHaveTextContent('23')
    api.answer({ getAdminNeedsAttention: {} })
    await userEvent.click(retry)
    await waitFor(() => expect(total(canvas, 'Devices Offline')).toHaveTextContent('25'))

    api.answer({ getAdminDashboard: { code: 500 }, getLocationsWithDisabledAlerts: { code: 500 } })
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await system.findByRole('alert')
    const disabled = await section(canvas, /Locations With Disabled Alerts$/)
    await disabled.findByRole('alert')
    await expect(total(canvas, 'Enterprises')).toHaveTextContent('23')
    await expect(attention.queryByRole('alert')).not.toBeInTheDocument()
  },
})

/** When the totals of the enterprises cannot be loaded, while the other parts can. */
export const WithoutSummaries = meta.story({
  parameters: {
    answers: { getAdminDashboard: { code: 500 } },
    consoleErrors: [failure, 'getAdminDashboard failed (500)'],
  },
  play: async ({ canvas }) => {
    const attention = await section(canvas, /Needs Attention$/)
    await expect(await attention.findByRole('link', { name: 'Enterprise 9' })).toBeVisible()
    await expect(
      await (await section(canvas, 'System Wide Information')).findByRole('alert'),
    ).toBeVisible()
    await expect(attention.queryByRole('alert')).not.toBeInTheDocument()
  },
})

/** After a choice of one enterprise, when its locations and devices are asked for. */
export const Detail = meta.story({
  parameters: { url: `${url}?tab=edetail` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Choose an enterprise' })).toBeVisible()
    const field = await canvas.findByRole('combobox', { name: 'Enterprise' })
    const choose = async (text: string, name: string) => {
      await userEvent.clear(field)
      await userEvent.click(field)
      await userEvent.paste(text)
      await userEvent.click(await screen.findByRole('option', { name }))
      await waitFor(() => expect(field).toHaveValue(name))
    }
    await choose('wildwood', 'Wildwood Smokehouse (retired)')
    const needing = await section(canvas, 'Locations Needing Attention')
    await needing.findByText('2 locations')
    await expect(
      needing.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Anchorage – River Rd', 'Santa Fe – Main St'])
    await expect(
      (await section(canvas, 'Locations With Disabled Alerts')).getByText(/^Duluth/),
    ).toBeVisible()
    await shown()
    await choose('zephyr', 'Zephyr Coffee Roasters')
    await expect(
      await needing.findByRole('heading', { name: 'No data to show for this enterprise' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View enterprise' })).toBeVisible()
  },
})

export const DetailPhone = meta.story({
  tags: ['!test'],
  parameters: { url: `${url}?tab=edetail&enterprise=1` },
  globals: { viewport: { value: 'phone' } },
})

/** When no enterprise has a location, a device or a problem yet. */
export const Empty = meta.story({
  parameters: {
    answers: {
      getAdminDashboard: { example: 'empty' },
      getAdminNeedsAttention: { example: 'empty' },
      getLocationsWithDisabledAlerts: { example: 'empty' },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Nothing needs attention' }),
    ).toBeVisible()
    const disabled = await canvas.findByRole('heading', { name: 'No alerts are disabled' })
    await expect(disabled).toBeVisible()
    await expect(await canvas.findByText('No devices yet')).toBeVisible()
    await expect(total(canvas, 'Enterprises')).toHaveTextContent(/^0$/)
  },
})
