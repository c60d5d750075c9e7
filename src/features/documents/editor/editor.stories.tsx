import { getSchema } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { FieldFrame } from '~/kit/form/field-frame.tsx'
import { parseRichText } from '~/kit/rich-text/parse-rich-text.ts'
import { RichText } from '~/kit/rich-text/rich-text.tsx'
import { isRichTextElement, richTextElements, sanitize } from '~/kit/rich-text/sanitize.ts'
import { api } from '../../../../.storybook/api.ts'
import { contractElements } from '../../../../.storybook/contract-elements.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'
import { sampleVideo } from '../../../../.storybook/samples.ts'
import hostile from '../../../../.storybook/xss-payloads.json'
import { Editor } from './editor.tsx'
import { createExtensions } from './extensions.ts'
import { fromHtml } from './from-html.ts'
import { toHtml } from './to-html.ts'

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

/** The editor of the text of a help document. */
const meta = preview.meta({
  title: 'Screens/Administration/Help Documents/Edit Document/Editor',
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

/** A text for each allowed element, with all of its attributes. */
const texts: Record<keyof typeof richTextElements, string> = {
  p: '<p>a</p>',
  br: '<p>a<br>b</p>',
  hr: '<p>a</p><hr>',
  h2: '<h2>a</h2>',
  h3: '<h3>a</h3>',
  h4: '<h4>a</h4>',
  strong: '<p><strong>a</strong></p>',
  em: '<p><em>a</em></p>',
  u: '<p><u>a</u></p>',
  s: '<p><s>a</s></p>',
  sub: '<p>H<sub>2</sub>O</p>',
  sup: '<p>m<sup>2</sup></p>',
  code: '<p><code>a</code></p>',
  pre: '<pre><code>a\n b</code></pre>',
  blockquote: '<blockquote><p>a</p></blockquote>',
  ul: '<ul><li>a</li></ul>',
  ol: '<ol start="3"><li>a</li></ol>',
  li: '<ul><li>a<ul><li>b</li></ul></li></ul>',
  table: '<table><tbody><tr><td>a</td></tr></tbody></table>',
  thead: '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  tbody: '<table><tbody><tr><td>a</td></tr></tbody></table>',
  tr: '<table><tbody><tr><td>a</td></tr></tbody></table>',
  th: '<table><tbody><tr><th colspan="2" rowspan="2">a</th></tr></tbody></table>',
  td: '<table><tbody><tr><td colspan="2" rowspan="2">a</td></tr></tbody></table>',
  figure:
    '<figure><figcaption>a</figcaption><table><tbody><tr><td>b</td></tr></tbody></table></figure>',
  figcaption:
    '<figure><img src="/docs/images/lid" alt="a"><figcaption>b <em>c</em></figcaption></figure>',
  a: '<p><a href="https://example.com/">a</a></p>',
  img: '<p><img src="/docs/images/lid" alt="a" width="8" height="5"></p>',
  video: `<video src="${new URL(sampleVideo, location.href).href}" controls="true"></video>`,
}

const schema = getSchema(
  createExtensions({
    addressOf: (address) => ({ address }),
    refusedText: String,
    videoText: () => 'Video',
  }),
)

export const EveryElement = meta.story({
  tags: ['!dev'],
  render: () => (
    <>
      {Object.entries(texts).map(([name, html]) => (
        <section key={name} aria-label={name}>
          <RichText
            content={parseRichText(html)}
            language="en-US"
            addressQuery={() => ({ queryKey: [] })}
          />
        </section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const isRead = (name: string) => canvas.getByRole('region', { name }).querySelector(name)
    const stays = (html: string) =>
      sanitize(html) === html && toHtml(fromHtml(html, schema)) === html
    await expect(contractElements).toEqual(richTextElements)
    await expect(Object.keys(texts).filter((name) => !isRead(name))).toEqual([])
    await expect(Object.values(texts).filter((html) => !stays(html))).toEqual([])
  },
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
    await expect(question).toHaveAccessibleDescription('The text is pasted without the images.')
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

/** After Ctrl+F in the text: find and replace. */
export const FoundAndReplaced = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Content' })
    const before = '<p>The pr<strong>ob</strong>e and a Probe.</p><ul><li>probes</li></ul>'
    flushSync(() => form.show(before))
    await userEvent.click(text)
    await userEvent.keyboard('{Control>}f{/Control}')
    const bar = within(await canvas.findByRole('search', { name: 'Find and replace' }))
    const field = bar.getByRole('textbox', { name: 'Find' })
    const count = bar.getByRole('status')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('probe')
    await expect(count).toHaveTextContent('1 of 3')
    await shown()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(count).toHaveTextContent('3 of 3')
    await userEvent.keyboard('{Enter}{Shift>}{F3}{/Shift}')
    await expect(count).toHaveTextContent('3 of 3')
    await userEvent.click(bar.getByRole('button', { name: 'Whole words only' }))
    await expect(count).toHaveTextContent('1 of 2')
    await userEvent.click(bar.getByRole('button', { name: 'Match case and accents' }))
    await expect(count).toHaveTextContent('1 of 1')
    await userEvent.click(bar.getByRole('button', { name: 'Match case and accents' }))
    await userEvent.click(bar.getByRole('button', { name: 'Whole words only' }))

    await userEvent.type(bar.getByLabelText('Replace with'), 'sonde$1')
    await userEvent.click(bar.getByRole('button', { name: 'Replace' }))
    await expect(count).toHaveTextContent('1 of 2')
    await userEvent.click(bar.getByRole('button', { name: 'Replace all' }))
    await expect(count).toHaveTextContent('2 matches replaced')
    await expect(onChange).toHaveBeenLastCalledWith(
      '<p>The sonde$1 and a sonde$1.</p><ul><li>sonde$1s</li></ul>',
    )
    await userEvent.keyboard('{Escape}')
    await expect(text).toHaveFocus()
    await expect(canvas.queryByRole('search')).not.toBeInTheDocument()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(onChange).toHaveBeenLastCalledWith(
      '<p>The sonde$1 and a Probe.</p><ul><li>probes</li></ul>',
    )
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
