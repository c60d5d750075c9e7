import { expect, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import preview from '../../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Enterprises/Edit',
  parameters: { layout: 'fullscreen', url: '/admin-admin/enterprises/edit/1' },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Edit Fresh Fields Market' }),
    ).toBeVisible()
    await expect(canvas.getByLabelText('Name')).toHaveValue('Fresh Fields Market')
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute(
      'href',
      '/admin-admin/enterprises',
    )
    await expect(canvas.getByRole('img', { name: 'Logo of Fresh Fields Market' })).toBeVisible()
  },
})

export const Dark = Loaded.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = Loaded.extend({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const NameMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.type(name, '  ')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('Required'))
    await expect(name).toHaveFocus()
    await expect(api.calls('updateEnterprise')).toEqual([])
  },
})

export const Saved = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.type(name, ' Fresher Fields {Enter}')
    await expect(await canvas.findByText('Enterprise edited')).toBeVisible()
    await expect(await canvas.findByRole('cell', { name: 'Fresher Fields' })).toBeVisible()
    await expect(await api.calls('updateEnterprise')[0]?.json()).toEqual({ name: 'Fresher Fields' })
  },
})

export const NameTaken = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Harbor Grill{Enter}')
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription('Another enterprise has this name.'),
    )
    await expect(name).toHaveValue('Harbor Grill')
    await expect(canvas.getByRole('alert')).toHaveTextContent('The enterprise was not saved')
    await expect(canvas.getAllByText('Another enterprise has this name.')).toHaveLength(1)
  },
})

export const SaveFailed = meta.story({
  parameters: {
    answers: { updateEnterprise: { code: 500 } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Name')
    await userEvent.type(name, ' 2{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Unexpected failure while reading from the database.',
    )
    await expect(name).toHaveValue('Fresh Fields Market 2')
    api.answer({ updateEnterprise: {} })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Enterprise edited')).toBeVisible()
  },
})

export const LeftWithoutSaving = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), '!')
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    const page = within(canvasElement.ownerDocument.body)
    const question = await page.findByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(question).toHaveTextContent('Fresh Fields Market')
    await userEvent.click(within(question).getByRole('button', { name: 'Leave and discard' }))
    await expect(await canvas.findByRole('heading', { name: 'Enterprises' })).toBeVisible()
  },
})

const focused = ({ ownerDocument }: HTMLElement) =>
  ownerDocument.activeElement instanceof HTMLElement ? ownerDocument.activeElement : null

const image = new File(
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>'],
  'logo.svg',
  { type: 'image/svg+xml' },
)

export const LogoDialog = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change logo' }))
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Change logo' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }))
    const error = await dialog.findByText('Choose an image first.')
    await waitFor(() => expect(error).toBeVisible())
  },
})

export const LogoDialogDark = LogoDialog.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const LogoDialogPhone = LogoDialog.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const LogoChanged = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change logo' }))
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Change logo' }))
    await userEvent.upload(dialog.getByLabelText('Image'), image)
    await expect(await dialog.findByText('logo.svg')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }))
    const said = await page.findByText('Logo updated successfully')
    await waitFor(() => expect(said).toBeVisible())
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const LogoRefused = meta.story({
  parameters: { answers: { uploadEnterpriseLogo: { code: 413 } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change logo' }))
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Change logo' }))
    await userEvent.upload(dialog.getByLabelText('Image'), image)
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }))
    await expect(await dialog.findByText('Error in Logo Upload')).toBeVisible()
    await expect(dialog.getByText('logo.svg')).toBeVisible()
  },
})

export const LogoTooLarge = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change logo' }))
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Change logo' }))
    const large = new File([new Uint8Array(5_000_001)], 'wall.png', { type: 'image/png' })
    await userEvent.upload(dialog.getByLabelText('Image'), large)
    await expect(dialog.getByLabelText('Image')).toHaveAccessibleDescription(
      'wall.png is too large. The limit is 5 MB.',
    )
    await expect(dialog.queryByRole('listitem')).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }))
    await expect(api.calls('uploadEnterpriseLogo')).toEqual([])
  },
})

export const LogoOnItsWay = meta.story({
  parameters: { answers: { uploadEnterpriseLogo: { delay: 'infinite' } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change logo' }))
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Change logo' }))
    await userEvent.upload(dialog.getByLabelText('Image'), image)
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }))
    await expect(await dialog.findByRole('progressbar', { name: 'Sending logo.svg' })).toBeVisible()
    await expect(dialog.getAllByRole('button', { name: 'Cancel' })).toHaveLength(1)
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible()
  },
})

export const LogoOnItsWayDark = LogoOnItsWay.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const LogoOnItsWayPhone = LogoOnItsWay.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const LogoGivenUp = LogoOnItsWay.extend({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change logo' }))
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Change logo' }))
    await userEvent.upload(dialog.getByLabelText('Image'), image)
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument())
    await expect(dialog.getByText('logo.svg')).toBeVisible()
    await expect(page.getByRole('dialog')).toContainElement(focused(canvasElement))
    api.answer({ uploadEnterpriseLogo: {} })
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }))
    const said = await page.findByText('Logo updated successfully')
    await waitFor(() => expect(said).toBeVisible())
  },
})

export const LogoDialogClosedMeanwhile = LogoOnItsWay.extend({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change logo' }))
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Change logo' }))
    await userEvent.upload(dialog.getByLabelText('Image'), image)
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }))
    await dialog.findByRole('progressbar')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Change logo' })).toHaveFocus()
  },
})

export const NoLogo = meta.story({
  parameters: { url: '/admin-admin/enterprises/edit/6' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Logo of Bluebird Bakery Cafés' }),
    ).toBeVisible()
  },
})

export const CannotBeLoaded = meta.story({
  parameters: {
    answers: { getEnterprise: { code: 404 } },
    consoleErrors: ['This record no longer exists.'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not load enterprise for editing')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Enterprises' })).toBeVisible()
  },
})
