import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { sampleVideo } from '../../../.storybook/samples.ts'
import hostile from '../../../.storybook/xss-payloads.json'
import { parseRichText } from './parse-rich-text.ts'
import type { AddressQuery } from './rich-text-video.tsx'
import { RichText } from './rich-text.tsx'
import { isRichTextElement } from './sanitize.ts'

const meta = preview.meta({
  title: 'Components/Rich text',
  component: RichText,
})

/** Returns one address after another; the last one repeats. */
function addressesOf(...addresses: string[]): { addressQuery: AddressQuery; calls: string[] } {
  const calls: string[] = []
  const addressQuery: AddressQuery = (link) => ({
    queryKey: ['address', link, addresses],
    queryFn: () => {
      calls.push(link)
      return { signedURL: addresses[Math.min(calls.length, addresses.length) - 1] ?? '' }
    },
  })
  return { addressQuery, calls }
}

const link = 'https://media.waypost.test/ssr/general/tour.mp4'
const works = new URL(sampleVideo, location.href).href
const expired = new URL('/expired.mp4', location.href).href
const plays = addressesOf(works)

const sample = `<h2>Before you start</h2>
<p>You need a <strong>small</strong> screwdriver, <em>not</em> a <s>large</s> one, and <u>five minutes</u>. See
<a href="/help/reading-alerts">Reading alerts</a>, <a href="#100%">a broken link</a> or <a href="https://example.com/lids">the maker’s page</a>.
Below are <a href="#section-pictures">pictures</a> and <a href="#What the light says">the meaning of the light</a>.</p>
<ul><li>LHT65N<ul><li>since 2024</li></ul></li><li>LDS02</li></ul>
<ol start="3"><li>Undo the screws.</li><li>Run <code>reset</code>.</li></ol>
<blockquote><p>Take the sensor off its bracket first.</p></blockquote>
<pre><code>waypost reset --device A84041FF00005902 --keep-settings --wait-for-the-network --timeout 900 --verbose --log /var/log/waypost</code></pre>
<hr>
<h3>What the light says</h3>
<table><thead><tr><th>Light</th><th>Meaning</th><th>What to do</th><th>How long</th><th>Whom to call</th></tr></thead>
<tbody><tr><td>Green</td><td>Connected</td><td>Nothing</td><td>–</td><td>–</td></tr>
<tr><td>Red</td><td>No network</td><td>Check the cable</td><td>5 minutes</td><td>Your manager</td></tr></tbody></table>
<h3>Pictures</h3>
<p><img src="/docs/images/lht65n-battery-lid" alt="The back of a sensor" width="800" height="500"></p>
<p><img src="https://example.com/lid.png" alt="The lid"></p>
<h3>Watch it done</h3>
<video src="${link}" controls="true"></video>
<video src="https://example.com/tour.mp4" controls="true"></video>`

export const Reading = meta.story({
  args: { content: parseRichText(sample), language: 'en-US', addressQuery: plays.addressQuery },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Reading alerts' })).not.toHaveAttribute('target')
    await expect(canvas.getByText('a broken link')).not.toHaveAttribute('href')
    const outside = canvas.getByRole('link', { name: 'the maker’s page' })
    await expect(outside).toHaveAttribute('target', '_blank')
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.getByRole('heading', { name: 'Pictures' })).toHaveAttribute(
      'id',
      'section-pictures',
    )
    for (const [name, heading] of [
      ['pictures', 'Pictures'],
      ['the meaning of the light', 'What the light says'],
    ]) {
      await userEvent.click(canvas.getByRole('link', { name }))
      await expect(canvas.getByRole('heading', { name: heading })).toHaveFocus()
    }
    await expect(canvas.getByRole('img', { name: 'The back of a sensor' })).toHaveAttribute(
      'src',
      expect.stringMatching(/\/images\/docs\/images\/lht65n-battery-lid$/),
    )
    await canvas.findByText(/image is not shown, because it is on another server: example\.com/)
    await canvas.findByText(/video is not shown, because it is on another server: example\.com/)
    const video = await canvas.findByLabelText<HTMLVideoElement>('Video')
    await waitFor(() => expect(video.readyState).toBeGreaterThan(0))
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
})

export const Dark = meta.story({ ...Reading.input, tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({
  ...Reading.input,
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const Mirrored = meta.story({
  ...Reading.input,
  args: { ...Reading.input.args, language: 'ar' },
  tags: ['!test'],
  globals: { direction: 'rtl' },
})

const expiring = addressesOf(expired, works)
const gone = addressesOf(expired, expired, works)

export const ExpiredVideo = meta.story({
  args: {
    content: parseRichText(`<video src="${link}"></video>`),
    language: 'en-US',
    addressQuery: expiring.addressQuery,
  },
  render: (args) => (
    <>
      <section aria-label="One">
        <RichText {...args} />
      </section>
      <section aria-label="Two">
        <RichText {...args} addressQuery={gone.addressQuery} />
      </section>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const playing = async (name: string) => {
      const part = within(canvas.getByRole('region', { name }))
      await waitFor(() =>
        expect(part.getByLabelText<HTMLVideoElement>('Video').readyState).toBeGreaterThan(0),
      )
    }
    await playing('One')
    await expect(expiring.calls).toEqual([link, link])
    const two = within(canvas.getByRole('region', { name: 'Two' }))
    await expect(await two.findByRole('alert')).toHaveTextContent('This video cannot be played.')
    await expect(gone.calls).toEqual([link, link])
    await userEvent.click(two.getByRole('button', { name: 'Try again' }))
    await playing('Two')
  },
})

const loaded = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name))

/** DOMPurify's own payloads, all at once. */
export const Hostile = meta.story({
  // The sanitized rest is not meant to be read.
  parameters: { a11y: { test: 'off' } },
  args: {
    content: parseRichText(''),
    language: 'en-US',
    addressQuery: plays.addressQuery,
  },
  render: (args) => (
    <>
      {hostile.payloads.map((payload, index) => (
        <div key={index} data-payload>
          <RichText {...args} content={parseRichText(payload)} />
        </div>
      ))}
    </>
  ),
  beforeEach: () => {
    const ran: string[] = []
    const before = { alert: window.alert, title: document.title }
    window.alert = (text) => void ran.push(String(text))
    Object.assign(window, { xss: window.alert, ran })
    return () => {
      window.alert = before.alert
      document.title = before.title
    }
  },
  play: async ({ canvasElement, userEvent }) => {
    const names = hostile.payloads.flatMap((payload) =>
      [...parseRichText(payload).body.querySelectorAll('*')].map(({ localName }) => localName),
    )
    await expect(names.filter((name) => !isRichTextElement(name))).toEqual([])
    const shown = canvasElement.querySelectorAll('[data-payload]')
    await expect(shown).toHaveLength(hostile.payloads.length)
    const foreign = canvasElement.querySelectorAll(
      'script, style, iframe, object, embed, form, input, svg:not(.lucide), math, base, meta, link',
    )
    await expect([...foreign]).toEqual([])
    const attributes = [...canvasElement.querySelectorAll('[data-payload] *')].flatMap((element) =>
      element.getAttributeNames(),
    )
    await expect(attributes.filter((name) => /^on|^style$|^srcdoc$/.test(name))).toEqual([])
    for (const link of canvasElement.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      await expect(link.protocol).toMatch(/^(https?|mailto|tel):$/)
    }
    await userEvent.hover(canvasElement)
    await expect((window as unknown as { ran: string[] }).ran).toEqual([])
    const others = loaded().filter(
      ({ origin, protocol }) =>
        protocol.startsWith('http') &&
        origin !== location.origin &&
        !origin.endsWith('waypost.test'),
    )
    await expect(others.map(({ href }) => href)).toEqual([])
  },
})
