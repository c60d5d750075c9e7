import { expect, screen, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import { EditorOfForm, onChange, paste } from '../../../../.storybook/document-editor.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

/** Images in the text of a help document. */
const meta = preview.meta({
  title: 'Screens/Administration/Help Documents/Edit Document/Editor/Images',
  component: EditorOfForm,
  beforeEach: () => void onChange.mockClear(),
})

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const failure = 'Unexpected failure while reading from the database.'

/** After a paste of text with several images, each of which needs an alternative text. */
export const SeveralPastedImages = meta.story({
  parameters: { consoleErrors: [failure] },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Content' })
    const image = `<img src="data:image/png;base64,${dot}" alt="A dot">`
    const pasted = `<p>One ${image} two ${image} three</p>`
    paste(text, pasted)
    const dialog = await screen.findByRole('dialog', { name: 'Images' })
    await waitFor(() => expect(dialog).toBeVisible())
    await shown()
    await userEvent.type(within(dialog).getAllByLabelText('Alternative text')[0]!, '!{Escape}')
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveAccessibleDescription(
      'The text will be pasted without the images.',
    )
    await userEvent.click(within(question).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('<p>One two three</p>'))

    await userEvent.clear(text)
    paste(text, pasted)
    const second = within(await screen.findByRole('group', { name: 'Image 2 of 2' }))
    api.answer({ uploadDocumentImage: { code: 500 } })
    await userEvent.click(screen.getByRole('button', { name: 'Insert' }))
    await waitFor(() => expect(screen.getByText(/^Some images were not uploaded/)).toBeVisible())
    await expect(screen.getAllByText(failure)).toHaveLength(2)
    // The first one that fails does not keep the second back.
    await expect(api.calls('uploadDocumentImage')).toHaveLength(2)
    api.answer({ uploadDocumentImage: {} })
    await userEvent.click(second.getByRole('button', { name: /^Remove/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith(
        expect.stringMatching(
          /^<p>One <img src="\/docs\/images\/image-1[^>]* width="1" height="1"> two three<\/p>$/,
        ),
      ),
    )
    await expect(api.calls('uploadDocumentImage')).toHaveLength(3)
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
})

/** After a paste of text with an image: its alternative text is asked for. */
export const PastedImages = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Content' })
    paste(text, `<p>Before <img src="data:image/png;base64,${dot}" alt="A dot"> after</p>`)
    const dialog = await screen.findByRole('dialog', { name: 'Image' })
    await waitFor(() => expect(dialog).toBeVisible())
    await shown()
    const alt = screen.getByLabelText('Alternative text')
    await expect(alt).toHaveValue('A dot')
    await userEvent.clear(alt)
    await userEvent.click(screen.getByRole('button', { name: 'Insert' }))
    await waitFor(() =>
      expect(alt).toHaveAccessibleDescription(/Describe the image, or mark it as decorative\.$/),
    )
    await userEvent.type(alt, 'A black dot')
    await userEvent.click(screen.getByRole('button', { name: 'Insert' }))
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith(
        expect.stringMatching(
          /^<p>Before <img src="\/docs\/images\/image-1[^"]*" alt="A black dot" width="1" height="1"> after<\/p>$/,
        ),
      ),
    )

    const outside = '<img src="https://example.com/a.png">'
    paste(text, `<p><img src="data:image/png;base64,${dot}" alt="A dot">${outside}</p>`)
    await screen.findByRole('dialog', { name: 'Image' })
    await userEvent.click(await screen.findByRole('button', { name: 'Insert' }))
    await waitFor(() => expect(within(text).getAllByRole('img', { name: 'A dot' })).toHaveLength(1))
    await expect(await canvas.findByText(/^1 image was not pasted/)).toBeVisible()

    paste(text, '<p>With <img src="https://example.com/a.png"> two <img src="file:///b.png"></p>')
    await expect(await canvas.findByText(/^2 images were not pasted/)).toBeVisible()
  },
})

/** After “From another document” in the dialog of an image. */
export const ImageOfAnotherDocument = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Content' })
    await userEvent.click(text)
    await userEvent.keyboard('Look: ')
    await userEvent.click(canvas.getByRole('button', { name: 'Image' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Image' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'From another document' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Insert' }))
    await waitFor(() => expect(dialog.getByText('Choose an image.')).toBeVisible())
    await waitFor(() => expect(dialog.getByText(/^\d+ images?$/)).toBeVisible())
    const broken = await dialog.findByRole('radio', { name: /Image cannot be loaded/ })
    await expect(broken).toBeDisabled()
    await userEvent.type(dialog.getByRole('searchbox'), 'LHT65N')
    const picture = await dialog.findByRole('radio', { name: /LHT65N.*Used in .*battery/ })
    await userEvent.click(picture)
    await shown()
    const alt = dialog.getByLabelText('Alternative text')
    await expect(alt).toHaveValue(
      'The back of an LHT65N sensor with the two screws of its battery lid marked',
    )
    await userEvent.clear(alt)
    await userEvent.type(alt, 'The lid')
    await userEvent.click(dialog.getByRole('button', { name: 'Small' }))
    await expect(dialog.getByLabelText('Width in pixels')).toHaveValue('240')
    await userEvent.click(dialog.getByRole('button', { name: 'Insert' }))
    const inserted = await within(text).findByRole('img', { name: 'The lid' })
    await waitFor(() => expect(inserted).toHaveAttribute('width', '240'))
    const image = /<img src="\/docs\/images\/[^"]+" alt="The lid" width="240" height="120">/
    await expect(onChange).toHaveBeenLastCalledWith(expect.stringMatching(image))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})
