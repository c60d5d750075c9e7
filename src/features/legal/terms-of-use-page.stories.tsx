import { expect, fn } from 'storybook/test'
import { SettingsProvider } from '~/ui/settings/operator-settings.ts'
import preview from '../../../.storybook/preview.tsx'
import { TermsOfUsePage } from './legal-pages.tsx'

const meta = preview.meta({
  title: 'Screens/Signed out/Terms of use/With an address',
  component: TermsOfUsePage,
  parameters: { layout: 'fullscreen', url: '/terms-of-use', user: null },
  decorators: [
    (Story) => (
      <SettingsProvider
        value={{ termsUrl: 'https://operator.test/terms', dataUseUrl: '/legal/data-use.html' }}
      >
        <Story />
      </SettingsProvider>
    ),
  ],
})

export const LinksToTheOperator = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Read the current text' })
    await expect(link).toHaveAttribute('href', 'https://operator.test/terms')
    await expect(canvas.queryByText('This is placeholder text.')).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Terms of use' })).toHaveAttribute(
      'href',
      'https://operator.test/terms',
    )
    // A page of the same host is no screen: the browser opens it.
    const dataUse = canvas.getByRole('link', { name: 'Data use' })
    await expect(dataUse).toHaveAttribute('href', '/legal/data-use.html')
    const isTaken = fn()
    window.addEventListener(
      'click',
      (event) => {
        isTaken(event.defaultPrevented)
        event.preventDefault()
      },
      { once: true },
    )
    await userEvent.click(dataUse)
    await expect(isTaken).toHaveBeenCalledWith(false)
  },
})
