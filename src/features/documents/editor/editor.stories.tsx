import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { FieldFrame } from '~/components/form/field-frame.tsx'
import { isRichTextElement } from '~/components/rich-text/sanitize.ts'
import preview from '../../../../.storybook/preview.tsx'
import hostile from '../../../../.storybook/xss-payloads.json'
import { Editor } from './editor.tsx'

const form = { show: (_html: string) => {} }
const onChange = fn()

/** An editor whose content can be replaced, as by a restored draft. */
function EditorOfForm() {
  const [value, setValue] = useState('')
  useEffect(() => void (form.show = setValue), [])
  return (
    <FieldFrame label="Content" error={undefined} group>
      {(control) => (
        <Editor
          value={value}
          onChange={(html) => {
            onChange(html)
            setValue(html)
          }}
          stored=""
          language="en-US"
          control={control}
        />
      )}
    </FieldFrame>
  )
}

const meta = preview.meta({
  title: 'Screens/Documents/Editor',
  component: EditorOfForm,
  beforeEach: () => void onChange.mockClear(),
})

function paste(text: HTMLElement, html: string, files: readonly File[] = []) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  for (const file of files) clipboardData.items.add(file)
  text.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

/** Anything in the editor's text that could run or load. */
const harmIn = (text: HTMLElement) =>
  [...text.querySelectorAll(':not(.ProseMirror-separator)')].filter(
    (element) =>
      !(
        isRichTextElement(element.localName) ||
        /^(div|span|bdi|col(group)?)$/.test(element.localName)
      ) ||
      [...element.attributes].some(({ name }) => name.startsWith('on') || name === 'srcdoc') ||
      /^\s*(javascript|vbscript|data:text)/i.test(element.getAttribute('href') ?? '') ||
      (element instanceof HTMLImageElement &&
        !/^(data:image|https:\/\/api\.waypost\.test|http:\/\/localhost)/.test(element.src)),
  )

export const NothingRuns = meta.story({
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Content' })
    const alarm = fn()
    Object.assign(window, { alert: alarm, xssed: alarm })
    const { title } = document
    const harm: string[] = []
    for (const payload of hostile.payloads) {
      flushSync(() => form.show(payload))
      if (harmIn(text).length > 0) harm.push(`loaded: ${payload}`)
      flushSync(() => form.show(''))
      flushSync(() => paste(text, payload))
      if (harmIn(text).length > 0) harm.push(`pasted: ${payload}`)
    }
    await expect(harm).toEqual([])
    await expect(hostile.payloads.length).toBeGreaterThan(100)
    flushSync(() => form.show('<p>The end</p>'))
    await waitFor(() => expect(text).toHaveTextContent('The end'))
    await expect(alarm).not.toHaveBeenCalled()
    await expect(document.title).toBe(title)
  },
})

export const PastedImages = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Content' })
    const dot =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    paste(text, `<p>Before <img src="data:image/png;base64,${dot}" alt="A dot"> after</p>`)
    const dialog = await screen.findByRole('dialog', { name: 'Image' })
    await waitFor(() => expect(dialog).toBeVisible())
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
          /^<p>Before <img src="\/docs\/images\/image-1[^"]*" alt="A black dot"> after<\/p>$/,
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
