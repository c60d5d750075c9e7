import { expect } from 'storybook/test'
import { Box } from '~/styled-system/jsx'
import preview from '../../../.storybook/preview.tsx'
import { SkeletonLines } from './skeleton-lines.tsx'

const meta = preview.meta({
  title: 'Components/Feedback/Skeleton lines',
  component: SkeletonLines,
  decorators: [
    (Story) => (
      <Box role="region" aria-label="Device" aria-busy maxW="sm">
        <Story />
      </Box>
    ),
  ],
})

export const Three = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Device' })).toHaveTextContent('')
  },
})

export const Dark = Three.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Six = Three.extend({ args: { lines: 6 } })
