import { expect, screen, waitFor, within } from 'storybook/test'
import { appears } from '../../.storybook/appears.ts'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Shell/Palette',
  parameters: { layout: 'fullscreen', url: '/admin-admin/enterprises' },
})

export const Found = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('cell', { name: 'Harbor Grill' })
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('textbox', { name: 'Go to a page' })
    const search = async (text: string) => {
      await userEvent.clear(field)
      await userEvent.paste(text)
    }
    await search('enterp')
    await appears(screen.findByRole('option', { name: /^Enterprises/ }))
    await search('zzz')
    await appears(screen.findByText('Nothing found'))
    await search('harbor')
    await appears(screen.findByRole('option', { name: 'Harbor Grill Enterprises' }))
    await search('okafor')
    await appears(screen.findByRole('option', { name: 'Ada Okafor Users' }))
    await search('albany pilot')
    await appears(screen.findByRole('option', { name: /^Fresh Fields pilot .* Fleets$/ }))
    // Found by what the name does not show.
    await search('admin')
    await appears(screen.findByRole('option', { name: 'Ada Okafor admin@waypost.test Users' }))
    // Records come late, so they are below what was there before.
    const sections = screen.getAllByRole('group')
    await expect(sections.at(0)).toHaveAccessibleName('Pages')
    await expect(sections.at(-1)).toHaveAccessibleName('Records')
    await search('theme: dark')
    const actions = await screen.findByRole('group', { name: 'Actions' })
    await appears(within(actions).findByRole('option', { name: 'Theme: dark' }))
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Records' })).not.toBeInTheDocument(),
    )
  },
})

export const OldRecords = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('cell', { name: 'Harbor Grill' })
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('textbox', { name: 'Go to a page' })
    await userEvent.type(field, 'harbor grill')
    await screen.findByRole('option', { name: 'Harbor Grill Enterprises' })
    // The records of the first text are in sight until the server answers for the longer one.
    await userEvent.type(field, ' no such record{Enter}')
    await appears(screen.findByText('Nothing found'))
    // No record was opened, which would have closed the palette.
    await expect(field).toBeVisible()
  },
})

/** Customer staff may not open the list, so the palette does not search it. */
export const ForCustomerStaff = meta.story({
  parameters: { url: '/monitoring/locations', user: 'staff' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Locations' })
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Go to a page' }), 'harbor')
    await appears(screen.findByText('Nothing found'))
  },
})

export const Dark = Found.extend({ tags: ['!test'], globals: { theme: 'dark' } })
