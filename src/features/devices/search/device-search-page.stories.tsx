import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Screens/Devices/Search',
  parameters: {
    layout: 'fullscreen',
    url: '/admin-devices/search?serialNumber=LHT65N-261',
  },
})

type Canvas = ReturnType<typeof within>

/** The value of a field of a card. */
const valueOf = (card: Canvas, label: string) =>
  card.getByText(label, { selector: 'dt' }).nextElementSibling

/** After a search that finds devices. */
export const Found = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 devices match LHT65N-261')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Matching Devices' })).toBeVisible()
    await expect(canvas.queryByText('Issues')).not.toBeInTheDocument()
    const card = within(canvas.getByRole('article', { name: 'A8404100001A2B0C' }))
    await expect(valueOf(card, 'Product serial')).toHaveTextContent('LHT65N-26148')
    await expect(valueOf(card, 'Previously used')).toHaveTextContent('No')
    await expect(valueOf(card, 'Last device time')).toHaveTextContent(/Nov 13, 2026.* ago$/)
    await expect(valueOf(card, 'Reference')).toHaveTextContent(
      'b006c93f-3057-4f95-8184-9382035e26fb',
    )
    await expect(valueOf(card, 'Imported on')).toHaveTextContent(/, 2026, /)
    await expect(valueOf(card, 'Commissioned for')).toHaveTextContent('Fresh Fields Market ID 1')
    await expect(valueOf(card, 'Commissioned on')).toHaveTextContent(/, 2026, /)
    await expect(card.getByText('No removal on record.')).toBeVisible()
    await expect(valueOf(card, 'Registered on')).toHaveTextContent(/, 2026, /)
    const registered = card.getByRole('link', { name: /Albany – Central Ave$/ })
    await expect(registered).toHaveAttribute('href', '/admin-admin/enterprises/view/1')
    await expect(card.getByRole('link', { name: 'View commissioned device' })).toHaveAttribute(
      'href',
      '/admin-devices/fleets/device/view/b006c93f-3057-4f95-8184-9382035e26fb',
    )

    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(card.getByRole('button', { name: 'Copy LHT65N-26148' }))
    await expect(write).toHaveBeenCalledWith('LHT65N-26148')
    await expect(await canvas.findByRole('link', { name: 'LHT65N-261' })).toHaveAttribute(
      'href',
      '/admin-devices/search?serialNumber=LHT65N-261',
    )
  },
})

/** While a serial number is looked up. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { searchCommissioningDevices: { delay: 'infinite' } } },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Tablet = meta.story({ tags: ['!test'], globals: { viewport: { value: 'tablet' } } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** When one of the places that were searched did not answer, but another one knows the device. */
export const IssuesAndAMatch = meta.story({
  parameters: { url: '/admin-devices/search?serialNumber=a8404100002f003c' },
  play: async ({ canvas }) => {
    const issues = await canvas.findByRole('heading', { level: 2, name: 'Issues' })
    await expect(issues).toBeVisible()
    await expect(
      canvas.getByText(/^The registrations of A8404100002F003C could not be looked up/),
    ).toBeVisible()
    const card = within(canvas.getByRole('article', { name: 'A8404100002F003C' }))
    await expect(valueOf(card, 'Previously used')).toHaveTextContent('Unknown')
    // Neither the device nor its registration is known.
    await expect(card.getAllByText('Unknown', { selector: 'p' })).toHaveLength(2)
    await expect(card.getByText('No commissioning on record.')).toBeVisible()
    await expect(card.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin-fulfillment\/inventory\//),
    )
  },
})

/** When hardly anything is known about the device that was found. */
export const SparseResult = meta.story({
  parameters: { answers: { searchCommissioningDevices: { example: 'sparse' } } },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'A840410000590020' }))
    await expect(card.queryByText('Product serial')).not.toBeInTheDocument()
    await expect(card.getAllByText('Unknown')).toHaveLength(4)
  },
})

/** When no device has the serial number. */
export const NothingFound = meta.story({
  parameters: { url: '/admin-devices/search?serialNumber=T3-39020' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No device matches T3-39020')).toBeVisible()
    await shown()
    await userEvent.click(canvas.getByRole('link', { name: 'Search unregistered devices' }))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Unregistered devices' }),
    ).toBeVisible()
    await canvas.findByRole('link', { name: 'T3-39020' })
    await waitFor(() => expect(canvas.getByText('1 to 1 of 1 row')).toBeVisible())
    await expect(canvas.getByLabelText('Filter by Serial Number')).toHaveValue('T3-39020')
  },
})

export const LongSerialNumber = meta.story({
  tags: ['!dev'],
  parameters: { url: `/admin-devices/search?serialNumber=${'A1'.repeat(100)}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No device matches/)).toBeVisible()
    await expect(canvas.getByText('Recent searches')).toBeVisible()
    const main = canvas.getByRole('main')
    main.style.maxWidth = '320px'
    await expect(main.scrollWidth).toBe(main.clientWidth)
  },
})

/** When the search cannot be answered. */
export const Failed = meta.story({
  parameters: {
    answers: { searchCommissioningDevices: { code: 500 } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    await shown()
    api.answer({ searchCommissioningDevices: {} })
    await userEvent.click(retry)
    await expect(await canvas.findByText('2 devices match LHT65N-261')).toBeVisible()
  },
})

/** When the screen opens without a serial number. */
export const NothingSearchedYet = meta.story({
  parameters: { url: '/admin-devices/search' },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Serial Number' })
    await shown()
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(box).toHaveAccessibleDescription(/Required$/))
    await userEvent.click(box)
    await userEvent.paste(Array.from({ length: 201 }, (_, index) => `A-${index}`).join('\n'))
    await expect(await canvas.findByText('At most 200 serial numbers at once.')).toBeVisible()
    await expect(api.calls('searchCommissioningDevices')).toEqual([])
    await userEvent.clear(box)
    // Enter searches, and the next code that is scanned replaces this one.
    await userEvent.type(box, ' lht65n-26148 {Enter}')
    await expect(await canvas.findByText('1 device matches lht65n-26148')).toBeVisible()
    await userEvent.keyboard('LHT65N-26111{Enter}')
    await expect(await canvas.findByText('1 device matches LHT65N-26111')).toBeVisible()
  },
})

/** After several serial numbers were looked up: a row for each. */
export const Several = meta.story({
  parameters: {
    url: '/admin-devices/search?serialNumber=LHT65N-26148,T3-39020,0025,LHT65N-261',
    answers: { searchCommissioningDevices: { delay: 'infinite' } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('0 of 4 searched')).toBeVisible()
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
    await expect(canvas.getAllByText('Waiting', { selector: 'span' })).toHaveLength(4)
    // One after the other.
    await waitFor(() => expect(api.calls('searchCommissioningDevices')).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    api.answer({ searchCommissioningDevices: { code: 500 } })
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }))
    await canvas.findByText('4 of 4 searched, 4 failed', { selector: 'p' })
    api.answer({ searchCommissioningDevices: {} })
    await userEvent.click(canvas.getByRole('button', { name: 'Try failed ones again (4)' }))

    await canvas.findByText('4 of 4 searched, 2 found, 2 not found', { selector: 'p' })
    await expect(canvas.getByRole('heading', { name: 'Issues' })).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
    // The last serial number is the beginning of two.
    await expect(await canvas.findByText('1 to 5 of 5 rows')).toBeVisible()
    const found = within(canvas.getAllByRole('row', { name: /LHT65N-26148 Found/ })[0]!)
    await expect(found.getByRole('link', { name: 'Fresh Fields Market' })).toHaveAttribute(
      'href',
      '/admin-admin/enterprises/view/1',
    )
    await expect(found.getByRole('link', { name: /^View commissioned device/ })).toBeVisible()
    await expect(found.getByRole('button', { name: 'More actions' })).toBeVisible()
    const missing = within(canvas.getByRole('row', { name: /T3-39020 Not found/ }))
    await expect(missing.getByRole('link', { name: /^Unregistered devices/ })).toHaveAttribute(
      'href',
      '/admin-devices/unregistered-devices?serial=T3-39020',
    )
    await expect(canvas.getByRole('link', { name: /and 3 more$/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More for this list' }))
    await expect(await screen.findByRole('menuitem', { name: 'CSV' })).not.toHaveAttribute(
      'aria-disabled',
    )
    await userEvent.keyboard('{Escape}')
  },
})

export const SeveralOnAPhone = meta.story({
  tags: ['!test'],
  parameters: { url: '/admin-devices/search?serialNumber=LHT65N-26148,T3-39020,0025,LHT65N-261' },
  globals: { viewport: { value: 'phone' } },
})
