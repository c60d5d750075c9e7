import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import { fill } from '../../../../.storybook/fill.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Screens/Administration/Enterprises/Edit Enterprise',
  parameters: { layout: 'fullscreen', url: '/admin-admin/enterprises/edit/1' },
})

/** When an enterprise is opened to be changed. */
export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Edit Fresh Fields Market' }),
    ).toBeVisible()
    await expect(canvas.getByLabelText('Name')).toHaveValue('Fresh Fields Market')
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute(
      'href',
      '/admin-admin/enterprises',
    )
    await expect(canvas.getByRole('img', { name: 'Fresh Fields Market logo' })).toBeVisible()
    const way = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }))
    await expect(way.getByRole('link', { name: 'Fresh Fields Market' })).toHaveAttribute(
      'href',
      '/admin-admin/enterprises/view/1',
    )
    await expect(way.getByText('Edit')).toHaveAttribute('aria-current', 'page')
    await shown()

    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Nothing to save')).toBeVisible()
    await expect(api.calls('updateEnterprise')).toEqual([])
    await userEvent.type(canvas.getByLabelText('Name'), '!')
    await expect(canvas.queryByText('Nothing to save')).not.toBeInTheDocument()
  },
})

/** While the enterprise loads. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { getEnterprise: { delay: 'infinite' } } },
})

export const Dark = Loaded.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = Loaded.extend({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

/** When the new name is empty or belongs to another enterprise. */
export const NameRefused = meta.story({
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Name')
    await fill(name, '  ')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('Required'))
    await expect(name).toHaveFocus()
    await expect(api.calls('updateEnterprise')).toEqual([])

    // Without End, keys as fast as these are a scanner's.
    await fill(name, 'Harbor Grill{End}{Enter}')
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription('Another enterprise has this name.'),
    )
    await expect(name).toHaveValue('Harbor Grill')
    await expect(canvas.getByRole('alert')).toHaveTextContent('The enterprise was not saved')
    await expect(canvas.getAllByText('Another enterprise has this name.')).toHaveLength(1)
  },
})

export const FailedThenSaved = meta.story({
  tags: ['!dev'],
  parameters: {
    answers: { updateEnterprise: { code: 500 } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Name')
    await fill(name, ' Fresher Fields {End}{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Unexpected failure while reading from the database.',
    )
    await expect(name).toHaveValue(' Fresher Fields ')
    api.answer({ updateEnterprise: {} })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const row = await canvas.findByRole('row', { name: /Fresher Fields/ })
    await expect(row).toHaveAttribute('data-highlighted')
    const message = canvas.getByText('Enterprise edited')
    await expect(message).toBeVisible()
    await expect(
      await within(message.parentElement!).findByRole('link', { name: 'Fresher Fields' }),
    ).toHaveAttribute('href', '/admin-admin/enterprises/view/1')
    await expect(await api.calls('updateEnterprise').at(-1)?.json()).toEqual({
      name: 'Fresher Fields',
    })
  },
})

export const LeftWithoutSaving = meta.story({
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), '!')
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(question).toHaveTextContent('Fresh Fields Market')
    await userEvent.click(within(question).getByRole('button', { name: 'Leave and discard' }))
    await expect(await canvas.findByRole('heading', { name: 'Enterprises' })).toBeVisible()
  },
})

const image = new File(
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>'],
  'logo.svg',
  { type: 'image/svg+xml' },
)

async function openLogoDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Change logo' }))
  return within(await screen.findByRole('dialog', { name: 'Change logo' }))
}

async function upload() {
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Upload' }))
}

async function uploadImage() {
  const dialog = await openLogoDialog()
  await userEvent.upload(dialog.getByLabelText('Image'), image)
  await upload()
  return dialog
}

async function updated() {
  await waitFor(() => expect(screen.getByText('Logo updated successfully')).toBeVisible())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

/** When the server refuses a new logo. */
export const LogoRefusedThenChanged = meta.story({
  parameters: { answers: { uploadEnterpriseLogo: { code: 413 } } },
  play: async ({ canvas }) => {
    const logo = { name: 'Fresh Fields Market logo', hidden: true }
    const before = (await canvas.findByRole('img', logo)).getAttribute('src')
    const dialog = await openLogoDialog()
    await upload()
    const error = await dialog.findByText('Choose an image first.')
    await waitFor(() => expect(error).toBeVisible())

    const field = dialog.getByLabelText('Image')
    const large = new File([new Uint8Array(5_000_001)], 'wall.png', { type: 'image/png' })
    await userEvent.upload(field, large)
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('wall.png is too large. The limit is 5 MB.'),
    )
    await expect(dialog.queryByRole('listitem')).not.toBeInTheDocument()
    await upload()
    await expect(api.calls('uploadEnterpriseLogo')).toEqual([])

    await userEvent.upload(field, image)
    await upload()
    await expect(await dialog.findByText('Error in Logo Upload')).toBeVisible()
    await shown()
    await expect(dialog.getByText('logo.svg')).toBeVisible()
    // After some failures the server has it.
    await waitFor(() => expect(canvas.getByRole('img', logo)).not.toHaveAttribute('src', before))

    api.answer({ uploadEnterpriseLogo: {} })
    await upload()
    await updated()
  },
})

const showsNoImageChosen = async () => {
  await openLogoDialog()
  await upload()
}

export const LogoDialogDark = meta.story({
  tags: ['!test'],
  globals: { theme: 'dark' },
  play: showsNoImageChosen,
})

export const LogoDialogPhone = meta.story({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
  play: showsNoImageChosen,
})

const neverAnswered = { answers: { uploadEnterpriseLogo: { delay: 'infinite' } } } as const

export const LogoUploadStopped = meta.story({
  tags: ['!dev'],
  parameters: neverAnswered,
  play: async ({ canvas }) => {
    const dialog = await uploadImage()
    await expect(await dialog.findByRole('progressbar', { name: 'Sending logo.svg' })).toBeVisible()
    await expect(dialog.getAllByRole('button', { name: 'Cancel' })).toHaveLength(1)
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible()

    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument())
    await expect(dialog.getByText('logo.svg')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
    )
    api.answer({ uploadEnterpriseLogo: {} })
    await upload()
    await updated()

    api.answer({ uploadEnterpriseLogo: { delay: 'infinite' } })
    const again = await uploadImage()
    await again.findByRole('progressbar')
    await userEvent.click(again.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change logo' })).toHaveFocus())
  },
})

export const LogoUploadDark = meta.story({
  tags: ['!test'],
  globals: { theme: 'dark' },
  parameters: neverAnswered,
  play: async () => void (await uploadImage()),
})

export const LogoUploadPhone = meta.story({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
  parameters: neverAnswered,
  play: async () => void (await uploadImage()),
})

/** When the enterprise has no logo: a placeholder stands in its place. */
export const NoLogo = meta.story({
  parameters: { url: '/admin-admin/enterprises/edit/6' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Bluebird Bakery Cafés logo' }),
    ).toBeVisible()
  },
})

/** When the enterprise no longer exists: back in the list, with the reason. */
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
