import type { ComponentProps } from 'react'
import { expect, fn, within } from 'storybook/test'
import { useListState } from '~/kit/table/use-list-state.ts'
import preview from '../../../.storybook/preview.tsx'
import { shown } from '../../../.storybook/shown.ts'
import { locations } from './location-columns.tsx'
import { LocationsSection } from './locations-section.tsx'

const quiet = {
  deviceGroupingId: 1002,
  locationName: 'Albany – Central Ave',
  gatewaysOffline: 0,
  gatewaysTotal: 1,
  routerOffline: 0,
  routerTotal: 1,
  sensorsOffline: 0,
  sensorsTotal: 5,
  criticalAlertCount: 0,
}
const region = { gatewaysTotal: 0, routerTotal: 0, sensorsTotal: 0 }
const answered = (data: (typeof quiet)[]) => ({
  data: { data },
  error: null,
  isFetching: false,
  isPlaceholderData: false,
  refetch: () => undefined,
  marks: new Map(),
})

type SectionProps = Omit<ComponentProps<typeof LocationsSection>, 'list'>

const Section = (props: SectionProps) => (
  <LocationsSection {...props} list={useListState({ ...locations, inAddress: false })} />
)

/** The locations that need attention, on the page of all locations. */
const meta = preview.meta({
  title: 'Screens/Monitoring/Locations/Needs attention',
  component: Section,
  args: {
    view: 'cards' as const,
    onView: fn(),
    showEnterprise: false,
  },
})

/** When no location needs attention. */
export const AllIsWell = meta.story({
  args: {
    query: answered([
      quiet,
      { ...quiet, deviceGroupingId: 1003, locationName: 'Buffalo – Elmwood' },
      { ...quiet, ...region, deviceGroupingId: 1001, locationName: 'Northeast', sensorsOffline: 9 },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No issues' })).toBeVisible()
    await expect(canvas.getByText(/^2 locations are monitored/)).toBeVisible()
    await expect(canvas.getByText('0 of 2 locations')).toBeVisible()
  },
})

export const AllIsWellDark = AllIsWell.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const OneLocationWatched = meta.story({
  tags: ['!dev'],
  args: { query: answered([quiet]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1 location is monitored/)).toBeVisible()
  },
})

/** When more locations need attention than are shown at first. */
export const Many = meta.story({
  args: {
    query: answered(
      Array.from({ length: 30 }, (_, index) => ({
        ...quiet,
        deviceGroupingId: index,
        locationName: `Store ${index + 1}`,
        sensorsOffline: 1,
      })),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
    await expect(canvas.getByText('12 of 30 shown')).toBeVisible()
    await shown()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more (12)' }))
    await expect(canvas.getAllByRole('listitem')[12]).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more (6)' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30)
    await expect(canvas.getByRole('heading', { name: 'Store 25' }).closest('li')).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument()
  },
})

/** When gateway, router and all sensors of a location are offline. */
export const EverythingIsOffline = meta.story({
  args: {
    query: answered([
      {
        ...quiet,
        gatewaysOffline: 1,
        routerOffline: 1,
        sensorsOffline: 1250,
        sensorsTotal: 1250,
        criticalAlertCount: 1,
        locationName: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch – Station Road',
      },
    ]),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('listitem'))
    await expect(card.getByText('1 critical alert')).toBeVisible()
    await expect(
      card.getByText('1 gateway offline, 1 router offline, 1,250 sensors offline'),
    ).toBeVisible()
  },
})
