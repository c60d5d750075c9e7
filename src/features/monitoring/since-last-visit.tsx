import { Box, Button, Text } from '@chakra-ui/react'
import { History } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Alert } from '~/api/generated/model/index.ts'
import { lazyPart } from '~/components/lazy/lazy-part.tsx'
import { LoadFailure } from '~/components/lazy/load-failure.tsx'
import { useUserStorages } from '~/components/storage/user-storages.ts'
import { messages, sinceCounts } from './messages.ts'
import { changesSince } from './shown-alerts.ts'

const SinceDialog = lazyPart(
  async () => (await import('./since-dialog.tsx')).SinceDialog,
  LoadFailure,
)

type SinceLastVisitProps = {
  /** The alerts of all locations; undefined if not loaded. */
  alerts: readonly Alert[] | undefined
  /** When they were read, in milliseconds since 1970. */
  seenAt: number
  showEnterprise: boolean
}

/** The number of alerts that opened and ended since the user last saw them in this browser, as a link. */
export function SinceLastVisit({ alerts, seenAt, showEnterprise }: SinceLastVisitProps) {
  const last = useLastVisit(alerts ? seenAt : 0)
  const [shown, setShown] = useState(false)
  const changes = alerts && typeof last === 'number' ? changesSince(alerts, last) : undefined
  const count = changes && changes.opened.length + changes.ended.length
  return (
    // Reserves its space while loading, so that nothing below moves.
    <Box minH="8" flexBasis={{ base: 'full', md: 'auto' }} _print={{ display: 'none' }}>
      {alerts && (last === null || count === 0) && (
        <Text textStyle="sm" color="fg.muted" py="1.5">
          <FormattedMessage {...(last === null ? messages.nextVisit : messages.nothingSince)} />
        </Text>
      )}
      {changes && count !== 0 && (
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          h="auto"
          minH="8"
          whiteSpace="normal"
          textAlign="start"
          onClick={() => setShown(true)}
        >
          <History aria-hidden />
          <FormattedMessage
            {...sinceCounts}
            values={{ opened: changes.opened.length, ended: changes.ended.length }}
          />
        </Button>
      )}
      {shown && changes && typeof last === 'number' && (
        <SinceDialog
          {...changes}
          since={last}
          showEnterprise={showEnterprise}
          onClose={() => setShown(false)}
        />
      )}
    </Box>
  )
}

const storageKey = 'alerts seen'

/**
 * When the user saw the alerts on the previous visit, in milliseconds since 1970; null on the first visit, undefined
 * until the storage has answered.
 *
 * @param seenAt When the current alerts were read; 0 for none.
 */
function useLastVisit(seenAt: number) {
  const { settings } = useUserStorages()
  const [last, setLast] = useState<number | null>()
  useEffect(() => {
    void settings.read(storageKey).then((kept) => setLast(typeof kept === 'number' ? kept : null))
  }, [settings])
  useEffect(() => {
    if (last !== undefined && seenAt > 0) void settings.write(storageKey, seenAt)
  }, [settings, last, seenAt])
  return last
}
