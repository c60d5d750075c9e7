import { expect, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

const screen = (enterpriseId: number) => `/admin-admin/enterprises/${enterpriseId}/cellular`
const [freshFields, harborGrill, northgate, copperKettle, valleVerde] = [1, 2, 3, 4, 5]
const past = (enterpriseId: number, starting = '2026-08-01') =>
  `${screen(enterpriseId)}?ending=2026-10-31&starting=${starting}&usage=past`
const current = (enterpriseId: number) => `${screen(enterpriseId)}?usage=current`

const meta = preview.meta({
  title: 'Screens/Administration/Enterprises/View Cellular Usage',
  parameters: { layout: 'fullscreen', url: screen(freshFields) },
})

const tip = () => {
  const chart = within(document.body).getByRole('application', { name: 'Data usage by month' })
  return within(chart.parentElement!).getByRole('status')
}

/** The chart names its first month once it has the focus. */
async function showsInTheChart(text: RegExp) {
  const chart = await within(document.body).findByRole('application', {
    name: 'Data usage by month',
  })
  chart.blur()
  chart.focus()
  await waitFor(() => expect(tip()).toHaveTextContent(text))
}

/** When a date does not exist. */
export const InvalidDates = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: 'Cellular usage for Fresh Fields Market',
      }),
    ).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^Past usage/ })).toBeChecked()
    await expect(canvas.queryByRole('heading', { name: 'Data usage' })).not.toBeInTheDocument()

    const start = canvas.getByRole('textbox', { name: 'Start date' })
    const end = canvas.getByRole('textbox', { name: 'End date' })
    await userEvent.type(start, '02/30/2026{Tab}')
    await expect(start).toHaveAccessibleDescription('Enter a date, for example 12/31/2026.')
    await shown()
    await userEvent.type(end, '11/01/2026{End}{Enter}')
    await waitFor(() => expect(start).toHaveAccessibleDescription('Start Date Required'))
    await expect(start).toHaveFocus()
    await expect(end).toHaveAccessibleDescription('Choose Oct 31, 2026 or earlier.')
    await userEvent.clear(end)
    await expect(end).toHaveAccessibleDescription('End Date Required')

    await userEvent.clear(start)
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(await canvas.findByText('Start Date Required')).toBeVisible()
    await expect(canvas.getByText('End Date Required')).toBeVisible()
    await expect(start).toHaveFocus()

    const periods = within(canvas.getByRole('group', { name: 'Common periods' }))
    await userEvent.click(periods.getByRole('button', { name: 'Last 3 months' }))
    await expect(start).toHaveValue('08/01/2026')
    await expect(end).toHaveValue('10/31/2026')
    await expect(periods.getByRole('button', { pressed: true })).toHaveTextContent('Last 3 months')
    await waitFor(() => expect(canvas.queryByText('Start Date Required')).not.toBeInTheDocument())
    await expect(api.calls('listCellularTags')).toHaveLength(0)
  },
})

export const Phone = meta.story({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const DatesTyped = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Start date' }), '10/01/2026')
    await userEvent.type(canvas.getByRole('textbox', { name: 'End date' }), '10/31/2026')
    await userEvent.click(canvas.getByRole('radio', { name: /^Current usage/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await canvas.findByText('290.3 MB over 4 SIMs')

    // The dates stay while current usage is shown.
    await userEvent.click(canvas.getByRole('radio', { name: /^Past usage/ }))
    const end = canvas.getByRole('textbox', { name: 'End date' })
    await expect(canvas.getByRole('textbox', { name: 'Start date' })).toHaveValue('10/01/2026')
    await expect(end).toHaveValue('10/31/2026')
    await userEvent.type(end, '{Enter}')
    await expect(await canvas.findByText(/sessions over 4 SIMs$/)).toBeVisible()
    const url = new URL(api.calls('getPastCellularUsage').at(-1)?.url ?? '')
    await expect(Object.fromEntries(url.searchParams)).toEqual({
      tagId: '701',
      starting: '2026-10-01',
      ending: '2026-10-31',
    })
    await showsInTheChart(/^October 2026 740\.2\sMB$/)

    const start = canvas.getByRole('textbox', { name: 'Start date' })
    await userEvent.clear(start)
    await userEvent.type(start, '01/01/2024{End}{Enter}')
    await expect(await canvas.findByText('1 to 20 of 96 rows')).toBeVisible()
    await showsInTheChart(/^November 2024 /)
  },
})

/** After a question for the usage of past months. */
export const Past = meta.story({
  parameters: { url: past(freshFields) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2.2 GB in 616 sessions over 4 SIMs')).toBeVisible()
    await expect(await canvas.findByRole('table', { name: 'Past usage' })).toBeVisible()
    const amount = canvas.getByText('412.9 MB')
    await expect(amount).toBeVisible()
    amount.focus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}')
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent(
      /^412,9\d\d,\d\d\d bytes$/,
    )
    await showsInTheChart(/^August 2026 740\.2\sMB$/)
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(tip()).toHaveTextContent(/^September 2026 /))
    await expect(canvas.getByRole('textbox', { name: 'Start date' })).toHaveValue('08/01/2026')
  },
})

export const PastDark = Past.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const PastTablet = Past.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'tablet' } },
})

export const PastPhone = Past.extend({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

// Beyond the cap: the bars of every chart, from right to left.
export const PastArabic = meta.story({
  tags: ['!dev'],
  globals: { locale: 'ar' },
  parameters: { url: past(freshFields) },
  play: async ({ canvas }) => {
    const chart = within(await canvas.findByRole('application'))
    const at = (month: RegExp) => chart.getAllByText(month)[0]!.getBoundingClientRect().x
    await chart.findAllByText(/أغسطس/)
    await expect(at(/أغسطس/)).toBeGreaterThan(at(/أكتوبر/))
  },
})

/** When the period is a single month, so that there is nothing to compare. */
export const OneMonth = meta.story({
  tags: ['!test'],
  parameters: { url: past(freshFields, '2026-10-01') },
})

/** When the provider has no figures for some of the months. */
export const MonthUnknown = meta.story({
  tags: ['!test'],
  parameters: { url: past(harborGrill, '2026-10-01') },
})

/** After a question for the current billing period: the usage so far, and a forecast. */
export const Current = meta.story({
  parameters: { url: current(freshFields) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('290.3 MB over 4 SIMs')).toBeVisible()
    await expect(
      (await canvas.findAllByRole('cell', { name: /Dec 1, 2026, 12:00\sAM EST/ }))[0],
    ).toBeVisible()
    // One SIM has no period end, so no estimate either.
    await expect(canvas.getAllByRole('cell', { name: 'N/A' })).toHaveLength(2)
    await expect(canvas.queryByRole('textbox', { name: 'Start date' })).not.toBeInTheDocument()

    const panel = within(canvas.getByRole('region', { name: 'Forecast' }))
    await expect(panel.getByText(/ of 30 days, until Dec 1, 2026, 12:00\sAM EST$/)).toBeVisible()
    await expect(panel.getByText(/1 SIM has no estimate/)).toBeVisible()
    await expect(panel.getAllByRole('listitem')[0]).toHaveTextContent(
      /^1440001198\.4 MB so far, .* estimated$/,
    )
    const chart = await panel.findByRole('application', { name: /^Data usage in past months/ })
    chart.focus()
    const bar = () => within(chart.parentElement!).getByRole('status')
    await waitFor(() => expect(bar()).toHaveTextContent(/^May 2026 /))
    for (let months = 0; months < 6; months += 1) await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect(bar()).toHaveTextContent(/^This period 290\.3 MB so far, .* estimated$/),
    )

    // The same check asks the provider again.
    const check = canvas.getByRole('button', { name: 'Check' })
    await userEvent.click(check)
    await waitFor(() => expect(api.calls('getCurrentCellularUsage')).toHaveLength(2))
    await expect(check).toHaveFocus()
  },
})

export const CurrentDark = Current.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const CurrentPhone = Current.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

// Beyond the cap: only this enterprise has usage of earlier periods.
export const EarlierPeriods = meta.story({
  tags: ['!dev'],
  parameters: { url: current(northgate) },
  play: async ({ canvas }) => {
    // Like the forecast, which counts the current period only.
    await expect(await canvas.findByText('628.9 MB over 4 SIMs')).toBeVisible()
    const panel = within(canvas.getByRole('region', { name: 'Forecast' }))
    await expect(panel.getByText('628.9 MB')).toBeVisible()
  },
})

/** When none of the SIM cards has used any data in the period. */
export const LoadingThenNoUsage = meta.story({
  parameters: {
    url: past(freshFields),
    answers: { getPastCellularUsage: { delay: 'infinite' } },
  },
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: 'Data usage' })
    await expect(section).toHaveAttribute('aria-busy', 'true')
    api.answer({ getPastCellularUsage: { example: 'empty' } })
    await expect(await canvas.findByRole('heading', { name: 'No usage' })).toBeVisible()
  },
})

/** When the provider does not know the enterprise, whose SIM cards carry its token as their tag. */
export const NoTag = meta.story({
  parameters: { url: current(copperKettle) },
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent('No such tag was found')
    await expect(notice).toHaveTextContent('copper-kettle-diners')
    await expect(api.calls('getCurrentCellularUsage')).toHaveLength(0)
  },
})

export const NoTagDark = NoTag.extend({ tags: ['!test'], globals: { theme: 'dark' } })

/** When the tags of the SIM cards cannot be looked up. */
export const Failed = meta.story({
  parameters: {
    url: current(freshFields),
    answers: { listCellularTags: { code: 500 } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('API lookup failed')
    await shown()
    api.answer({ listCellularTags: {} })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('290.3 MB over 4 SIMs')).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()

    api.answer({ getCurrentCellularUsage: { example: 'failed' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('API lookup failed')
    await expect(alert).toHaveTextContent('The cellular provider did not answer in time.')
  },
})

/** When the provider of the SIM cards answers with a reason instead of figures. */
export const RefusedByTheProvider = meta.story({
  tags: ['!test'],
  parameters: { url: current(valleVerde) },
})

/** When a link leads to an enterprise that no longer exists. */
export const NoSuchEnterprise = meta.story({
  parameters: { url: screen(999), consoleErrors: ['This record no longer exists.'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Page not found' }),
    ).toBeVisible()
    await expect(canvas.getByText('This record no longer exists.')).toBeVisible()
  },
})
