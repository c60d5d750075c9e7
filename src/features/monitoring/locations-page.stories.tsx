import { expect, screen, waitFor, within } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import {
  alertRows,
  alerts,
  asked,
  attention,
  item,
  loading,
  section,
} from '../../../.storybook/locations.ts'
import preview from '../../../.storybook/preview.tsx'
import { shown } from '../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Screens/Monitoring/Locations',
  parameters: { layout: 'fullscreen', url: '/monitoring/locations', user: 'staff' },
})

const askedCategories = () => asked('categoryFilterIds').filter((ids) => ids !== null)

/** When a customer’s staff signs in. */
export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 of 4 locations, 1 with critical alerts')).toBeVisible()
    await shown()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible()
    const names = await within(await attention(canvas)).findAllByRole('heading', { level: 3 })
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      'Albany – Central Ave',
      'Cleveland – Lorain Ave',
    ])
    await expect(item(await attention(canvas), 'Albany')).toHaveTextContent('2 critical alerts')
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument()
    await expect(item(await attention(canvas), 'Albany')).toHaveTextContent('1 sensor offline')
    await expect(item(await attention(canvas), 'Cleveland')).not.toHaveTextContent('Routers')
    await expect(await canvas.findByText('9 alerts, 6 open')).toBeVisible()
    const rows = alertRows(await alerts(canvas))
    const levels = rows.map(({ textContent }) =>
      /(Critical|Warning|Info).*(Open|Resolved)/.exec(textContent),
    )
    await expect(levels.map((level) => level?.slice(1).join(' '))).toEqual([
      ...Array<string>(2).fill('Critical Open'),
      ...Array<string>(4).fill('Warning Open'),
      ...Array<string>(2).fill('Info Resolved'),
      'Warning Resolved',
    ])
    await expect(rows[0]).toHaveTextContent(
      /^Produce cooler.*Temperature 46\.8°F Alerts above 41°FAlbany – Central Ave.*ago/,
    )
    await expect(rows[0]).toHaveAccessibleName(/ ago \(.*9:22.AM EST/)
    // In a narrow cell, the name is cut and not the value.
    const line = within(rows[0]!).getByText('46.8°F')
    const cell = line.closest('td')!
    cell.style.paddingInlineEnd = `${cell.clientWidth - 100}px`
    const value = document.createRange()
    value.selectNodeContents(line.lastChild!)
    await expect(value.getBoundingClientRect().right).toBeLessThanOrEqual(
      line.getBoundingClientRect().right,
    )
    cell.style.paddingInlineEnd = ''
    await expect(canvas.getByText(/^Updated/)).toBeVisible()

    // Each filter is in the address, and all of them combined match something.
    const found = within(await alerts(canvas))
    const categories = await found.findByRole('button', { name: 'Category All categories' })
    await userEvent.click(categories)
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Food safety (2)' }))
    await expect(await found.findByText('2 alerts, 2 open')).toBeVisible()
    // Every category can still be chosen, and several can.
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /^Equipment/ }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(askedCategories().at(-1)).toMatch(/^\d+,\d+$/))
    await expect(categories).toHaveAccessibleName('Category Food safety, Equipment')
    await waitFor(() => expect(found.queryByText('2 alerts, 2 open')).toBeNull())
    await userEvent.selectOptions(found.getByLabelText('Status'), 'Open')
    await userEvent.click(found.getByRole('button', { name: 'Group by location' }))
    await expect(await found.findByRole('rowheader', { name: 'Chicago – Halsted 1' })).toBeVisible()
  },
})

export const Dark = Loaded.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const ArabicOnAPhone = meta.story({
  tags: ['!dev'],
  globals: { locale: 'ar', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'المواقع' })).toBeVisible()
    await expect(await canvas.findByText('2 من 4 مواقع، واحد منها بتنبيهات حرجة')).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'المواقع 2', selected: true })).toBeVisible()
    await expect(canvas.queryByText('9 تنبيهات، 6 مفتوحة')).not.toBeInTheDocument()
    await userEvent.click(await canvas.findByRole('tab', { name: 'التنبيهات 6' }))
    await expect(await canvas.findByText('9 تنبيهات، 6 مفتوحة')).toBeVisible()
    await expect(canvas.queryByText('2 من 4 مواقع، واحد منها بتنبيهات حرجة')).toBeNull()
  },
})

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

export const Tablet = meta.story({ tags: ['!test'], globals: { viewport: { value: 'tablet' } } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const PhoneAlerts = meta.story({
  tags: ['!test'],
  parameters: { url: '/monitoring/locations?tab=alerts' },
  globals: { viewport: { value: 'phone' } },
})

/** When the provider’s staff signs in, who choose an enterprise. */
export const ProviderStaff = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: { user: 'admin', url: '/monitoring/locations?enterprise=999&filterGroupId=999' },
  play: async ({ canvas, userEvent }) => {
    // Filters that match nothing are shown, and can be removed.
    await expect(await canvas.findByRole('heading', { name: 'No alerts' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Structure'), 'Entire structure')
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Enterprise' })).toHaveValue('999'),
    )
    await userEvent.click(canvas.getByRole('button', { name: /^Clear/ }))

    // The enterprise is shown below the location: its own column would not fit beside the locations.
    const table = within(await alerts(canvas))
    const [row] = await table.findAllByRole('row', { name: /Albany – Central Ave Fresh Fields/ })
    await expect(row).toBeVisible()
    await expect(table.queryByRole('columnheader', { name: /Enterprise/ })).toBeNull()
    const frame = table.getByRole('table').parentElement!
    await expect(frame.scrollWidth).toBe(frame.clientWidth)
    await expect(await canvas.findByRole('button', { name: /^Show more/ })).toBeVisible()
    const enterprise = await canvas.findByRole('combobox', { name: 'Enterprise' })
    await userEvent.click(enterprise)
    await userEvent.paste('harbor')
    await userEvent.click(await screen.findByRole('option', { name: 'Harbor Grill' }))
    await waitFor(async () =>
      expect(alertRows(await alerts(canvas)).every((row) => /Harbor/.test(row.textContent))).toBe(
        true,
      ),
    )
    await expect(await canvas.findByText('Structure')).toBeVisible()

    // Another enterprise closes the open location.
    const places = within(await attention(canvas))
    await userEvent.click(await places.findByRole('link', { name: 'Boston – Seaport' }))
    await section(canvas, 'Boston – Seaport')
    await userEvent.clear(enterprise)
    await userEvent.paste('fresh')
    await userEvent.click(await screen.findByRole('option', { name: 'Fresh Fields Market' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: /^Boston/ })).toBeNull())
    await expect(await table.findAllByRole('row', { name: /Albany/ })).not.toHaveLength(0)
    await userEvent.clear(enterprise)
    await userEvent.paste('harbor')
    await userEvent.click(await screen.findByRole('option', { name: 'Harbor Grill' }))

    // As a table, stored for the next visit, with every location.
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }))
    await userEvent.click(canvas.getByRole('button', { name: /^All locations \d/ }))
    const rows = within(await canvas.findByRole('table', { name: 'Locations' }))
    await expect(
      await rows.findByRole('row', { name: /^Boston – Seaport 2 critical alerts, 1/ }),
    ).toBeVisible()
    await expect(rows.getAllByText('All devices are online')[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Cards' }))
  },
})

/** After a press on a location: its state and its alerts. */
export const OneLocation = meta.story({
  parameters: { url: '/monitoring/locations?location=1002' },
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'Albany – Central Ave' }))
    await expect(await part.findByText('4 open alerts')).toBeVisible()
    await shown()
    // Its alerts do not repeat where they are.
    await expect(part.getAllByText('Albany – Central Ave')).toHaveLength(1)
    await expect(part.getByText('2 critical alerts, 1 sensor offline')).toBeVisible()
    await expect(part.getByText('Offline: Bar fridge')).toBeVisible()
    await expect(part.getByText(/E[SD]T at the location/)).toBeVisible()
    await expect(await part.findByRole('link', { name: 'Warm food: what to do' })).toHaveAttribute(
      'href',
      '/help/alert-food_safety',
    )
    const [call] = api.calls('listDashboardAlerts')
    await expect(new URL(call!.url).searchParams.get('filterGroupingId')).toBe('1002')
    await userEvent.click(canvas.getByRole('link', { name: 'Cleveland – Lorain Ave' }))
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 2, name: 'Cleveland – Lorain Ave' }),
      ).toHaveFocus(),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Close details' }))
    await expect(await canvas.findByText('9 alerts, 6 open')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
})

const nothing = {
  getNeedsAttention: { example: 'empty' },
  listDashboardAlerts: { example: 'empty' },
}

/** When one of the two parts has loaded before the other. */
export const SectionsLoadIndependently = meta.story({
  // Two categories without critical alerts, which are announced all the same.
  parameters: { ...loading, url: '/monitoring/locations?category=4,5,99' },
  play: async ({ canvas, userEvent }) => {
    await expect(await attention(canvas)).toHaveAttribute('aria-busy', 'true')
    await expect(await alerts(canvas)).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByText(/^Updated/)).not.toBeInTheDocument()
    api.answer({ getNeedsAttention: {} })
    await canvas.findByText('2 of 4 locations, 1 with critical alerts')
    await shown()
    await expect(await alerts(canvas)).toHaveAttribute('aria-busy', 'true')
    api.answer({ listDashboardAlerts: {} })
    await expect(await canvas.findByText(/^3 alerts/)).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: /^Category .*, Unknown category \(99\)$/ }),
    ).toBeVisible()

    api.answer(nothing)
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(await canvas.findByRole('heading', { name: 'No locations yet' })).toBeVisible()
    await expect(await canvas.findByText(/^0 alerts|^No alerts$/)).toBeVisible()
    await expect(document.title).toMatch(/^Locations/)

    // New critical alerts are held back too, but announced at once.
    api.answer({ listDashboardAlerts: {} })
    window.dispatchEvent(new Event('visibilitychange'))
    await expect(
      await canvas.findByText(/^2 new critical alerts\. The latest: .+, \w+/),
    ).toBeInTheDocument()
    await waitFor(() => expect(document.title).toMatch(/^\(2\) Locations/))
    await expect(canvas.getByText(/^0 alerts|^No alerts$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show 9 changes' }))
    await expect(await canvas.findByText(/^3 alerts/)).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^Locations/))
    await expect(canvas.queryByText(/^2 new critical/)).not.toBeInTheDocument()
  },
})

export const LoadingDark = meta.story({
  tags: ['!test'],
  globals: { theme: 'dark' },
  parameters: loading,
})

export const LoadingPhone = meta.story({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
  parameters: loading,
})

/** When the user has no location and no alert. */
export const Empty = meta.story({ tags: ['!test'], parameters: { answers: nothing } })

export const EmptyDark = Empty.extend({ tags: ['!test'], globals: { theme: 'dark' } })

const failed = {
  answers: { getNeedsAttention: { code: 500 }, listDashboardAlerts: { code: 500 } },
  consoleErrors: ['Unexpected failure while reading from the database.'],
}

export const SectionsFailIndependently = meta.story({
  tags: ['!dev'],
  parameters: failed,
  play: async ({ canvas, userEvent }) => {
    await within(await attention(canvas)).findByRole('alert')
    const below = within(await alerts(canvas))
    await below.findByRole('alert')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible()

    // One press repeats both.
    api.answer({ getNeedsAttention: { code: 500 }, listDashboardAlerts: {} })
    await userEvent.click(below.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('9 alerts, 6 open')).toBeVisible()
    await expect(below.queryByRole('alert')).not.toBeInTheDocument()
    const above = within(await attention(canvas))
    await above.findByRole('alert')
    api.answer({ getNeedsAttention: {} })
    await userEvent.click(await above.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('2 of 4 locations, 1 with critical alerts')).toBeVisible()
  },
})

export const FailedDark = meta.story({
  tags: ['!test'],
  globals: { theme: 'dark' },
  parameters: failed,
})

/** While locations and alerts load. */
export const Loading = meta.story({ tags: ['!test'], parameters: loading })

/** When neither locations nor alerts can be loaded. */
export const Failed = meta.story({
  tags: ['!test'],
  parameters: { answers: { getNeedsAttention: { code: 500 }, listDashboardAlerts: { code: 500 } } },
})
