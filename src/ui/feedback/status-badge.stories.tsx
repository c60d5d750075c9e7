import { PackageCheck } from 'lucide-react'
import { expect } from 'storybook/test'
import { Flex } from '~/styled-system/jsx'
import preview from '../../../.storybook/preview.tsx'
import { StatusBadge } from './status-badge.tsx'

const meta = preview.meta({
  title: 'Components/Feedback/Status badge',
  component: StatusBadge,
  args: { status: 'neutral' as const, children: 'Removed' },
})

export const EveryStatus = meta.story({
  render: () => (
    <Flex wrap="wrap" columnGap="4" rowGap="2">
      {(
        [
          ['neutral', 'Removed'],
          ['info', 'Commissioned'],
          ['success', 'Registered'],
          ['warning', 'Offline'],
          ['error', 'Critical'],
        ] as const
      ).map(([status, word]) => (
        <StatusBadge key={status} status={status}>
          {word}
        </StatusBadge>
      ))}
    </Flex>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Removed', 'Commissioned', 'Registered', 'Offline', 'Critical']) {
      await expect(canvas.getByText(word)).toBeVisible()
    }
  },
})

export const Dark = EveryStatus.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const RightToLeft = EveryStatus.extend({ globals: { direction: 'rtl' } })

export const CustomIcon = meta.story({
  args: { status: 'success', icon: PackageCheck, children: 'Shipped' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shipped')).toBeVisible()
  },
})
