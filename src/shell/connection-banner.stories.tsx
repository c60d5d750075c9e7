import { onlineManager } from '@tanstack/react-query'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ConnectionBanner } from './connection-banner.tsx'

const meta = preview.meta({
  title: 'Shell/Connection banner',
  component: ConnectionBanner,
  beforeEach: () => {
    onlineManager.setOnline(false)
    return () => onlineManager.setOnline(true)
  },
})

export const Offline = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You are offline/)).toBeVisible()
  },
})

export const Dark = Offline.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const BackAgain = meta.story({
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You are offline/)).toBeVisible()
    onlineManager.setOnline(true)
    await waitFor(() => expect(canvas.queryByText(/You are offline/)).not.toBeInTheDocument())
  },
})
