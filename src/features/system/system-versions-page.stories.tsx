import { expect, spyOn, type within } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import preview from '../../../.storybook/preview.tsx'
import { shown } from '../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Screens/Administration/View System versions',
  parameters: { layout: 'fullscreen', url: '/admin-admin/system-versions' },
})

const valueOf = (canvas: ReturnType<typeof within>, label: string) =>
  canvas.getByText(label, { selector: 'dt, dt *' }).closest('div')?.querySelector('dd')?.textContent

/** When the server tells all of its versions. */
export const Known = meta.story({
  parameters: { answers: { getVersions: { example: 'bothVersions' } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('5.18.2')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Current Versions')
    await expect(valueOf(canvas, 'server-common version')).toBe('3.4.0')
    await expect(valueOf(canvas, 'Web version')).toMatch(/^\d+\.\d+\.\d+$/)
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy all for a support request' }))
    await expect(copied.mock.calls[0]?.[0]?.split('\n')).toEqual([
      expect.stringMatching(/^Web version: \d/),
      'REST API version: 5.18.2',
      'server-common version: 3.4.0',
      `Browser: ${navigator.userAgent}`,
      'Language: en-US',
    ])
    copied.mockRestore()
  },
})

/** When the server cannot tell its versions. */
export const Unknown = meta.story({
  tags: ['!test'],
  parameters: { answers: { getVersions: { example: 'versionsUnknown' } } },
})

/** While the server is asked for its versions. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { getVersions: { delay: 'infinite' } } },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** When the versions of the server cannot be loaded. */
export const Failed = meta.story({
  parameters: {
    answers: { getVersions: { code: 500 } },
    consoleErrors: ['Unexpected failure'],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This could not be loaded')
    await shown()
    await expect(valueOf(canvas, 'Web version')).toMatch(/\d/)
    await expect(canvas.queryByText('Unknown')).not.toBeInTheDocument()
    api.answer({ getVersions: { example: 'commonUnknown' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText('5.18.2')
    await expect(valueOf(canvas, 'server-common version')).toBe('Unknown')
  },
})
