import { Trash2 } from 'lucide-react'
import { expect } from 'storybook/test'
import { css } from '~/styled-system/css'
import preview from '../../../.storybook/preview.tsx'
import { Button } from './button.tsx'

const meta = preview.meta({
  title: 'Components/Button/Button',
  component: Button,
  args: { children: 'Save' },
})

export const Main = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'button')
  },
})

export const Quiet = meta.story({ tags: ['!test'], args: { children: 'Cancel', quiet: true } })

export const WithAnIcon = meta.story({
  tags: ['!test'],
  args: {
    quiet: true,
    children: (
      <>
        <Trash2 aria-hidden />
        Delete
      </>
    ),
  },
})

export const Dangerous = meta.story({
  tags: ['!test'],
  args: { children: 'Delete document', className: css({ colorPalette: 'red' }) },
})
