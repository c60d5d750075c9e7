import { expect, within } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Devices/Fleets',
  parameters: { layout: 'fullscreen', url: '/admin-devices/fleets' },
})

/** When the screen opens. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Fresh Fields pilot/ })
    await expect(canvas.getByRole('heading', { level: 1, name: 'Fleets' })).toBeVisible()
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headings).toEqual(['Description', 'Creation time', 'Commissioned for', 'Actions'])
    await expect(canvas.getByRole('columnheader', { name: 'Description' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    const manage = '/admin-devices/fleets/manage/301'
    const inRow = within(row)
    await expect(
      inRow.getByRole('link', { name: 'Fresh Fields pilot – Albany and Buffalo' }),
    ).toHaveAttribute('href', manage)
    await expect(inRow.getByRole('link', { name: 'Manage' })).toHaveAttribute('href', manage)
    await expect(inRow.getByRole('link', { name: 'Fresh Fields Market' })).toHaveAttribute(
      'href',
      '/admin-admin/enterprises/view/1',
    )
    await expect(canvas.getByRole('link', { name: 'Add' })).toBeVisible()
    const [call] = api.calls('listFleets')
    await expect(new URL(call?.url ?? '').searchParams.getAll('sort')).toEqual(['description,asc'])
  },
})

/** While the fleets load for the first time. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { listFleets: { delay: 'infinite' } } },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** When a fleet has no description or enterprise. */
export const Sparse = meta.story({
  parameters: { answers: { listFleets: { example: 'sparse' } } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('cell', { name: 'N/A' }))[0]).toBeVisible()
  },
})

/** When there is no fleet yet. */
export const Empty = meta.story({
  parameters: { answers: { listFleets: { example: 'empty' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No fleets yet')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Add' })).toHaveLength(2)
  },
})

/** When a search matches no fleet. */
export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Fresh Fields pilot/ })
    await userEvent.type(canvas.getByLabelText('Search fleets'), 'market pilot{Enter}')
    await canvas.findByText('1 to 1 of 1 row')
    await expect(canvas.getByRole('row', { name: /Fresh Fields pilot/ })).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Search fleets'), ' nowhere{Enter}')
    await canvas.findByText('Nothing found')
  },
})

/** When the fleets cannot be loaded. */
export const Failed = meta.story({
  tags: ['!test'],
  parameters: { answers: { listFleets: { code: 500 } } },
})
