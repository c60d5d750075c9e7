import { createStore, set } from 'idb-keyval'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { chooseBeforeProfile } from '~/i18n/language.ts'
import { renewLogos } from '~/ui/media/logo-version.ts'
import { api } from '../../.storybook/api.ts'
import { appears } from '../../.storybook/appears.ts'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Shell/Frame',
  parameters: { layout: 'fullscreen', url: '/admin-admin/enterprises' },
})

export const Administrator = meta.story({
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('navigation', { name: 'Main menu' })
    await expect(within(menu).getByRole('link', { name: 'Administration' })).toBeVisible()
    const side = canvas.getByRole('navigation', { name: 'Side menu' })
    await expect(side).toHaveTextContent(/^Administration/)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Waypost' })).toHaveFocus()
  },
})

export const Dark = Administrator.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Arabic = meta.story({
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: 'القائمة الجانبية' })
    const main = canvas.getByRole('main')
    await expect(menu.getBoundingClientRect().x).toBeGreaterThan(main.getBoundingClientRect().x)
  },
})

export const HoverShowsAnotherGroup = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(await canvas.findByRole('link', { name: 'Monitoring' }))
    const side = canvas.getByRole('navigation', { name: 'Side menu' })
    await waitFor(() => expect(side).toHaveTextContent(/^Monitoring/))
    await userEvent.hover(canvas.getByRole('heading', { name: 'Enterprises' }))
    await waitFor(() => expect(side).toHaveTextContent(/^Administration/))
  },
})

export const MenusStayDuringARedirect = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('navigation', { name: 'Main menu' })
    await userEvent.click(canvas.getByRole('link', { name: 'Waypost' }))
    await expect(await canvas.findByRole('heading', { name: 'Locations' })).toBeVisible()
    await expect(menu).toBeInTheDocument()
  },
})

export const GroupIcons = meta.story({
  tags: ['!dev'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: 'Main menu' })
    for (const name of ['Monitoring', 'Administration']) {
      const group = within(menu).getByRole('link', { name })
      await waitFor(() => expect(group.querySelector('svg[aria-hidden]')).toBeVisible())
    }
  },
})

export const FocusShowsAnotherGroup = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('link', { name: 'Monitoring' })
    group.focus()
    const side = canvas.getByRole('navigation', { name: 'Side menu' })
    await waitFor(() => expect(side).toHaveTextContent(/^Monitoring/))
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(side).getAllByRole('link')[0]).toHaveFocus()
  },
})

export const UserMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ada Okafor' }))
    await appears(screen.findByRole('link', { name: 'Log out' }))
    await expect(screen.getByText('admin@waypost.test')).toBeVisible()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Single-key shortcuts' }))
    await userEvent.keyboard('?')
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    const box = screen.getByRole('checkbox', { name: 'Single-key shortcuts' })
    await userEvent.click(box)
    await waitFor(() => expect(box).toBeChecked())
  },
})

export const CustomerStaff = meta.story({
  parameters: { url: '/monitoring/locations', user: 'staff' },
  play: async ({ canvas }) => {
    const logo = await canvas.findByRole<HTMLImageElement>('img', { name: 'Fresh Fields Market' })
    await waitFor(() => expect(logo.naturalWidth).toBeGreaterThan(0))
    const { src } = logo
    await expect(src).toMatch(/\/enterprises\/logos\?timestamp=\d+$/)
    renewLogos()
    await waitFor(() =>
      expect(
        canvas.getByRole<HTMLImageElement>('img', { name: 'Fresh Fields Market' }).src,
      ).not.toBe(src),
    )
  },
})

export const CustomerStaffDark = CustomerStaff.extend({
  tags: ['!test'],
  globals: { theme: 'dark' },
})

export const WithoutALogo = meta.story({
  // Not the image that another story has cached.
  beforeEach: () => renewLogos(),
  parameters: {
    url: '/monitoring/locations',
    user: 'staff',
    answers: { getCurrentEnterpriseLogo: { code: 404 } },
  },
  play: async ({ canvas }) => {
    const logo = await canvas.findByRole('img', { name: 'Fresh Fields Market' })
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Fresh Fields Market' }).tagName).not.toBe('IMG'),
    )
    await expect(logo).not.toBeInTheDocument()
  },
})

export const MobileMenu = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await appears(within(drawer).findByRole('link', { name: 'Enterprises' }))
  },
})

/** On a busy machine, a missed exit animation would leave the menu open. */
export const MobileMenuClosesImmediately = MobileMenu.extend({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await appears(within(drawer).findByRole('link', { name: 'Enterprises' }))
    const begun = fn()
    drawer.addEventListener('animationstart', begun)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    await expect(begun).not.toHaveBeenCalled()
  },
})

export const ProfileLoading = meta.story({
  parameters: { answers: { getMe: { delay: 'infinite' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument()
  },
})

/** The screen stays, switches to right-to-left at once, and keeps typed text. */
export const LanguageChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Search enterprises' })
    await userEvent.type(field, 'mar')
    await userEvent.click(canvas.getByRole('button', { name: 'Ada Okafor' }))
    const choice = await screen.findByRole('combobox', { name: 'Language' })
    await userEvent.selectOptions(choice, 'ar')
    await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'))
    await expect(field).toBeInTheDocument()
    await expect(field).toHaveValue('mar')
    await userEvent.selectOptions(choice, 'en-US')
    await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'ltr'))
  },
})

/** The first choice is saved while the second is already shown. */
export const TwoLanguagesChosen = meta.story({
  tags: ['!dev'],
  parameters: { answers: { updateMe: { delay: 'infinite' } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Enterprises' })
    await userEvent.click(canvas.getByRole('button', { name: 'Ada Okafor' }))
    const choice = await screen.findByRole('combobox', { name: 'Language' })
    await userEvent.selectOptions(choice, 'de')
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'de'))
    await userEvent.selectOptions(choice, 'ar')
    const isArabic = () => document.documentElement.lang === 'ar'
    await waitFor(() => expect(isArabic()).toBe(true))
    const languages: boolean[] = []
    const watch = new MutationObserver(() => languages.push(isArabic()))
    watch.observe(document.documentElement, { attributeFilter: ['lang'] })
    const reads = api.calls('getMe').length
    api.answer({ updateMe: {} })
    await waitFor(() => expect(api.calls('updateMe')).toHaveLength(2))
    await waitFor(() => expect(api.calls('getMe').length).toBeGreaterThan(reads + 1))
    watch.disconnect()
    await expect(languages).not.toContain(false)
  },
})

export const LanguageBeforeSigningIn = meta.story({
  beforeEach: () => chooseBeforeProfile('fr'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Garder Français comme langue ?')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Utiliser English' }))
    await expect(await canvas.findByRole('heading', { name: 'Enterprises' })).toBeVisible()
    await expect(canvas.queryByText(/Français/)).not.toBeInTheDocument()
  },
})

/** One press tries the screen again too, which has failed with it. */
export const ProfileFailed = meta.story({
  parameters: {
    url: '/admin-admin/users/edit/4',
    answers: { getMe: { code: 500 }, getUser: { code: 500 } },
    consoleErrors: ['Unexpected failure', 'status of 500'],
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    await expect(canvas.getByRole('link', { name: 'Log out' })).toBeVisible()
    api.answer({ getMe: {}, getUser: {} })
    await userEvent.click(retry)
    await expect(await canvas.findByRole('heading', { name: 'Edit Marcus Webb' })).toBeVisible()
  },
})

export const SessionExpired = meta.story({
  parameters: { answers: { getMe: { code: 401 }, listEnterprises: { code: 401 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(canvas.getByText('You need to sign in')).toBeVisible()
  },
})

export const WithoutMenus = meta.story({
  parameters: { url: '/admin-admin/enterprises?stripnav=true' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Enterprises' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument()
  },
})

export const ScreenShortcut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('cell', { name: 'Harbor Grill' })
    const field = canvas.getByRole('textbox', { name: 'Search enterprises' })
    await userEvent.keyboard('g')
    await userEvent.type(field, 'l')
    await expect(field).toHaveValue('l')
    await userEvent.keyboard('{Escape}')
    field.blur()
    await userEvent.keyboard('gl')
    await expect(await canvas.findByRole('heading', { name: 'Locations' })).toBeVisible()
  },
})

export const ShortcutList = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('cell', { name: 'Harbor Grill' })
    await userEvent.keyboard('?')
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await appears(within(list).findByText('Search the list'))
    await expect(within(list).getByText('Bulk Import')).toBeVisible()
    await expect(within(list).getByText('F8')).toBeVisible()
    await expect(within(list).getByText('Find and replace in a text editor')).toBeInTheDocument()
  },
})

/** Its devices are sent only while its screen is open. */
export const DeliveryIsLeft = meta.story({
  tags: ['!dev'],
  beforeEach: async () => {
    const href = '/admin-fulfillment/inventory/add'
    const place = { href, title: 'Add inventory · Waypost', at: Date.now(), worked: 0 }
    const value = { unsent: { kind: 'delivery', count: 3 } }
    await set([1, 'inventory-delivery'], { place, value }, createStore('waypost-drafts', 'values'))
  },
  play: async ({ canvas, userEvent }) => {
    const name = 'Add inventory: 3 devices are not saved'
    const mark = await canvas.findByRole('link', { name })
    await userEvent.click(mark)
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Add inventory' }),
    ).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('link', { name })).toBeNull())
  },
})
