import { expect, waitFor } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import { ofRow } from '../../../.storybook/of-row.ts'
import preview from '../../../.storybook/preview.tsx'
import { shown } from '../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Screens/Administration/Enterprises',
  parameters: { layout: 'fullscreen', url: '/admin-admin/enterprises' },
})

/** When the screen opens. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: 'Harbor Grill' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Enterprises' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(21)
    await expect(canvas.getByText('1 to 20 of 24 rows')).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('24 rows'))
  },
})

export const Dark = Loaded.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Arabic = meta.story({
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: 'Harbor Grill' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'المؤسسات' })).toBeVisible()
    await expect(canvas.getByText('الصفوف 1 إلى 20 من أصل 24')).toBeVisible()
  },
})

export const Tablet = Loaded.extend({ tags: ['!test'], globals: { viewport: { value: 'tablet' } } })

export const Phone = Loaded.extend({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

/** While the first rows load. */
export const Loading = meta.story({
  parameters: { answers: { listEnterprises: { delay: 'infinite' } } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Enterprises' })
    await expect(table).toHaveAttribute('aria-busy', 'true')
    // The pager keeps its space, invisible.
    await expect(canvas.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument()
    await expect(canvas.queryByText(/rows$/)).not.toBeInTheDocument()
  },
})

export const LoadingDark = Loading.extend({ tags: ['!test'], globals: { theme: 'dark' } })

/** When the user may look at enterprises, but not change them. */
export const ReadOnly = meta.story({
  parameters: { answers: { getMe: { example: 'viewer' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Harbor Grill' })).toBeVisible()
    await expect(canvas.getByRole('link', ofRow('View', 'Harbor Grill'))).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Enterprises' })).toBeVisible()
    for (const action of ['Edit', 'Edit Preferences', 'View Cellular Usage']) {
      await expect(
        canvas.queryByRole('link', ofRow(action, 'Harbor Grill')),
      ).not.toBeInTheDocument()
    }
    await expect(canvas.queryByRole('link', { name: 'Add' })).not.toBeInTheDocument()
  },
})

/** When there is no enterprise yet. */
export const Empty = meta.story({
  parameters: { answers: { listEnterprises: { example: 'empty' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No enterprises yet')).toBeVisible()
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
})

/** After a search that finds some. */
export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByLabelText('Search enterprises')
    await userEvent.type(search, 'market{Enter}')
    await expect(await canvas.findByText('1 to 2 of 2 rows')).toBeVisible()
    await shown()
    await expect(canvas.getByRole('cell', { name: 'Stonebridge Market' })).toBeVisible()
    const call = api.calls('searchEnterprises').at(-1)
    await expect(new URL(call?.url ?? '').searchParams.get('search')).toBe('market')
    await expect(search).toHaveFocus()

    await userEvent.clear(search)
    await userEvent.type(search, 'zzz{Enter}')
    await expect(await canvas.findByText('Nothing found')).toBeVisible()
    await expect(search).toHaveValue('zzz')

    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(await canvas.findByText('1 to 20 of 24 rows')).toBeVisible()
    await expect(search).toHaveValue('')
  },
})

/** When a search matches no enterprise. */
export const NothingFound = meta.story({
  tags: ['!test'],
  parameters: { url: '/admin-admin/enterprises?search=zzz' },
})

const failed = {
  answers: { listEnterprises: { code: 500 } },
  consoleErrors: ['Unexpected failure while reading from the database.'],
}

/** When the list cannot be loaded. */
export const Failed = meta.story({
  parameters: failed,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
    await shown()
    await expect(
      canvas.getByText('Unexpected failure while reading from the database.'),
    ).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Enterprises' })).toBeVisible()
    api.answer({ listEnterprises: {} })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getByText('1 to 20 of 24 rows')).toBeVisible())
    await expect(canvas.queryByText('This could not be loaded')).not.toBeInTheDocument()
  },
})

export const FailedDark = meta.story({
  tags: ['!test'],
  globals: { theme: 'dark' },
  parameters: failed,
})

export const OtherPages = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 to 20 of 24 rows')
    api.answer({ listEnterprises: { delay: 'infinite' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByRole('cell', { name: 'Harbor Grill' })).toBeVisible()
    await expect(canvas.getByText('21 to 24 of 24 rows')).toBeVisible()

    api.answer({ listEnterprises: { example: 'lastPage' } })
    await expect(await canvas.findByRole('cell', { name: 'Zephyr Coffee Roasters' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})
