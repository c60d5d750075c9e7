import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import preview from '../../../.storybook/preview.tsx'
import { shown } from '../../../.storybook/shown.ts'

type Canvas = ReturnType<typeof within>
type Play = { canvas: Canvas; userEvent: UserEventObject }

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

/** The section of a report, and the form that a press there opens. */
async function openReport({ canvas, userEvent }: Play, press: string, enterprise: string) {
  const report = await section(canvas, 'All Devices Report')
  await userEvent.click(await report.findByRole('button', { name: press }))
  const name = `${press} All Devices Report for ${enterprise}`
  const dialog = within(await screen.findByRole('dialog', { name }))
  const recipients = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Recipients' })
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  const saveFor = async (addresses: string) => {
    await userEvent.clear(recipients)
    await userEvent.paste(addresses)
    await save()
  }
  return { report, dialog, recipients, save, saveFor }
}

const dialogCloses = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

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

/** When a report is replaced and the old one is deleted, but the new one is not saved. */
export const ReplaceHalfway = meta.story({
  parameters: { url: `${url}?enterprise=1`, consoleErrors: [failure] },
  play: async (play) => {
    const form = await openReport(play, 'Replace', 'Fresh Fields Market')
    const { report, dialog, recipients, save, saveFor } = form
    const { userEvent } = play
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Frequency' }), 'Every week')
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Day of the week' }),
      'Thursday',
    )
    await saveFor('ops@freshfields.example\nnot an address')
    await waitFor(() =>
      expect(recipients).toHaveAccessibleDescription(/Enter valid email addresses/),
    )

    // The dialog stays until the outcome is known.
    api.answer({ createReportConfig: { delay: 'infinite' } })
    await saveFor('ops@freshfields.example\nnight@freshfields.example')
    await waitFor(() => expect(api.calls('createReportConfig')).toHaveLength(1))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Escape}')
    await dialog.findByText('Still working. The result will appear here.')
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    api.answer({ createReportConfig: { code: 500 } })
    await dialog.findByText(/It is not known whether the report was added\./)
    api.answer({ createReportConfig: { code: 403 } })
    await save()
    await dialog.findByText(
      /^The earlier report was deleted, but the new one was not added\. Nothing/,
    )
    await shown()
    api.answer({ createReportConfig: { code: 409 } })
    await save()
    await dialog.findByText(/^It is not known whether the report was added\./)
    await dialog.findByText('This report is configured for this enterprise already.')
    await expect(recipients).toHaveValue('ops@freshfields.example\nnight@freshfields.example')

    api.answer({ createReportConfig: {} })
    await save()
    await expect(
      await report.findByText(/^Every week on Thursday at 6:00\sAM \(US\/Eastern\)$/),
    ).toBeVisible()
    await expect(api.calls('deleteReportConfig')).toHaveLength(1)
    await dialogCloses()

    await userEvent.click(report.getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await report.findByText('Not scheduled')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await report.findByText(/^Every week on Thursday/)).toBeVisible()
  },
})

// The report that was deleted is not saved, although the form counts its values as saved.
/** When somebody types back what the deleted report had. */
export const TypedBack = meta.story({
  parameters: { url: `${url}?enterprise=1` },
  play: async (play) => {
    const form = await openReport(play, 'Replace', 'Fresh Fields Market')
    const { dialog, recipients, saveFor } = form
    const before = recipients.value
    api.answer({ createReportConfig: { code: 403 } })
    await saveFor('ops@freshfields.example')
    await dialog.findByText(/^The earlier report was deleted, but the new one was not added\./)
    await shown()
    api.answer({ createReportConfig: {} })
    await saveFor(before)
    await waitFor(() => expect(api.calls('createReportConfig')).toHaveLength(2))
    await dialogCloses()
  },
})

/** When a colleague has scheduled the same report in the meantime. */
export const ScheduledMeanwhile = meta.story({
  parameters: { url: `${url}?enterprise=3` },
  play: async (play) => {
    const { report, dialog, save, saveFor } = await openReport(play, 'Add', 'Northgate Foods')
    const { userEvent } = play
    await api.elsewhere('POST', '/reports/config', {
      enterpriseId: 3,
      reportType: 'ALL_DEVICES_REPORT',
      frequency: 'WEEKLY',
      dayOfWeek: 'MONDAY',
      timeOfDay: '07:00',
      timezone: 'US/Eastern',
      recipients: ['night@northgate-foods.example'],
    })
    await saveFor('ops@northgate-foods.example')
    await dialog.findByText(/^Someone else has scheduled this report in the meantime\./)
    await save()
    const question = within(
      await screen.findByRole('dialog', {
        name: /^All Devices Report .* has changed in the meantime$/,
      }),
    )
    await expect(api.calls('deleteReportConfig')).toHaveLength(0)
    const frequency = question.getByRole('radiogroup', { name: 'Frequency' })
    await expect(frequency).toHaveTextContent('Your changeEvery daySaved in the meantimeEvery week')
    await shown()
    // The default time counts as chosen.
    for (const [name, side] of Object.entries({ Frequency: 0, 'Time of day': 1, Recipients: 0 })) {
      const sides = within(question.getByRole('radiogroup', { name })).getAllByRole('radio')
      await userEvent.click(sides[side]!)
    }
    await userEvent.click(question.getByRole('button', { name: 'Save' }))
    await expect(await report.findByText('ops@northgate-foods.example')).toBeVisible()
    await expect(report.getByText(/^Every day at 7:00\sAM/)).toBeVisible()
    await dialogCloses()
  },
})
