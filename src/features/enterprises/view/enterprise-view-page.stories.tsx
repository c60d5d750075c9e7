import { expect, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Screens/Administration/Enterprises/View Enterprise',
  parameters: { layout: 'fullscreen', url: '/admin-admin/enterprises/view/1' },
})

/** When an enterprise is opened. */
export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Fresh Fields Market' }),
    ).toBeVisible()
    await expect(canvas.getByText('fresh-fields-market')).toBeVisible()
    const table = await canvas.findByRole('table', { name: 'Devices by reporting frequency' })
    await expect(await within(table).findByRole('link', { name: '05:00' })).toBeVisible()
    await expect(
      within(table).getByRole('columnheader', { name: 'Reporting Frequency' }),
    ).toHaveAttribute('aria-sort', 'ascending')
    const tabs = within(
      canvas.getByRole('navigation', { name: 'Pages for Fresh Fields Market' }),
    ).getAllByRole<HTMLAnchorElement>('link')
    await expect(tabs.map((tab) => [tab.textContent, tab.pathname, tab.ariaCurrent])).toEqual([
      ['Overview', '/admin-admin/enterprises/view/1', 'page'],
      ['Edit', '/admin-admin/enterprises/edit/1', null],
      ['Preferences', '/admin-admin/enterprises/1/preferences', null],
      ['Cellular usage', '/admin-admin/enterprises/1/cellular', null],
    ])
    const users = within(await canvas.findByRole('region', { name: 'Users' }))
    await expect(await users.findByRole('link', { name: 'Sofia Reyes' })).toHaveAttribute(
      'href',
      '/admin-admin/users/edit/3',
    )
    await expect(users.getByRole('link', { name: 'All users' })).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Fleets' })).toBeVisible()
    const changes = within(await canvas.findByRole('region', { name: 'Latest changes' }))
    await expect(changes.getAllByRole('listitem')).toHaveLength(5)
    tabs[0]?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tabs[1]).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(tabs[3]).toHaveFocus()
  },
})

export const Dark = Loaded.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = Loaded.extend({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

// Beyond the cap: the tabs of every record, from right to left.
export const ArabicByKeyboard = meta.story({
  tags: ['!dev'],
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const pages = await canvas.findByRole('navigation', { name: /Fresh Fields Market/ })
    const [first, second] = within(pages).getAllByRole('link')
    first?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(first).toHaveFocus()
  },
})

/** When the user may look at the enterprise, but not open its other tabs. */
export const ReadOnly = meta.story({
  parameters: { answers: { getMe: { example: 'viewer' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('fresh-fields-market')).toBeVisible()
    for (const name of ['Overview', 'Edit', 'Preferences', 'Cellular usage']) {
      await expect(canvas.queryByRole('link', { name })).not.toBeInTheDocument()
    }
  },
})

// Beyond the cap: the lists of a record fail one by one.
/** When one of the lists cannot be loaded and another one is slow: the rest of the page stays usable. */
export const EachListFailsByItself = meta.story({
  parameters: {
    answers: { listFleets: { code: 500 }, listAuditEvents: { delay: 'infinite' } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async ({ canvas }) => {
    // In one column, late changes would push the lists down.
    const users = await canvas.findByRole('region', { name: 'Users', hidden: true })
    await expect(users).not.toBeVisible()
    api.answer({ listAuditEvents: {} })
    await waitFor(() => expect(users).toBeVisible())
    const fleets = within(await canvas.findByRole('region', { name: 'Fleets' }))
    await expect(fleets.getByRole('alert')).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Latest changes' })).toBeVisible()
  },
})

export const CountsLoadLater = meta.story({
  tags: ['!dev'],
  parameters: {
    answers: { countDevicesByRate: { delay: 'infinite' } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table')
    await expect(table).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('fresh-fields-market')).toBeVisible()

    api.answer({ countDevicesByRate: { code: 500 } })
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    await expect(canvas.getByText('fresh-fields-market')).toBeVisible()

    api.answer({ countDevicesByRate: { example: 'withUnknown' } })
    await userEvent.click(retry)
    const unknown = await canvas.findByRole('link', { name: 'Unknown' })
    const links = within(canvas.getByRole('table')).getAllByRole('link')
    await expect(links.length).toBeGreaterThan(1)
    await expect(links.at(-1)).toBe(unknown)
  },
})

// Beyond the cap: the skeleton of a record's page has the layout of the loaded page.
/** While the enterprise loads. */
export const RecordLoadsLater = meta.story({
  parameters: { answers: { getEnterprise: { delay: 'infinite' } } },
  play: async ({ canvas }) => {
    const parts = () => [...canvas.getByRole('status', { name: 'Loading' }).children]
    // Until the profile has loaded, there is no skeleton.
    await waitFor(() => expect(parts()).toHaveLength(3))
    const places = parts().map((part) => part.getBoundingClientRect().y)
    await shown()
    api.answer({ getEnterprise: {} })
    const nav = await canvas.findByRole('navigation', { name: 'Pages for Fresh Fields Market' })
    const loaded = [nav.previousElementSibling, nav, nav.nextElementSibling]
    await expect(loaded.map((part) => part?.getBoundingClientRect().y)).toEqual(places)
  },
})

export const RecordLoadsLaterDark = meta.story({
  tags: ['!test'],
  globals: { theme: 'dark' },
  parameters: { answers: { getEnterprise: { delay: 'infinite' } } },
})

/** When the enterprise has no levels, so that no devices can be counted. */
export const NoBusinessStructure = meta.story({
  parameters: { answers: { listEnterpriseGroups: { example: 'empty' } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No business structure' }),
    ).toBeVisible()
    await expect(api.calls('countDevicesByRate')).toEqual([])
  },
})

export const AnotherLevel = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: '05:00' })
    const level = canvas.getByLabelText('Business structure')
    const [first, second] = within(level).getAllByRole<HTMLOptionElement>('option')
    await expect(level).toHaveValue(first?.value)
    api.answer({ countDevicesByRate: { example: 'empty' } })
    await userEvent.selectOptions(level, second!)
    await waitFor(() => {
      const url = api.calls('countDevicesByRate').at(-1)?.url ?? ''
      return expect(new URL(url).searchParams.get('deviceGroupId')).toBe(second?.value)
    })
    await waitFor(() => expect(level).toHaveValue(second?.value))
    await expect(await canvas.findByRole('heading', { name: 'No devices here' })).toBeVisible()
  },
})

/** After a press on a reporting frequency: the devices that report that often. */
export const DevicesOfOneFrequency = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = await canvas.findByRole('link', { name: '01:00' })
    await userEvent.click(link)
    const page = within(canvasElement.ownerDocument.body)
    const dialog = await page.findByRole('dialog', {
      name: 'Devices with reporting frequency 01:00',
    })
    const serial = await within(dialog).findByRole('cell', { name: 'LHT65N-26148' })
    await waitFor(() => expect(serial).toBeVisible())
    await shown()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const DevicesDark = DevicesOfOneFrequency.extend({
  tags: ['!test'],
  globals: { theme: 'dark' },
})

/** When the devices of a frequency have changed since they were counted, and none is left. */
export const DevicesGone = meta.story({
  parameters: {
    url: '/admin-admin/enterprises/view/1?rate=60',
    answers: { listDevicesByRate: { example: 'empty' } },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText('No devices left')).toBeInTheDocument()
  },
})

/** When the enterprise cannot be loaded: back in the list, with the reason. */
export const CannotBeLoaded = meta.story({
  parameters: {
    answers: { getEnterprise: { code: 500 } },
    consoleErrors: ['Unexpected failure'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unable to load enterprise')).toBeVisible()
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Enterprises' }),
    ).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/admin-admin/enterprises/view/1',
    )
  },
})
