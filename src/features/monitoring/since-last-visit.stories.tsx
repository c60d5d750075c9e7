import { useState } from 'react'
import { expect, screen, within } from 'storybook/test'
import { day } from '~/lib/units.ts'
import { noStorage } from '~/lib/user-storage.ts'
import { memoryStorage } from '~/testing/memory-storage.ts'
import { UserStoragesProvider } from '~/ui/settings/user-storages.ts'
import { api } from '../../../.storybook/api.ts'
import preview from '../../../.storybook/preview.tsx'
import { SinceLastVisit, useLastVisit } from './since-last-visit.tsx'

/** The sandbox's clock. */
const now = Date.parse('2026-11-16T15:00:00Z')

type VisitProps = {
  /** When the user saw the alerts, in milliseconds since 1970; undefined for never. */
  seen: number | undefined
  enterprise?: number
}

function Visit({ seen, enterprise }: VisitProps) {
  const [storages] = useState(() => ({
    settings: memoryStorage(seen === undefined ? {} : { 'alerts seen': seen }),
    drafts: noStorage,
  }))
  return (
    <UserStoragesProvider value={storages}>
      <NoAlerts enterprise={enterprise} />
    </UserStoragesProvider>
  )
}

/** The filters of the page leave no alert. */
function NoAlerts({ enterprise }: { enterprise: number | undefined }) {
  const last = useLastVisit(now)
  return <SinceLastVisit alerts={[]} enterprise={enterprise} last={last} showEnterprise />
}

/** What has opened and been resolved since the user was last here. */
const meta = preview.meta({
  title: 'Screens/Monitoring/Locations/Since the last visit',
  component: Visit,
  args: { seen: now - 3 * day },
})

/** After a press on what has changed since the last visit. */
export const CountsAlertsThatThePageFiltersOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', {
      name: /[1-9]\d* alerts? opened, [1-9]\d* resolved$/,
    })
    const [call] = api.calls('listDashboardAlerts')
    await expect(new URL(call!.url).searchParams.get('timeConstraint')).toBe('LAST_30_DAYS')
    await userEvent.click(button)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('heading', { name: /^Resolved \([1-9]/ })).toBeInTheDocument()
    await expect(
      dialog.getByText(/opened more than 30 days ago and have been resolved are not listed\.$/),
    ).toBeInTheDocument()
  },
})

/** When nothing has changed since the last visit. */
export const OneEnterprise = meta.story({
  args: { enterprise: 999 },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No alerts have opened or been resolved', {
        exact: false,
      }),
    ).toBeVisible()
  },
})

/** When the last visit was longer ago than alerts can be listed. */
export const LongAgo = meta.story({
  args: { seen: 1 },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^Since your last visit: at least \d/ }),
    ).toBeVisible()
  },
})

/** On the first visit in this browser. */
export const FirstVisit = meta.story({
  args: { seen: undefined },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('On your next visit, what has changed will be shown here'),
    ).toBeVisible()
    await expect(api.calls('listDashboardAlerts')).toEqual([])
  },
})
