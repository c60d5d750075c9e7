import { expect } from 'storybook/test'
import { createAccess } from '~/session/access.ts'
import preview from '../../.storybook/preview.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

const list = '/admin-admin/enterprises'
const screens = [
  { path: list, title: 'Enterprises' },
  { path: `${list}/add`, title: 'Add Enterprise' },
]
const item = (id: number, path: string) => ({ id, path, title: path, showOnMenu: true })
const group = { ...item(1, '/admin-admin'), title: 'Administration' }
const accessTo = (...paths: string[]) =>
  createAccess(screens, [{ ...group, children: paths.map((path, index) => item(index + 2, path)) }])

const meta = preview.meta({
  title: 'Shell/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { url: `${list}/add` },
})

export const Trail = meta.story({
  args: { access: accessTo(list, `${list}/add`) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Administration' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Enterprises' })).toHaveAttribute('href', list)
    await expect(canvas.getByText('Add Enterprise')).toHaveAttribute('aria-current', 'page')
  },
})

/** The group's address is a prefix of the screen's, but it is not the current one. */
export const OneIsCurrent = meta.story({
  parameters: { url: '/admin-admin/setup' },
  args: {
    access: createAccess(
      [{ path: '/admin-admin/setup', title: 'Bulk Import' }],
      [{ ...group, children: [item(2, '/admin-admin/setup')] }],
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Bulk Import')).toHaveAttribute('aria-current', 'page')
    await expect(canvasElement.querySelectorAll('[aria-current]')).toHaveLength(1)
  },
})

export const WithInaccessibleScreen = meta.story({
  args: { access: accessTo(`${list}/add`) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Administration' })).toBeVisible()
    await expect(canvas.getByText('Enterprises')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Enterprises' })).not.toBeInTheDocument()
  },
})
