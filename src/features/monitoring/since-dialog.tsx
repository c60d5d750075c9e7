import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Alert } from '~/api/generated/model/index.ts'
import { formatInstant } from '~/i18n/format-instant.ts'
import { css } from '~/styled-system/css'
import { Box } from '~/styled-system/jsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { AlertRow } from './alert-row.tsx'
import { GrowingList } from './growing-list.tsx'
import { endedCount, lastVisit, openedCount, sinceMessages } from './since-messages.ts'

type SinceDialogProps = {
  opened: readonly Alert[]
  ended: readonly Alert[]
  /** In milliseconds since 1970. */
  since: number
  showEnterprise: boolean
  onClose: () => void
}

/** The alerts that have opened and ended since the last visit. */
export function SinceDialog({ opened, ended, since, showEnterprise, onClose }: SinceDialogProps) {
  const time = formatInstant(useIntl(), since)
  return (
    <Dialog size="lg" title={sinceMessages.lastHere} onClose={onClose}>
      <Box textStyle="sm" color="fg.muted" mb="4">
        <p>
          <FormattedMessage {...lastVisit} values={{ time }} />
        </p>
        <p>
          <FormattedMessage {...sinceMessages.notListed} />
        </p>
      </Box>
      <Part
        heading={<FormattedMessage {...openedCount} values={{ count: opened.length }} />}
        alerts={opened}
        showEnterprise={showEnterprise}
      />
      <Part
        heading={<FormattedMessage {...endedCount} values={{ count: ended.length }} />}
        alerts={ended}
        showEnterprise={showEnterprise}
      />
    </Dialog>
  )
}

type PartProps = { heading: ReactNode; alerts: readonly Alert[]; showEnterprise: boolean }

function Part({ heading, alerts, showEnterprise }: PartProps) {
  return (
    <Box as="section" mb="5">
      <Heading as="h3" size="sm" className={css({ mb: '2' })}>
        {heading}
      </Heading>
      {alerts.length > 0 && (
        <GrowingList items={alerts} step={25}>
          {(alert) => (
            <AlertRow
              key={alert.id}
              alert={alert}
              place={showEnterprise ? 'enterprise and location' : 'location'}
            />
          )}
        </GrowingList>
      )}
    </Box>
  )
}
