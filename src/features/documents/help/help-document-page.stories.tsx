import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Screens/Help/Help Document',
  parameters: {
    layout: 'fullscreen',
    url: '/help/replacing-a-sensor-battery',
    user: 'staff',
  },
})

/** When a help topic is opened. */
export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const title = { level: 1, name: 'Replacing a sensor battery' }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await expect(canvas.getByRole('img', { name: /LHT65N/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()

    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }))
    await expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Before you start',
      'Change the battery',
      'Watch it done',
      'Check the result',
    ])
    await userEvent.click(contents.getByRole('link', { name: 'Check the result' }))
    await expect(canvas.getByRole('heading', { name: 'Check the result' })).toHaveFocus()

    // In the stories' sandbox, files are at an address that is not configured.
    await canvas.findByText(/^This video is not shown, because it is on another server/)
    const [call] = api.calls('getSecureStaticResource')
    await expect(new URL(call?.url ?? '').searchParams.get('href')).toBe(
      'https://media.waypost.test/ssr/general/replacing-a-sensor-battery.mp4',
    )

    const print = spyOn(window, 'print').mockImplementation(() => {})
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
  },
})

/** While the document loads. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { getDocumentBySlug: { delay: 'infinite' } } },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** When the topic exists, but nobody has written its text. */
export const WithoutText = meta.story({
  parameters: { url: '/help/to-be-written' },
  play: async ({ canvas }) => {
    const title = { name: 'This topic has no text yet.' }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
  },
})

/** When a link leads to a topic that does not exist. */
export const Unknown = meta.story({
  parameters: {
    url: '/help/no-such-topic',
    consoleErrors: ['getDocumentBySlug failed (404)'],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Topic not found' }),
    ).toBeVisible()
    await expect(
      canvas.getByRole('heading', { name: 'There is no topic at “no-such-topic”.' }),
    ).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Reading alerts' })).toHaveAttribute(
      'href',
      '/help/reading-alerts',
    )
  },
})

/** When the topic cannot be loaded. */
export const Failed = meta.story({
  parameters: {
    answers: { getDocumentBySlug: { code: 500 } },
    consoleErrors: ['getDocumentBySlug'],
  },
  play: async ({ canvas, userEvent }) => {
    const failure = within(await canvas.findByRole('alert'))
    await shown()
    api.answer({ getDocumentBySlug: { delay: 'infinite' } })
    await userEvent.click(failure.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())
    await expect(within(canvas.getByRole('main')).getByRole('heading', { level: 1 })).toHaveFocus()
    api.answer({ getDocumentBySlug: {} })
    await expect(await screen.findByText(/You need a small Phillips screwdriver/)).toBeVisible()
    const title = { level: 1, name: 'Replacing a sensor battery' }
    await expect(canvas.getByRole('heading', title)).toBeVisible()
  },
})
