import { SearchX } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { DeviceSearchResponse } from '~/api/generated/model/index.ts'
import { Stack } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { SectionPanel, type SectionQuery } from '~/ui/layout/section-panel.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { DeviceCard } from './device-card.tsx'
import { Issues } from './issues.tsx'
import { matchCount, messages, nothingHint } from './messages.ts'
import { matchesOf } from './search-query.ts'

type FoundDevicesProps = {
  serial: string
  query: SectionQuery<DeviceSearchResponse>
}

/** The result of the search for one serial number: the issues, and a card for each device. */
export function FoundDevices({ serial, query }: FoundDevicesProps) {
  const data = query.data?.data
  const matches = data && matchesOf(data, serial)
  return (
    <Stack gap="6">
      <Issues issues={data?.exceptions ?? []} role="alert" />
      <SectionPanel
        heading={messages.matches}
        summary={
          matches && <FormattedMessage {...matchCount} values={{ count: matches.length, serial }} />
        }
        query={query}
        skeleton={
          <Panel>
            <SkeletonLines lines={6} />
          </Panel>
        }
      >
        {matches?.length === 0 ? (
          <NothingFound serial={serial} />
        ) : (
          <Stack gap="4">
            {matches?.map((match) => (
              <DeviceCard key={match.deviceIdentifier} match={match} />
            ))}
          </Stack>
        )}
      </SectionPanel>
    </Stack>
  )
}

function NothingFound({ serial }: { serial: string }) {
  return (
    <EmptyState
      as="h3"
      icon={SearchX}
      framed
      title={messages.nothing}
      action={
        <Button asChild size="sm" variant="outline">
          <ScreenLink to="/admin-devices/unregistered-devices" search={{ serial }}>
            <FormattedMessage {...messages.lookUnregistered} />
          </ScreenLink>
        </Button>
      }
    >
      <FormattedMessage {...nothingHint} values={{ serial }} />
    </EmptyState>
  )
}
