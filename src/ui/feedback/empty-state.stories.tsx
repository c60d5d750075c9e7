import { Building2, CircleCheckBig, SearchX } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '~/ui/button/button.tsx'
import preview from '../../../.storybook/preview.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = preview.meta({
  title: 'Components/Feedback/Empty state',
  component: EmptyState,
  args: {
    as: 'h2' as const,
    icon: Building2,
    title: 'No enterprises yet',
    children: 'Customer organizations appear here once they are added.',
  },
})

export const ForScreen = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No enterprises yet' })).toBeVisible()
    await expect(canvas.getByText(/^Customer organizations/)).toBeVisible()
  },
})

export const Dark = ForScreen.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = ForScreen.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const WithTheNextStep = ForScreen.extend({
  args: { action: <Button size="sm">Add enterprise</Button> },
})

export const ForSection = meta.story({
  args: { framed: true, icon: SearchX, title: 'No results found', children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No results found' })).toBeVisible()
  },
})

export const GoodNews = meta.story({
  args: {
    framed: true,
    good: true,
    icon: CircleCheckBig,
    title: 'No issues',
    children:
      '11 locations are monitored. Their devices are reporting, and no critical alerts are open.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No issues' })).toBeVisible()
  },
})

export const GoodNewsDark = GoodNews.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const GoodNewsRightToLeft = GoodNews.extend({ globals: { direction: 'rtl' } })
