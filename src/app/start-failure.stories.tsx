import { expect } from 'storybook/test'
import { ApiError } from '~/api/errors.ts'
import preview from '../../.storybook/preview.tsx'
import { StartFailure } from './start-failure.tsx'

const meta = preview.meta({
  title: 'Shell/Start failure',
  component: StartFailure,
  parameters: { layout: 'fullscreen' },
  args: {
    error: new ApiError({
      kind: 'contract',
      operationId: 'config.json',
      message: 'config.json: the answer is no JSON',
    }),
  },
})

export const WithoutConfiguration = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The console cannot start')).toBeVisible()
    await expect(canvas.getByText('config.json: the answer is no JSON')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const Dark = WithoutConfiguration.extend({ tags: ['!test'], globals: { theme: 'dark' } })
