import { expect, screen, waitFor, within } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import preview from '../../../.storybook/preview.tsx'
import { shown } from '../../../.storybook/shown.ts'

const audit = '/admin-admin/audit-logs'

const meta = preview.meta({
  title: 'Screens/Administration/Audit Logs',
  parameters: { layout: 'fullscreen', url: `${audit}?enterpriseId=1` },
})

/** The open dialog, once it is visible. */
async function openDialog() {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

const valueOf = (dialog: ReturnType<typeof within>, key: string) =>
  dialog.getByText(key, { selector: 'dt *' }).closest('div')?.querySelector('dd')?.innerText

/** After a press on “View Detail” of a change: what it changed, field by field. */
export const Changes = meta.story({
  parameters: { answers: { listAuditEvents: { example: 'changes' } } },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^View Detail/ })
    await userEvent.click(first!)
    let dialog = await openDialog()
    await expect(dialog.getByRole('heading', { name: 'Changed in device' })).toBeVisible()
    await expect(valueOf(dialog, 'display_name')).toContain('Produce cooler')
    await userEvent.click(dialog.getByRole('textbox', { name: 'Search the record' }))
    await userEvent.paste('900')
    await expect(dialog.getAllByRole('term').map((term) => term.textContent)).toEqual(['rate'])
    await userEvent.click(dialog.getByRole('button', { name: 'Compare with previous' }))
    await dialog.findByText(/^No earlier change to this record was found\./)
    await expect(dialog.getByRole('textbox', { name: 'Search the record' })).toHaveValue('900')

    await userEvent.click(dialog.getByRole('button', { name: 'Next change' }))
    await userEvent.keyboard('{ArrowRight}')
    dialog = await openDialog()
    await dialog.findByRole('heading', { name: 'Added in notification_preference' })
    await userEvent.keyboard('{ArrowLeft}')
    await dialog.findByRole('heading', { name: 'Changed in enterprise_preference' })
    await expect(valueOf(dialog, 'string_value')).toContain('null')
  },
})

/** While the changes of an enterprise load. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { listAuditEvents: { delay: 'infinite' } } },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** When the screen opens and no enterprise is chosen. */
export const NoEnterprise = meta.story({
  parameters: {
    url: audit,
    answers: { listAuditEvents: { code: 500 } },
    consoleErrors: ['Unexpected failure', 'listAuditEvents failed (500)'],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Choose an enterprise')
    await shown()
    await expect(api.calls('listAuditEvents')).toEqual([])
    const box = await canvas.findByRole('combobox', { name: 'Enterprise' })
    await userEvent.click(box)
    await userEvent.paste('Harbor Grill')
    await userEvent.click(await screen.findByRole('option', { name: 'Harbor Grill' }))
    await canvas.findByText('This could not be loaded')
    api.answer({ listAuditEvents: { example: 'empty' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText('No changes')
  },
})

/** When nothing was changed for the chosen enterprise. */
export const Empty = meta.story({
  tags: ['!test'],
  parameters: { answers: { listAuditEvents: { example: 'empty' } } },
})

/** When the stored record of a change is not valid JSON. */
export const Malformed = meta.story({
  parameters: { url: `${audit}?enterpriseId=13&tableName=malformed_record` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^View Detail/ }))
    const dialog = await openDialog()
    await expect(
      dialog.getByText('This record is not valid JSON. It is shown unchanged.'),
    ).toBeVisible()
    await expect(dialog.getByText(/ mid$/)).toBeVisible()
  },
})

/** When the open change has an earlier one of the same record to be compared with. */
export const TwoChangesOfOneRecord = meta.story({
  parameters: {
    url: `${audit}?enterpriseId=1&entry=p1`,
    answers: { listAuditEvents: { example: 'changesOfOneDevice' } },
  },
  play: async () => {
    const dialog = await openDialog()
    await expect(dialog.getByText('Server')).toBeVisible()
    await expect(dialog.getByText(/^Compared with the change on Nov 15, 2026/)).toBeVisible()
    await expect(valueOf(dialog, 'rate')).toContain('Before: 300')
    await expect(valueOf(dialog, 'tags')).toContain('"Front of house",\n  "Cold"')
    await expect(
      dialog.getAllByText(/^(Changed|Added|Removed)$/).map((mark) => mark.textContent),
    ).toEqual(['Changed', 'Removed'])
  },
})

/** After a filter that the server does not offer, so that the entries are looked through here. */
export const FoundAmongThoseThatWereRead = meta.story({
  parameters: {
    url: `${audit}?enterpriseId=2&type=DELETE`,
    answers: { listAuditEvents: { code: 500 } },
    consoleErrors: ['Unexpected failure'],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This could not be loaded')
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
    api.answer({ listAuditEvents: {} })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText(/^Looked through all \d+ entries\.$/)).toBeVisible()
    await shown()
    await expect(await canvas.findAllByText('Deleted', { selector: 'span' })).not.toHaveLength(0)
    await expect(canvas.queryByText('Changed', { selector: 'span' })).not.toBeInTheDocument()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Changed by' }), 'nobody at all')
    await expect(await canvas.findByRole('heading', { name: 'No matching changes' })).toBeVisible()
  },
})

/** When the changes cannot be loaded. */
export const Failed = meta.story({
  tags: ['!test'],
  parameters: { answers: { listAuditEvents: { code: 500 } } },
})
