import { getSchema } from '@tiptap/core'
import { flushSync } from 'react-dom'
import { expect, fn, waitFor, within } from 'storybook/test'
import { parseRichText } from '~/kit/rich-text/parse-rich-text.ts'
import { RichText } from '~/kit/rich-text/rich-text.tsx'
import { isRichTextElement, richTextElements, sanitize } from '~/kit/rich-text/sanitize.ts'
import { contractElements } from '../../../../.storybook/contract-elements.ts'
import { EditorOfForm, form, onChange, paste } from '../../../../.storybook/document-editor.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { sampleVideo } from '../../../../.storybook/samples.ts'
import { shown } from '../../../../.storybook/shown.ts'
import hostile from '../../../../.storybook/xss-payloads.json'
import { createExtensions } from './extensions.ts'
import { fromHtml } from './from-html.ts'
import { toHtml } from './to-html.ts'

/** The editor of the text of a help document. */
const meta = preview.meta({
  title: 'Screens/Administration/Help Documents/Edit Document/Editor',
  component: EditorOfForm,
  beforeEach: () => void onChange.mockClear(),
})

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
