import { useSearch } from '@tanstack/react-router'
import { ListChecks, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl, type IntlShape, type MessageDescriptor } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { defineList } from '~/kit/table/list.ts'
import { useLocalList } from '~/kit/table/local-rows.ts'
import type { Failure } from '~/lib/failure.ts'
import { css } from '~/styled-system/css'
import { Box, Stack } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { ask } from '~/ui/dialog/ask.ts'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { screenOf } from '~/ui/link/record-screens.ts'
import { Heading } from '~/ui/text/heading.tsx'
import { CommandForm } from './command-form.tsx'
import { commandType, deviceType, useCommands, type Command } from './commands.ts'
import { deviceAndId, manyMessages, messages, outcomes, sentTo, subtitle } from './messages.ts'
import { instantOfSeconds } from './seconds.ts'

const none: readonly never[] = []

const column = columnsOf<Command>()

const time = (id: 'startTime' | 'endTime', label: MessageDescriptor) =>
  column.instant(id, {
    label,
    unsorted: true,
    width: 5.75,
    value: (command) => instantOfSeconds(command[id]),
  })

const columns = [
  column.link('device', {
    label: messages.device,
    width: 4,
    unsorted: true,
    text: deviceOf,
    to: ({ device, id }) => (device === String(id) ? undefined : screenOf('device', device)),
  }),
  column.instant('sentAt', { label: messages.sentAt }),
  time('startTime', messages.start),
  time('endTime', messages.end),
  column.status('outcome', {
    label: words.outcome,
    unsorted: true,
    value: ({ outcome }) => outcome,
    states: {
      running: { label: outcomes.running, tone: 'neutral' },
      taken: { label: outcomes.taken, tone: 'success' },
      refused: { label: outcomes.failed, tone: 'error' },
      unknown: { label: outcomes.unknown, tone: 'warning' },
    },
  }),
  column.text('answer', { label: messages.answer, unsorted: true, width: 5, wraps: true }),
]

/** The latest first. */
const sentCommands = defineList({
  key: null,
  label: messages.commands,
  sort: ['sentAt,desc'],
  columns,
  id: ({ key }) => key,
  name: deviceOf,
})

/** Asks a sensor to resend its readings, and lists the commands of this visit with their outcomes. */
export function RunCommandPage() {
  const { device = '' } = useSearch({ from: '/admin-devices/ad-hoc-command' })
  // For another device it is another form, which no answer is about.
  return <CommandsAbout key={device} device={device.trim()} />
}

const CommandManyDialog = lazyPart(
  async () => (await import('./command-many-dialog.tsx')).CommandManyDialog,
  LoadFailure,
)

function CommandsAbout({ device }: { device: string }) {
  const intl = useIntl()
  const { commands, run } = useCommands()
  const list = useLocalList(sentCommands, { rows: commands })
  const [several, setSeveral] = useState(false)
  /** The answer to an earlier command is in the table only: the form is empty. */
  const [earlier] = useState(commands.length)
  const [lookupFailure, setLookupFailure] = useState<Failure | null>(null)
  const runAgain = (command: Command) =>
    ask({
      title: intl.formatMessage(messages.runAgainQuestion),
      text: intl.formatMessage(sentTo, { device: deviceOf(command, intl) }),
      confirmLabel: intl.formatMessage(messages.runAgain),
      onConfirm: () => {
        setLookupFailure(null)
        // The table and the form show the failure.
        run(command).catch(() => undefined)
      },
    })
  return (
    <>
      <PageHeader
        title={messages.runCommand}
        actions={
          <Button size="sm" quiet onClick={() => setSeveral(true)}>
            <ListChecks aria-hidden />
            <FormattedMessage {...manyMessages.several} />
          </Button>
        }
        subtitle={
          <FormattedMessage
            {...subtitle}
            values={{
              deviceType: <code lang="en">{deviceType}</code>,
              commandType: <code lang="en">{commandType}</code>,
            }}
          />
        }
      />
      <Stack gap="6">
        <Box maxW="form">
          <CommandForm
            device={device}
            run={run}
            last={commands.length > earlier ? commands[0] : undefined}
            lookupFailure={lookupFailure}
            onLookupFailure={setLookupFailure}
          />
        </Box>
        {commands.length > 0 && (
          <section>
            <Heading as="h2" size="md" className={css({ mb: '3' })}>
              <FormattedMessage {...messages.commands} />
            </Heading>
            <DataTable
              list={list}
              rowActions={(command) => [
                {
                  label: messages.runAgain,
                  icon: RotateCw,
                  disabled: command.outcome === 'running' && messages.stillRunning,
                  onSelect: () => runAgain(command),
                },
              ]}
              actionCount={1}
            />
          </section>
        )}
      </Stack>
      {several && <CommandManyDialog devices={none} onClose={() => setSeveral(false)} />}
    </>
  )
}

function deviceOf({ device, id }: Command, intl: IntlShape): string {
  return device === String(id)
    ? device
    : intl.formatMessage(deviceAndId, { serial: device, id: String(id) })
}
