import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

type Play = { canvas: ReturnType<typeof within>; userEvent: UserEventObject }

const url = '/admin-admin/scheduler'

/** A daily report of an enterprise: its time, and who receives it by email. */
const meta = preview.meta({
  title: 'Screens/Administration/Scheduler/Reports',
  parameters: { layout: 'fullscreen', url },
})

const failure = 'Unexpected failure while reading from the database.'

/** The section of a report, and the form that a press there opens. */
async function openReport({ canvas, userEvent }: Play, press: string, enterprise: string) {
  const report = within(await canvas.findByRole('region', { name: 'All Devices Report' }))
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

/** When a colleague has replaced the report that is deleted. */
export const ReplacedBeforeDeletion = meta.story({
  parameters: {
    url: `${url}?enterprise=1`,
    answers: { deleteReportConfig: { code: 404 } },
  },
  play: async ({ canvas, userEvent }) => {
    const report = within(await canvas.findByRole('region', { name: 'All Devices Report' }))
    await userEvent.click(await report.findByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(
      await question.findByText(/^Someone else has replaced this report in the meantime\./),
    ).toBeVisible()
    await expect(screen.queryByText(/ was deleted\.$/)).not.toBeInTheDocument()
  },
})
