import { expect, fn, screen, waitFor } from 'storybook/test'
import { createAccess } from '~/session/access.ts'
import preview from '../../.storybook/preview.tsx'
import { MobileDrawer } from './mobile-drawer.tsx'

const locations = '/monitoring/locations'
const item = (id: number, path: string, icon: string) => ({
  id,
  path,
  title: path,
  icon,
  showOnMenu: true,
})
const accessWith = (icon: string) =>
  createAccess([{ path: locations, title: 'Locations' }], [item(1, locations, icon)])
const appears = async (name: string) => {
  const link = await screen.findByRole('link', { name })
  await waitFor(() => expect(link).toBeVisible())
  return link
}

const meta = preview.meta({
  title: 'Shell/Mobile drawer',
  component: MobileDrawer,
  globals: { viewport: { value: 'phone' } },
  args: { onClose: fn() },
})

export const ScreenOfTheFirstLevel = meta.story({
  args: { access: accessWith('map-pin') },
  play: async ({ args, userEvent }) => {
    const link = await appears('Locations')
    await expect(link).toHaveAttribute('href', locations)
    await waitFor(() => expect(link.querySelector('svg[aria-hidden]')).toBeVisible())
    await userEvent.click(link)
    await expect(args.onClose).toHaveBeenCalled()
  },
})

export const UnknownIcon = meta.story({
  args: { access: accessWith('flux-capacitor') },
  play: async () => {
    const link = await appears('Locations')
    await waitFor(() => expect(link).toHaveTextContent(/^Locations$/))
    await waitFor(() => expect(link.children).toHaveLength(0))
  },
})
