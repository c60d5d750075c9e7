import { Button } from '@chakra-ui/react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { PageHeader } from './page-header.tsx'

const meta = preview.meta({
  title: 'Components/Page/Page header',
  component: PageHeader,
  parameters: { url: '/admin-admin/enterprises' },
})

export const TitleOfItsRoute = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Enterprises' }),
    ).toBeVisible()
  },
})

export const WithActions = TitleOfItsRoute.extend({
  args: { actions: <Button size="sm">Add enterprise</Button> },
})

export const Dark = WithActions.extend({ globals: { theme: 'dark' } })

export const Phone = WithActions.extend({ globals: { viewport: { value: 'phone' } } })
