import { expect, waitFor } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Signed out/Sign in',
  parameters: { layout: 'fullscreen', url: '/signin', user: null },
})

/** When somebody opens the console without a session. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(canvas.queryByText('You need to sign in')).not.toBeInTheDocument()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Username')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Sign in' })
    await expect(button).toHaveFocus()
    await expect(button.clientWidth).toBeGreaterThan(
      canvas.getByLabelText('Username').clientWidth - 4,
    )
  },
})

export const Dark = Empty.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = Empty.extend({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'تسجيل الدخول' })).toBeVisible()
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl')
    await userEvent.click(canvas.getByRole('button', { name: 'تسجيل الدخول' }))
    await expect(canvas.getByLabelText('اسم المستخدم')).toHaveAccessibleDescription(
      'يُرجى إدخال اسم المستخدم',
    )
  },
})

export const RedirectedFromAnotherScreen = meta.story({
  tags: ['!dev'],
  parameters: { url: '/admin-admin/enterprises' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You need to sign in')
    await expect(canvas.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    // The other public pages pass the address on.
    for (const name of ['Data use', 'Forgot your password?', 'Terms of use']) {
      await userEvent.click(canvas.getByRole('link', { name }))
      await userEvent.click(await canvas.findByRole('link', { name: 'Back to sign in' }))
      await expect(await canvas.findByText('You need to sign in')).toBeVisible()
    }
  },
})

/** After a press on “Sign in” with empty fields. */
export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByText('please enter user name')).toBeVisible()
    await expect(canvas.getByText('please enter password')).toBeVisible()
    const username = canvas.getByLabelText('Username')
    await expect(username).toHaveFocus()
    await expect(username).toHaveAccessibleDescription('please enter user name')
    await expect(api.calls('signIn')).toHaveLength(0)
  },
})

export const ErrorsDark = NothingTyped.extend({ tags: ['!test'], globals: { theme: 'dark' } })

/** When the username has characters that no username has. */
export const InvalidUsername = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'ada okafor')
    await userEvent.type(canvas.getByLabelText('Password'), 'waypost-demo-1{Enter}')
    await expect(await canvas.findByText('please enter a valid user name')).toBeVisible()
    await expect(canvas.getByLabelText('Password')).toHaveValue('waypost-demo-1')
    await expect(api.calls('signIn')).toHaveLength(0)
  },
})

/** When username and password do not belong together. */
export const WrongPassword = meta.story({
  parameters: { answers: { signIn: { code: 401 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'admin@waypost.test')
    await userEvent.type(canvas.getByLabelText('Password'), 'not-the-password{Enter}')
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Oops')
    await expect(alert).toHaveTextContent('The username or the password is not right.')
    await expect(canvas.getByLabelText('Username')).toHaveValue('admin@waypost.test')
  },
})

/** While the server checks the password. */
export const Pending = meta.story({
  parameters: { answers: { signIn: { delay: 'infinite' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'admin@waypost.test')
    await userEvent.type(canvas.getByLabelText('Password'), 'waypost-demo-1{Enter}')
    await waitFor(() => expect(api.calls('signIn')).toHaveLength(1))
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  },
})

export const SignsInOnceAndContinues = meta.story({
  tags: ['!dev'],
  name: 'Signs in once and continues',
  parameters: {
    url: '/admin-admin/enterprises?search=market',
    answers: { signIn: { delay: 'infinite' } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'admin@waypost.test')
    await userEvent.type(canvas.getByLabelText('Password'), 'waypost-demo-1')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sign in' }))
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}')
    api.answer({ signIn: {} })
    await expect(await canvas.findByRole('cell', { name: 'Fresh Fields Market' })).toBeVisible()
    await expect(canvas.getByLabelText('Search enterprises')).toHaveValue('market')
    await expect(api.calls('signIn')).toHaveLength(1)
  },
})
