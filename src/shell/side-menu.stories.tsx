import { expect, fn } from 'storybook/test'
import { createAccess } from '~/session/access.ts'
import preview from '../../.storybook/preview.tsx'
import { SideMenu } from './side-menu.tsx'

const list = '/admin-admin/enterprises'
const item = (id: number, path: string) => ({
  id,
  path,
  title: path === '/admin-admin' ? 'Administration' : path,
  showOnMenu: true,
})

const meta = preview.meta({
  title: 'Shell/Side menu',
  component: SideMenu,
  parameters: { url: list },
  args: {
    access: createAccess(
      [
        { path: list, title: 'Enterprises' },
        { path: '/monitoring/locations', title: 'Locations' },
      ],
      [item(1, '/monitoring/locations'), { ...item(2, '/admin-admin'), children: [item(3, list)] }],
    ),
    previewed: undefined,
    onPoint: fn(),
  },
})

export const ScreensOfAGroup = meta.story({
  play: async ({ canvas }) => {
    const side = await canvas.findByRole('navigation', { name: 'Side menu' })
    await expect(side).toHaveTextContent(/^Administration/)
    await expect(
      await canvas.findByRole('link', { name: 'Enterprises', current: 'page' }),
    ).toBeVisible()
  },
})

export const BelowAMenuScreen = meta.story({
  parameters: { url: `${list}/add` },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Enterprises', current: true })
    await expect(link).toHaveAttribute('aria-current', 'true')
  },
})

/** A top-level screen has no screens to preview. */
export const PreviewOfAScreen = meta.story({
  args: { previewed: 1 },
  play: async ({ canvas }) => {
    const side = await canvas.findByRole('navigation', { name: 'Side menu' })
    await expect(side).toHaveTextContent(/^Administration/)
  },
})
