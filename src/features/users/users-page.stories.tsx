import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import { ofRow } from '../../../.storybook/of-row.ts'
import preview from '../../../.storybook/preview.tsx'
import { shown } from '../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Screens/Administration/Users',
  parameters: { layout: 'fullscreen', url: '/admin-admin/users' },
})

const wholeList = { url: '/admin-admin/users?size=50' }

/** When the screen opens. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: 'Owen Castellano' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    await expect(canvas.getByText('1 to 20 of 44 rows')).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    for (const name of ['Roles', 'Status']) {
      const heading = canvas.getByRole('columnheader', { name })
      await expect(within(heading).queryByRole('button')).not.toBeInTheDocument()
    }
    const owen = within(canvas.getByRole('row', { name: /Owen Castellano/ }))
    await expect(owen.getByRole('link', { name: 'Owen Castellano' })).toHaveAttribute(
      'href',
      '/admin-admin/users/edit/6',
    )
    const address = 'owen.castellano@harborgrill.example'
    await expect(owen.getByRole('link', { name: address })).toHaveAttribute(
      'href',
      `mailto:${address}`,
    )
    await expect(owen.getByText('Enterprise administrator')).toBeVisible()
    await expect(owen.getByText('Active')).toBeVisible()
    const luc = canvas.getByRole('row', { name: /Luc Fontaine/ })
    await expect(luc).toHaveTextContent('Enterprise administrator, Location manager')
  },
})

/** While the users load for the first time. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { listUsers: { delay: 'infinite' } } },
})

export const Dark = Loaded.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Tablet = Loaded.extend({ tags: ['!test'], globals: { viewport: { value: 'tablet' } } })

export const Phone = Loaded.extend({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** When a user has no name or address. */
export const Sparse = meta.story({
  parameters: { answers: { listUsers: { example: 'sparse' } } },
  play: async ({ canvas }) => {
    const kiosk = await canvas.findByRole('row', { name: /kiosk\.902/ })
    await expect(within(kiosk).getByRole('link', { name: 'kiosk.902' })).toBeVisible()
    await expect(kiosk).toHaveTextContent('Provider staff')
  },
})

/** When there is no user yet. */
export const Empty = meta.story({
  parameters: { answers: { listUsers: { example: 'empty' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No users yet')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Add' })).toHaveLength(2)
  },
})

/** When the list cannot be loaded. */
export const Failed = meta.story({
  parameters: {
    answers: { listUsers: { code: 500 } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
    await shown()
    await userEvent.type(canvas.getByLabelText('Search users'), 'harbor{Enter}')
    await canvas.findByText('1 to 2 of 2 rows')
    const [call] = api.calls('searchUsers')
    await expect(new URL(call?.url ?? '').searchParams.get('search')).toBe('harbor')
  },
})

// The server has no filters, so the list is read whole, and then nothing more is asked.
/** After a choice of status, role or enterprise. */
export const Filtered = meta.story({
  parameters: { url: '/admin-admin/users?state=archived' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Greta Hoffmann/ })
    await expect(canvas.getByLabelText('Status')).toHaveDisplayValue('Archived')
    await shown()
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Active')
    await userEvent.selectOptions(canvas.getByLabelText('Enterprise'), 'Provider staff')
    await canvas.findByRole('row', { name: /Ada Okafor/ })
    await waitFor(() => expect(canvas.queryByText('Greta Hoffmann')).not.toBeInTheDocument())
    await userEvent.selectOptions(canvas.getByLabelText('Enterprise'), 'Any')
    await userEvent.selectOptions(canvas.getByLabelText('Role'), 'Location manager')
    const luc = await canvas.findByRole('row', { name: /Luc Fontaine/ })
    await expect(luc).toHaveTextContent('Enterprise administrator, Location manager')
    await userEvent.type(canvas.getByLabelText('Search users'), 'fontaine luc{Enter}')
    await canvas.findByText('1 to 1 of 1 row')
    await userEvent.click(canvas.getByRole('button', { name: /^Name/ }))
    const reads = [...api.calls('listUsers'), ...api.calls('searchUsers')]
    await expect(reads.map(({ url }) => new URL(url).search)).toEqual([
      '?page=0&size=1000&sort=lastName%2Casc',
    ])
  },
})

async function archive(canvas: ReturnType<typeof within>, name: string) {
  await userEvent.click(await canvas.findByRole('button', ofRow('Archive', name)))
  return within(await screen.findByRole('alertdialog', { name: `Archive ${name}?` }))
}

/** After a user was archived, which can be undone. */
export const ArchivedAndRestored = meta.story({
  play: async ({ canvas, userEvent }) => {
    const question = await archive(canvas, 'Owen Castellano')
    await waitFor(() =>
      expect(question.getByText(/can no longer sign in. Their history is kept./)).toBeVisible(),
    )
    await userEvent.click(question.getByRole('button', { name: 'Archive' }))
    const row = () => canvas.getByRole('row', { name: /Owen Castellano/, hidden: true })
    await waitFor(() => expect(row()).toHaveAttribute('data-highlighted'))
    await screen.findByText('Owen Castellano was archived.')
    await shown()
    await waitFor(() => expect(row()).toHaveTextContent('Archived'))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Owen Castellano was restored.')
    await waitFor(() => expect(row()).toHaveTextContent('Active'))
    await expect(await api.calls('updateUser').at(-1)?.json()).toEqual({ archived: false })
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(row()).toHaveTextContent('Archived'))
  },
})

/** When several users are archived at once, and some of them cannot be. */
export const SeveralAtOnce = meta.story({
  parameters: wholeList,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Ada Okafor', 'Greta Hoffmann', 'Marcus Webb', 'Sofia Reyes']) {
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }))
    }
    const bar = within(await canvas.findByRole('group', { name: '4 selected' }))
    await userEvent.click(bar.getByRole('button', { name: 'Archive' }))
    const archiveBoth = await canvas.findByRole('button', { name: 'Archive 2 users' })
    const ada = await canvas.findByRole('row', { name: /Ada Okafor/ })
    await waitFor(() => expect(ada).toHaveTextContent('You cannot archive your own account.'))
    const greta = canvas.getByRole('row', { name: /Greta Hoffmann/ })
    await waitFor(() => expect(greta).toHaveTextContent('Already done'))
    await shown()
    await userEvent.click(archiveBoth)
    const question = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(question.getByText(/can no longer sign in/)).toBeVisible())
    const reads = () => [...api.calls('listUsers'), ...api.calls('getMe')].length
    const readsBefore = reads()
    await userEvent.click(question.getByRole('button', { name: 'Archive 2 users' }))
    for (const name of [/Marcus Webb/, /Sofia Reyes/]) {
      await waitFor(() => expect(canvas.getByRole('row', { name })).toHaveTextContent('Done'))
    }
    await expect(api.calls('archiveUser')).toHaveLength(2)
    await expect(reads()).toBe(readsBefore)
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    const marcus = await canvas.findByRole('row', { name: /Marcus Webb/ })
    await waitFor(() => expect(marcus).toHaveTextContent('Archived'))
  },
})

/** When administrators select themselves among others: nobody archives their own account. */
export const OwnAccountAndRoles = meta.story({
  parameters: wholeList,
  play: async ({ canvas, userEvent }) => {
    const archive = await canvas.findByRole('button', ofRow('Archive', 'Ada Okafor'))
    await userEvent.click(archive)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'You cannot archive your own account.',
    )
    await shown()
    await expect(archive).toHaveAttribute('aria-disabled', 'true')
    await expect(api.calls('archiveUser')).toEqual([])
    for (const name of ['Ada Okafor', 'Luc Fontaine', 'Owen Castellano']) {
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }))
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Change roles' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change roles' }))
    await userEvent.selectOptions(await dialog.findByLabelText(/^Change/), 'replace')
    await userEvent.click(await dialog.findByLabelText('Location manager'))
    await userEvent.click(dialog.getByRole('button', { name: 'Check the users' }))
    const change = await canvas.findByRole('button', { name: 'Change 2 users' })
    const ada = canvas.getByRole('row', { name: /Ada Okafor/ })
    await expect(ada).toHaveTextContent('You cannot remove your own roles.')
    const luc = canvas.getByRole('row', { name: /Luc Fontaine/ })
    await expect(luc).toHaveTextContent('Enterprise administrator, Location manager')
    await userEvent.click(change)
    const question = within(await screen.findByRole('alertdialog'))
    await waitFor(() =>
      expect(question.getByText('Afterwards: Location manager, and no other role.')).toBeVisible(),
    )
    await userEvent.click(question.getByRole('button', { name: 'Change 2 users' }))
    await waitFor(() => expect(luc).toHaveTextContent('Done'))
    await waitFor(() => expect(api.calls('updateUser')).toHaveLength(2))
    for (const call of api.calls('updateUser')) {
      await expect(Object.keys((await call.json()) as object)).toEqual(['actionRoleTemplateIds'])
    }
  },
})
