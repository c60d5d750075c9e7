import { useState, type ComponentProps } from 'react'
import { expect, fn, within } from 'storybook/test'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import preview from '../../../.storybook/preview.tsx'
import { SectionPanel } from './section-panel.tsx'

const query = {
  data: {},
  error: null,
  isFetching: false,
  isPlaceholderData: false,
  refetch: fn(),
}

const meta = preview.meta({
  title: 'Components/Page/Section panel',
  component: SectionPanel,
  // A section is below the heading of its screen.
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
  args: {
    heading: 'Job status',
    summary: '2 jobs',
    query,
    skeleton: <SkeletonLines />,
    children: <p>All Devices Report, next run Nov 17, 2026, 6:00 AM EST</p>,
  },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Job status' })).toHaveTextContent('2 jobs')
    await expect(canvas.getByText(/^All Devices Report/)).toBeVisible()
  },
})

export const Loading = meta.story({
  args: { summary: undefined, query: { ...query, data: undefined, isFetching: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByText(/^All Devices Report/)).not.toBeInTheDocument()
  },
})

export const LoadingDark = Loading.extend({ tags: ['!test'], globals: { theme: 'dark' } })

const error = Object.assign(new Error(), { serverText: 'Unable to retrieve status' })

export const Failed = meta.story({
  args: { summary: undefined, query: { ...query, data: undefined, error } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unable to retrieve status')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(query.refetch).toHaveBeenCalledOnce()
  },
})

export const Refused = meta.story({
  args: {
    summary: undefined,
    query: {
      ...query,
      data: undefined,
      error: Object.assign(new Error(), { kind: 'http' as const, status: 403 }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You do not have permission to do this. Ask your administrator.',
    )
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  },
})

/** A section whose next answer fails. */
function Refreshed(args: ComponentProps<typeof SectionPanel>) {
  const [failure, setFailure] = useState<Error | null>(null)
  return (
    <>
      <SectionPanel {...args} query={{ ...args.query, error: failure }} />
      <button type="button" onClick={() => setFailure(failure ? null : error)}>
        Refresh
      </button>
    </>
  )
}

export const FailedWithOldData = meta.story({
  render: (args) => <Refreshed {...args} />,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByText(/^All Devices Report/)
    const refresh = canvas.getByRole('button', { name: 'Refresh' })
    const places = () => [row, refresh].map((each) => each.getBoundingClientRect().top)
    const before = places()
    await userEvent.click(refresh)
    const alert = within(canvas.getByRole('alert'))
    await expect(alert.getByText('Unable to retrieve status')).toBeVisible()
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(places()).toEqual(before)
    await userEvent.click(alert.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(row).toBeVisible()
  },
})
