import { expect, fn, spyOn } from 'storybook/test'
import { css } from '~/styled-system/css'
import { Flex } from '~/styled-system/jsx'
import { Code } from '~/ui/icon/code.tsx'
import preview from '../../../.storybook/preview.tsx'
import { CopyButton } from './copy-button.tsx'

const write = fn<(text: string) => Promise<void>>(() => Promise.resolve())

const meta = preview.meta({
  title: 'Components/Button/Copy button',
  component: CopyButton,
  args: { value: 'fresh-fields-market', label: 'Copy token' },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
  },
  decorators: [
    (Story) => (
      <Flex align="center" gap="1">
        <Code className={css({ colorPalette: 'gray' })}>fresh-fields-market</Code>
        <Story />
      </Flex>
    ),
  ],
})

export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy token' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Copied')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied')
    await expect(write).toHaveBeenCalledWith('fresh-fields-market')
  },
})

export const Dark = Copied.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const RightToLeft = Copied.extend({ globals: { direction: 'rtl' } })

export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    write.mockRejectedValueOnce(new Error('NotAllowedError'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy token' }))
    await expect(await canvas.findByText('Could not copy')).toBeVisible()
  },
})

export const InsecureContext = meta.story({
  tags: ['!dev'],
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
    return () => Reflect.deleteProperty(navigator, 'clipboard')
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy token' }))
    await expect(await canvas.findByText('Could not copy')).toBeVisible()
  },
})
