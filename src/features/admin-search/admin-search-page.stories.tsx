import { expect, waitFor } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import preview from '../../../.storybook/preview.tsx'
import { shown } from '../../../.storybook/shown.ts'

const search = '/admin-admin/search'

const meta = preview.meta({
  title: 'Screens/Administration/Search',
  parameters: { layout: 'fullscreen', url: `${search}?searchType=USER&searchValue=fresh` },
})

/** After a search for users that finds some. */
export const Users = meta.story({
  parameters: { answers: { adminSearch: { example: 'usersFoundByAdmin' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sofia Reyes' })).toHaveAttribute(
      'href',
      '/admin-admin/users/edit/3',
    )
    await expect(canvas.getByText('3 users')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ops@freshfields.example' })).toHaveAttribute(
      'href',
      'mailto:ops@freshfields.example',
    )
    await expect(canvas.getByRole('link', { name: '+1 (518) 555-0112' })).toHaveAttribute(
      'href',
      'tel:+15185550112',
    )
    await expect(canvas.getByRole('radio', { name: /Search Users/ })).toBeChecked()
    await expect(canvas.getByRole('textbox', { name: 'Search term' })).toHaveValue('fresh')
  },
})

/** While users or locations are looked up. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { adminSearch: { delay: 'infinite' } } },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

export const UsersWithoutNames = meta.story({
  tags: ['!dev'],
  parameters: { answers: { adminSearch: { example: 'sparse' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: 'kiosk.901' })).not.toHaveLength(0)
    await expect(canvas.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument()
  },
})

/** After a search for locations that finds more than the server returns. */
export const MoreLocationsThanShown = meta.story({
  parameters: {
    url: `${search}?searchType=LOCATION&searchValue=e`,
    answers: { adminSearch: { example: 'truncated' } },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Only the first 2 results are shown/)
    const enterprises = ['Fresh Fields Market', 'Northgate Foods'] as const
    // The second one has no id in the response: exactly one enterprise of the list has its name.
    for (const [index, name] of enterprises.entries()) {
      const link = await canvas.findByRole('link', { name })
      await expect(link).toHaveAttribute(
        'href',
        `/admin-admin/enterprises/view/${index === 0 ? 1 : 3}`,
      )
    }
  },
})

/** When the search cannot be answered. */
export const Failed = meta.story({
  parameters: {
    answers: { adminSearch: { code: 500 } },
    consoleErrors: ['Unexpected failure', 'adminSearch failed (500)'],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This could not be loaded')
    await shown()
    api.answer({ adminSearch: { example: 'empty' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText('No results found')
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Search term' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(canvas.getByRole('textbox', { name: 'Search term' })).toHaveAccessibleDescription(
      'Required',
    )
  },
})

export const TooLongAddress = meta.story({
  tags: ['!dev'],
  parameters: { url: `${search}?searchType=USER&searchValue=${'fresh'.repeat(60)}` },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Search term' })
    await waitFor(() => expect(text).toHaveAccessibleDescription('Enter at most 200 characters.'))
    await expect(canvas.queryByRole('heading', { name: 'Results' })).not.toBeInTheDocument()
    await expect(api.calls('adminSearch')).toHaveLength(0)
  },
})

/** When nobody and nothing matches the search. */
export const NothingFound = meta.story({
  tags: ['!test'],
  parameters: { answers: { adminSearch: { example: 'empty' } } },
})
