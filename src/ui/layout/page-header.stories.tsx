import { expect } from 'storybook/test'
import { Button } from '~/ui/button/button.tsx'
import preview from '../../../.storybook/preview.tsx'
import { PageHeader } from './page-header.tsx'

const meta = preview.meta({
  title: 'Components/Page/Page header',
  component: PageHeader,
  parameters: { url: '/admin-admin/enterprises' },
})

export const RouteTitle = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Enterprises' }),
    ).toBeVisible()
  },
})

export const WithActions = RouteTitle.extend({
  args: { actions: <Button size="sm">Add enterprise</Button> },
})

export const Dark = WithActions.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = WithActions.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const ForRecord = meta.story({
  args: {
    title: 'Fleet: Albany, second delivery',
    subtitle: 'Fresh Fields Market · started Nov 16, 2026',
    back: { to: '/admin-admin/enterprises', label: 'Fleets' },
    actions: (
      <>
        <Button size="sm" quiet>
          Scan
        </Button>
        <Button size="sm">Add device</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Fleet: Albany, second delivery' }),
    ).toBeVisible()
    await expect(canvas.getByText(/^Fresh Fields Market/)).toBeVisible()
    await userEvent.tab()
    const back = canvas.getByRole('link', { name: 'Fleets' })
    await expect(back).toHaveFocus()
    await expect(back).toHaveAttribute('href', '/admin-admin/enterprises')
  },
})

export const ForRecordDark = ForRecord.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const ForRecordRightToLeft = ForRecord.extend({ globals: { direction: 'rtl' } })

export const ForRecordOnAPhone = ForRecord.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})
