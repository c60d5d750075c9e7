import { expect, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import preview from '../../../../.storybook/preview.tsx'

const screen = (enterpriseId: number) => `/admin-admin/enterprises/${enterpriseId}/cellular`
const [freshFields, harborGrill, copperKettle, valleVerde] = [1, 2, 4, 5]
const past = (enterpriseId: number, starting = '2026-08-01') =>
  `${screen(enterpriseId)}?ending=2026-10-31&starting=${starting}&usage=past`
const current = (enterpriseId: number) => `${screen(enterpriseId)}?usage=current`

const meta = preview.meta({
  title: 'Screens/Enterprises/Cellular',
  parameters: { layout: 'fullscreen', url: screen(freshFields) },
})

export const NothingChecked = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: 'Cellular usage of Fresh Fields Market',
      }),
    ).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^Past usage/ })).toBeChecked()
    await expect(canvas.queryByRole('heading', { name: 'Data usage' })).not.toBeInTheDocument()
    await expect(api.calls('listCellularTags')).toHaveLength(0)
  },
})

export const Phone = NothingChecked.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const DatesMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }))
    await expect(await canvas.findByText('Start Date Required')).toBeVisible()
    await expect(canvas.getByText('End Date Required')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Start date' })).toHaveFocus()
    await expect(api.calls('listCellularTags')).toHaveLength(0)
  },
})

export const DatesInvalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    const start = await canvas.findByRole('textbox', { name: 'Start date' })
    const end = canvas.getByRole('textbox', { name: 'End date' })
    await userEvent.type(start, '02/30/2026{Tab}')
    await expect(start).toHaveAccessibleDescription('Enter a date such as 12/31/2026.')
    await userEvent.type(end, '11/01/2026{Enter}')
    await waitFor(() => expect(start).toHaveAccessibleDescription('Start Date Required'))
    await expect(start).toHaveFocus()
    await expect(end).toHaveAccessibleDescription('Choose Oct 31, 2026 or earlier.')
    await userEvent.clear(end)
    await expect(end).toHaveAccessibleDescription('End Date Required')
    await expect(api.calls('listCellularTags')).toHaveLength(0)
  },
})

export const DatesTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Start date' }), '10/01/2026')
    await userEvent.type(canvas.getByRole('textbox', { name: 'End date' }), '10/31/2026{Enter}')
    await expect(await canvas.findByText(/over 4 links$/)).toBeVisible()
    const url = new URL(api.calls('getPastCellularUsage').at(-1)?.url ?? '')
    await expect(Object.fromEntries(url.searchParams)).toEqual({
      tagId: '701',
      starting: '2026-10-01',
      ending: '2026-10-31',
    })
  },
})

export const Past = meta.story({
  parameters: { url: past(freshFields) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2.2 GB in 616 sessions over 4 links')).toBeVisible()
    await expect(await canvas.findByRole('table', { name: 'Past usage' })).toBeVisible()
    const amount = canvas.getByText('412.9 MB')
    await expect(amount).toBeVisible()
    amount.focus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}')
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent(
      /^412,9\d\d,\d\d\d bytes$/,
    )
    await expect(canvas.getByTitle('August 2026: 740.2 MB')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Start date' })).toHaveValue('08/01/2026')
  },
})

export const PastDark = Past.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const PastTablet = Past.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'tablet' } },
})

export const PastPhone = Past.extend({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const TwoYears = meta.story({
  parameters: { url: past(freshFields, '2024-01-01') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 to 20 of 96 rows')).toBeVisible()
    await expect(canvas.getByTitle(/^November 2024: /)).toBeVisible()
  },
})

export const OneMonth = meta.story({
  parameters: { url: past(freshFields, '2026-10-01') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('October 2026: 740.2 MB')).toBeVisible()
  },
})

export const MonthUnknown = meta.story({
  parameters: { url: past(harborGrill, '2026-10-01') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: 'N/A' })).toBeVisible()
  },
})

export const Current = meta.story({
  parameters: { url: current(freshFields) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('290.3 MB over 4 links')).toBeVisible()
    await expect(
      (await canvas.findAllByRole('cell', { name: /Dec 1, 2026, 12:00\sAM EST/ }))[0],
    ).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'N/A' })).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Start date' })).not.toBeInTheDocument()
  },
})

export const CurrentDark = Current.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const CurrentPhone = Current.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const DatesKeptMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Start date' }), '10/01/2026')
    await userEvent.type(canvas.getByRole('textbox', { name: 'End date' }), '10/31/2026')
    await userEvent.click(canvas.getByRole('radio', { name: /^Current usage/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await canvas.findByText('290.3 MB over 4 links')
    await userEvent.click(canvas.getByRole('radio', { name: /^Past usage/ }))
    await expect(canvas.getByRole('textbox', { name: 'Start date' })).toHaveValue('10/01/2026')
    await expect(canvas.getByRole('textbox', { name: 'End date' })).toHaveValue('10/31/2026')
  },
})

export const CheckedAgain = Current.extend({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('290.3 MB over 4 links')
    const check = canvas.getByRole('button', { name: 'Check' })
    await userEvent.click(check)
    await waitFor(() => expect(api.calls('getCurrentCellularUsage')).toHaveLength(2))
    await expect(check).toHaveFocus()
  },
})

export const Loading = meta.story({
  parameters: {
    url: past(freshFields),
    answers: { getPastCellularUsage: { delay: 'infinite' } },
  },
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: 'Data usage' })
    await expect(section).toHaveAttribute('aria-busy', 'true')
  },
})

export const NoUsage = meta.story({
  parameters: {
    url: past(freshFields),
    answers: { getPastCellularUsage: { example: 'empty' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No usage' })).toBeVisible()
  },
})

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

export const RefusedByTheProvider = meta.story({
  parameters: { url: current(valleVerde) },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('API lookup failed')
    await expect(alert).toHaveTextContent('The cellular provider did not answer in time.')
  },
})

export const Failed = meta.story({
  parameters: {
    url: past(freshFields),
    answers: { listCellularTags: { code: 500 } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('API lookup failed')
  },
})

export const Retried = Failed.extend({
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    api.answer({ listCellularTags: {} })
    await userEvent.click(retry)
    await expect(await canvas.findByText('2.2 GB in 616 sessions over 4 links')).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

export const NoSuchEnterprise = meta.story({
  parameters: { url: screen(999), consoleErrors: ['This record no longer exists.'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Page not found' }),
    ).toBeVisible()
    await expect(canvas.getByText('This record no longer exists.')).toBeVisible()
  },
})
