import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useListMyNotificationPreferences } from '~/api/generated/endpoints/notifications/notifications.ts'
import { Box, Stack } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { FailureOverRows } from '~/ui/feedback/failure-over-rows.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { channelTexts, messages } from './messages.ts'
import { PreferenceSection } from './preference-section.tsx'
import { channels, preferenceRows, type AddableChannel } from './preferences.ts'
import { usePreferenceCalls } from './use-preference-calls.ts'

const AddDialog = lazyPart(async () => (await import('./add-dialog.tsx')).AddDialog, LoadFailure)

/** How the user is notified: one table for each channel. */
export function NotificationsPage() {
  // If the loader has just failed, the screen does not retry automatically.
  const { data, error, refetch } = useListMyNotificationPreferences({
    query: { retryOnMount: false },
  })
  const { busy, add, remove, test, testNew, testing, changeActive } = usePreferenceCalls()
  const [adding, setAdding] = useState<AddableChannel>()
  const rows = data && preferenceRows(data.notificationPreferences)
  const failure = {
    title: <FormattedMessage {...messages.failed} />,
    onRetry: () => void refetch(),
  }
  return (
    <>
      <PageHeader subtitle={messages.subtitle} />
      <Stack gap="6">
        {error && !rows && <ErrorMessage {...failure} error={error} />}
        {!rows && !error && (
          <div aria-busy>
            <SkeletonLines lines={8} />
          </div>
        )}
        {rows &&
          channels.map((channel) => (
            <PreferenceSection
              key={channel}
              channel={channel}
              rows={rows.filter((row) => row.channel === channel)}
              busy={busy}
              onTest={test}
              onRemove={remove}
              onChangeActive={changeActive}
              add={
                channel !== 'push' && (
                  <Button
                    size="sm"
                    quiet
                    aria-disabled={busy || undefined}
                    onClick={() => !busy && setAdding(channel)}
                  >
                    <Plus aria-hidden />
                    <FormattedMessage {...channelTexts[channel].add} />
                  </Button>
                )
              }
            />
          ))}
        {rows && <FailureOverRows {...failure} error={error} />}
      </Stack>
      <Box role="status" srOnly>
        {busy && <FormattedMessage {...messages.waiting} />}
      </Box>
      {adding && (
        <AddDialog
          channel={adding}
          saved={data?.notificationPreferences ?? []}
          add={add}
          test={testNew}
          testing={testing}
          onClose={() => setAdding(undefined)}
        />
      )}
    </>
  )
}
