import { expect, screen, waitFor, within } from 'storybook/test'
import type { NeedsAttentionResult } from '~/api/generated/model/index.ts'
import { loading } from '../../../../.storybook/locations.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

const wall = { viewport: { value: 'wall' } }

/** The locations in trouble on a screen on the wall, which nobody touches. */
const meta = preview.meta({
  title: 'Screens/Monitoring/Locations/Wall display',
  parameters: { layout: 'fullscreen', url: '/monitoring/locations?wall=1', user: 'admin' },
  globals: { viewport: { value: 'desktop' } },
})

/** When Locations is opened as a wall display. */
export const WorstFirst = meta.story({
  // The browser asks for permission, and nobody answers.
  beforeEach: () => {
    const { Notification: own } = window
    const asking = { permission: 'default', requestPermission: () => new Promise(() => {}) }
    Object.assign(window, { Notification: asking })
    return () => Object.assign(window, { Notification: own })
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('heading', { level: 2 })
    await expect(first).toHaveTextContent('Albany – Central Ave')
    await shown()
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.getByText(/^Updated/)).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByLabelText('Notify me in this browser'))
    await userEvent.selectOptions(dialog.getByLabelText('Quiet from'), '22:00')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Choose both times or neither.')).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText('Quiet until'), '06:00')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await userEvent.click(canvas.getByRole('link', { name: 'Leave wall display' }))
    await expect(await canvas.findByRole('region', { name: 'Latest alerts' })).toBeVisible()
  },
})

export const Dark = WorstFirst.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

/** When the enterprise that the wall shows has no location. */
export const NothingInTrouble = meta.story({
  parameters: { url: '/monitoring/locations?wall=1&enterprise=999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No locations yet')).toBeVisible()
  },
})

/** As many locations in trouble as wanted, of the sandbox's kinds. */
const inTrouble = (count: number) => ({
  answers: {
    getNeedsAttention: {
      change: ({ data }: NeedsAttentionResult) => ({
        data: Array.from({ length: Math.max(count, 3) }, (_, index) => ({
          ...data[index % data.length],
          deviceGroupingId: index + 1,
          locationName: `${data[index % data.length]?.locationName} ${index + 1}`,
          criticalAlertCount: count > 0 && index % 3 === 0 ? 1 + (index % 4) : 0,
          gatewaysOffline: count > 0 && index % 3 === 1 ? 1 : 0,
          gatewaysTotal: 1,
          sensorsOffline: count > 0 && index % 3 === 2 ? 2 : 0,
          sensorsTotal: 8,
          routerOffline: 0,
        })).map((location, index) => (index < count ? location : { ...location, ...well })),
      }),
    },
  },
})
const well = { criticalAlertCount: 0, gatewaysOffline: 0, sensorsOffline: 0 }

const large = { viewport: { value: 'largeWall' } }

/** When no location is in trouble. */
export const None = meta.story({ tags: ['!test'], parameters: inTrouble(0), globals: wall })

/** The same on a large wall. */
export const NoneLarge = meta.story({ tags: ['!test'], parameters: inTrouble(0), globals: large })

/** When a single location is in trouble. */
export const One = meta.story({ tags: ['!test'], parameters: inTrouble(1), globals: wall })

/** The same on a large wall. */
export const OneLarge = meta.story({ tags: ['!test'], parameters: inTrouble(1), globals: large })

/** When as many locations are in trouble as fit on one page. */
export const Twelve = meta.story({
  parameters: inTrouble(12),
  globals: wall,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(12)
    await expect(canvas.queryByText(/^Page/)).toBeNull()
  },
})

/** The same on a large wall. */
export const TwelveLarge = meta.story({
  tags: ['!test'],
  parameters: inTrouble(12),
  globals: large,
})

/** When so many are in trouble that the wall turns pages. */
export const Hundreds = meta.story({
  parameters: inTrouble(400),
  globals: wall,
  play: async ({ canvas, userEvent }) => {
    const cards = await canvas.findAllByRole('listitem')
    // A card that is cut off says less than it seems to.
    for (const card of cards) await expect(card.scrollHeight).toBeLessThanOrEqual(card.clientHeight)
    await expect(canvas.getByText(/^Page 1 of \d+/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous locations' }))
    await expect(canvas.getByText(/^Page (\d+) of \1$/)).toBeVisible()
  },
})

/** The same on a large wall. */
export const HundredsLarge = meta.story({
  tags: ['!test'],
  parameters: inTrouble(400),
  globals: large,
})

export const HundredsDark = meta.story({
  tags: ['!test'],
  parameters: inTrouble(400),
  globals: { ...wall, theme: 'dark' },
})

/** Before the first answer. */
export const Loading = meta.story({ tags: ['!test'], parameters: loading })

/** When the server cannot be reached: the wall says so, since nobody presses a key there. */
export const NotReached = meta.story({
  tags: ['!test'],
  parameters: { answers: { getNeedsAttention: { code: 500 } } },
})
