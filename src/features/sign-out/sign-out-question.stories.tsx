import { clear, createStore, set } from 'idb-keyval'
import { expect, screen, waitFor } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import preview from '../../../.storybook/preview.tsx'
import { storyDrafts } from '../../../.storybook/storages.ts'

/** What other tabs write. */
const drafts = () => createStore('waypost-drafts', 'values')

const meta = preview.meta({
  title: 'Shell/Sign-out question',
  parameters: { layout: 'fullscreen', url: '/signout' },
  beforeEach: async () => {
    const drafts = storyDrafts()
    await drafts.write('inventory-delivery', { unsent: { kind: 'delivery', count: 5 } })
    await drafts.write('batch devices-move', { unsent: { kind: 'batch', count: 4 } })
  },
})

export const Asked = meta.story({
  play: async ({ userEvent }) => {
    const heading = await screen.findByRole('heading', { name: 'Log out and delete unsent work?' })
    await expect(heading).toBeVisible()
    await expect(screen.getByText('5 scanned devices are not saved')).toBeVisible()
    await expect(screen.getByText('4 items are not finished')).toBeVisible()
    await expect(localStorage.getItem('waypost.token')).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Delete and log out' }))
    await waitFor(() => expect(localStorage.getItem('waypost.token')).toBeNull())
    await expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  },
})

/** Another tab shows one of the forms, finishes it, and then begins another one. */
export const InAnotherTab = meta.story({
  tags: ['!dev'],
  beforeEach: async () => {
    const href = '/admin-admin/users/add'
    const place = { href, title: 'Add user · Waypost', at: Date.now(), worked: 120_000 }
    await set([1, 'user-add'], { place, value: { firstName: 'Mia' } }, drafts())
  },
  play: async ({ userEvent }) => {
    const freed = Promise.withResolvers<void>()
    const link = await screen.findByRole('link', { name: 'Add user' })
    void navigator.locks.request('waypost draft user-add', () => freed.promise)
    await userEvent.click(link)
    await expect(await screen.findByText('Open in another tab: A form is not saved')).toBeVisible()
    await expect(link).not.toBeInTheDocument()
    freed.resolve()
    await clear(drafts())
    window.dispatchEvent(new Event('focus'))
    await expect(await screen.findByRole('heading', { name: 'Log out?' })).toBeVisible()
    await set([1, 'batch devices-move'], { unsent: { kind: 'batch', count: 2 } }, drafts())
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await expect(await screen.findByText('2 items are not finished')).toBeVisible()
    await expect(localStorage.getItem('waypost.token')).not.toBeNull()
  },
})

/** An expired session interrupts the save of a form, and the user almost logs out. The form cannot be read either. */
export const Canceled = meta.story({
  tags: ['!dev'],
  parameters: {
    url: '/admin-fulfillment/orders/9003/edit',
    answers: { updateOrder: { code: 401 } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Attention'), ' on duty')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const instead = await screen.findByRole('button', { name: 'Log out instead' })
    api.answer({ getOrder: { code: 401 } })
    await userEvent.click(instead)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    const password = await screen.findByLabelText('Password')
    api.answer({ getOrder: {} })
    await userEvent.type(password, 'waypost')
    // The frame of the screen to which the user returns is shown in the meantime.
    await screen.findByRole('navigation', { name: 'Breadcrumbs', hidden: true })
    await userEvent.keyboard('-demo-1{Enter}')
    await expect(await screen.findByText('Your unsaved changes were restored')).toBeVisible()
    await expect(screen.getByLabelText('Attention')).toHaveValue('Store manager on duty')
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    api.answer({ updateOrder: {} })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Order updated.')).toBeVisible()
    await expect(api.calls('updateOrder')).toHaveLength(2)
  },
})

export const AskedDark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const AskedOnAPhone = meta.story({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})
