import { expect, screen, waitFor, within } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import preview from '../../../.storybook/preview.tsx'
import { shown } from '../../../.storybook/shown.ts'

type Canvas = ReturnType<typeof within>

const url = '/admin-admin/scheduler'

const meta = preview.meta({
  title: 'Screens/Administration/Scheduler',
  parameters: { layout: 'fullscreen', url },
})

/** The days up to the sandbox's own time. A story's clock shows the real one. */
const days = 'start=2026-11-09&end=2026-11-16'

const failure = 'Unexpected failure while reading from the database.'

const section = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }))

/** When the screen opens: errors of the last week, and all jobs. */
export const Loaded = meta.story({
  parameters: { url: `${url}?${days}` },
  play: async ({ canvas, userEvent }) => {
    const errors = await section(canvas, 'Scheduler errors')
    await expect(await errors.findByText('27 errors')).toBeVisible()
    await expect(canvas.getByText('Days and times are in US Eastern time.')).toBeVisible()
    await expect(errors.getByRole('textbox', { name: 'Start day' })).toHaveValue('11/09/2026')
    await expect(errors.getAllByRole('row')[1]).toHaveTextContent(
      /^Nov 16, 2026, 9:42\sAM ESTCould not mail the report .*ReportMailersend148$/,
    )

    // A message of many lines, and a class that shows its full name.
    await userEvent.click(errors.getByRole('button', { name: 'Show all' }))
    await expect(errors.getByText(/Caused by: java\.lang\.NullPointerException/)).toBeVisible()
    await userEvent.click(errors.getByRole('button', { name: 'Show less' }))
    await expect(errors.queryByText(/Caused by/)).not.toBeInTheDocument()
    const [mailer] = errors.getAllByRole('button', {
      name: 'com.waypost.reporting.delivery.ReportMailer',
    })
    await expect(mailer).toHaveTextContent(/^ReportMailer$/)
    await userEvent.hover(mailer!)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/^com\.waypost\.reporting/)
    await userEvent.unhover(mailer!)

    const jobs = await section(canvas, 'Job status')
    await expect(jobs.getByText(/^15 jobs/)).toBeVisible()
    const row = (name: RegExp) => jobs.getByRole('row', { name })
    await expect(row(/Riverbend Foods/)).toHaveTextContent(/8:00\sAM EST Overdue/)
    await expect(row(/Saffron House/)).toHaveTextContent('TEMPERATURE_LOG_EXPORT')
    await expect(row(/legacy-digest-24/)).toHaveTextContent('Unknown')
    await expect(row(/all-devices-report-5-55/)).toHaveTextContent(/All Devices Report.*N\/A/)
    await expect(row(/corrective-actions-report-3-54/)).toHaveTextContent(
      'Corrective Actions Report',
    )

    // Equal errors share a row.
    await userEvent.click(errors.getByRole('tab', { name: 'Grouped' }))
    await expect(
      await errors.findByRole('row', { name: /^Cellular usage: .*fetchCurrentPeriod:203 3 / }),
    ).toBeVisible()

    const end = errors.getByRole('textbox', { name: 'End day' })
    await userEvent.clear(end)
    await userEvent.type(end, '11/08/2026')
    await expect(await errors.findByText('The end must not be before the start.')).toBeVisible()
    await expect(errors.queryByRole('row')).not.toBeInTheDocument()
    // How many errors a job has is not known then.
    await expect(row(/Riverbend Foods/)).not.toHaveTextContent('No errors')
    const start = errors.getByRole('textbox', { name: 'Start day' })
    await userEvent.clear(start)
    // Without a first day, there are all errors up to the last one.
    await expect(await errors.findByText(/^[1-9]\d errors$/)).toBeVisible()
    await expect(start).toHaveValue('')
    await userEvent.type(start, '11/08/2026')
    await expect(await errors.findByText('5 errors')).toBeVisible()
    await expect(end).not.toHaveAttribute('aria-invalid')
  },
})

/** While errors and jobs load. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: {
    answers: {
      listSchedulerJobs: { delay: 'infinite' },
      listSchedulerErrors: { delay: 'infinite' },
    },
  },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** When no jobs are scheduled, and no errors were logged. */
export const Empty = meta.story({
  tags: ['!test'],
  parameters: {
    answers: { listSchedulerJobs: { example: 'empty' }, listSchedulerErrors: { example: 'empty' } },
  },
})

/** When the user may see the jobs, but not the errors. */
export const WithoutErrors = meta.story({
  parameters: { user: 'scheduler' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^15 jobs/)).toBeVisible()
    await expect(canvas.queryByText('Scheduler errors')).not.toBeInTheDocument()
    await expect(api.calls('listSchedulerErrors')).toHaveLength(0)
  },
})

/** When the user’s access comes from the older menu entry for errors. */
export const ErrorsOfLegacyGroup = meta.story({
  parameters: { user: 'push', url: `${url}?${days}` },
  play: async ({ canvas }) => {
    const errors = await section(canvas, 'Scheduler errors')
    await expect(await errors.findByText('27 errors')).toBeVisible()
  },
})

/** After a press on the count of a job’s errors, and back. */
export const AJobLeadsToItsErrorsAndBack = meta.story({
  parameters: { url: `${url}?${days}&jobs.search=report` },
  play: async ({ canvas, userEvent }) => {
    const jobs = await section(canvas, 'Job status')
    const [count] = await jobs.findAllByRole('link', { name: /^[1-9]\d* errors?$/ })
    const errors = await section(canvas, 'Scheduler errors')
    const total = count!.textContent
    await userEvent.click(count!)
    const search = errors.getByRole('textbox', { name: 'Search errors' })
    await waitFor(() => expect(search).not.toHaveValue(''))
    const [back] = await errors.findAllByRole('link')
    await expect(back).toHaveTextContent((search as HTMLInputElement).value)
    await expect(errors.getByRole('textbox', { name: 'Start day' })).toHaveValue('11/09/2026')
    const find = jobs.getByRole('textbox', { name: 'Search jobs' })
    await expect(find).toHaveValue('report')
    await userEvent.click(back!)
    await waitFor(() => expect(find).toHaveValue((search as HTMLInputElement).value))
    await expect(await jobs.findByRole('link', { name: total })).toBeVisible()
    await expect(search).not.toHaveValue('')
  },
})

/** When the errors cannot be loaded while the jobs still load. */
export const SectionsFailIndependently = meta.story({
  parameters: {
    url: `${url}?enterprise=1`,
    answers: {
      listSchedulerErrors: { code: 500 },
      listSchedulerJobs: { delay: 'infinite' },
      getReportConfig: { code: 500 },
    },
    consoleErrors: [failure],
  },
  play: async ({ canvas, userEvent }) => {
    const errors = await section(canvas, 'Scheduler errors')
    await expect(await errors.findByText('Unable to retrieve scheduler errors')).toBeVisible()
    await shown()
    const jobs = await section(canvas, 'Job status')
    await expect(jobs.queryByRole('alert')).not.toBeInTheDocument()
    api.answer({ listSchedulerJobs: { code: 500 }, listSchedulerErrors: { example: 'empty' } })
    await expect(await jobs.findByText('unable to retrieve status')).toBeVisible()
    await userEvent.click(errors.getByRole('button', { name: 'Try again' }))
    await expect(
      await errors.findByRole('heading', { name: 'No errors on these days' }),
    ).toBeVisible()
    await jobs.findByRole('alert')
    api.answer({ listSchedulerJobs: { example: 'empty' }, getReportConfig: {} })
    // One press repeats both.
    await userEvent.click(await jobs.findByRole('button', { name: 'Try again' }))
    await expect(await jobs.findByRole('heading', { name: 'No jobs yet' })).toBeVisible()
    const report = await section(canvas, 'All Devices Report')
    await expect(await report.findByText(/^Every day at 6:00\sAM \(US\/Eastern\)$/)).toBeVisible()
  },
})
