import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { freshKey } from '~/api/fresh-key.ts'
import * as api from '~/api/generated/endpoints/reports/reports.ts'
import type { ReportConfig } from '~/api/generated/model/index.ts'
import type { ReportConfigCreateRequest } from '~/api/generated/model/reportConfigCreateRequest.zod.ts'
import { readNow } from '~/api/read-now.ts'
import { zoneChoices } from '~/i18n/zones.ts'
import { ComboboxField } from '~/kit/form/combobox-field.tsx'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { isOutdated } from '~/kit/form/repeat-outdated.ts'
import { useSayWhenLeft } from '~/kit/form/say-when-left.ts'
import { SelectField } from '~/kit/form/select-field.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { TextareaField } from '~/kit/form/textarea-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { toFailure } from '~/lib/failure.ts'
import { SimpleGrid } from '~/styled-system/jsx'
import { addTitle, leftWith, messages, replaceTitle } from './messages.ts'
import { createReplacement, type ReportState } from './replacement.ts'
import {
  checkReport,
  fieldOf,
  toRequest,
  valuesOf,
  weekdays,
  type ReportType,
  type ReportValues,
} from './report-values.ts'
import { weekdayText } from './schedule-text.ts'

type ReportDialogProps = {
  target: { enterpriseId: number; reportType: ReportType }
  /** The name of the report and its enterprise. */
  name: string
  /** The report to replace, as of opening the dialog; null for a first report. */
  config: ReportConfig | null
  onClose: () => void
}

/** Schedules a report, replacing an earlier one if any. The input stays if the save fails halfway. */
export function ReportDialog({ target, name, config, onClose }: ReportDialogProps) {
  const intl = useIntl()
  const sayWhenLeft = useSayWhenLeft()
  const [hasFailed, setFailed] = useState(false)
  const [state, setState] = useState<ReportState>('kept')
  // Somebody else may schedule the report first.
  const [isTaken, setTaken] = useState(false)
  /** The same once the dialog is gone. */
  const latest = useRef<ReportState>('kept')
  const { save, see } = useReplacement(target, config, (next) => {
    latest.current = next
    setState(next)
    if (next === 'taken') setTaken(true)
  })
  /** What the entered values are compared with. */
  const seen = useRef(config ? valuesOf(config) : notScheduled)
  const isReplaced = config !== null || isTaken
  const form = useForm<ReportValues>({
    defaultValues: valuesOf(config),
    check: (values) => checkReport(toRequest(target, values)),
  })
  const { control } = form
  const frequency = useWatch({ control, name: 'frequency' })
  const send = async (values: ReportValues) => {
    setFailed(false)
    try {
      await save(toRequest(target, values))
      seen.current = values
    } catch (error) {
      const failed = toFailure(error)
      if (isOutdated(failed)) failed.serverText = intl.formatMessage(messages.taken)
      setFailed(true)
      if (isOutdated(failed) && !isReplaced) {
        // What was entered is then a change of all that is scheduled.
        seen.current = notScheduled
        form.resetDefaultValues(notScheduled)
      }
      throw error
    }
  }
  const failureIn = (now: ReportState) =>
    now === 'taken' || (!isReplaced && now !== 'perhapsAdded') ? 'notAdded' : now
  return (
    <RecordForm
      in="dialog"
      title={
        <FormattedMessage {...(isReplaced ? replaceTitle : addTitle)} values={{ report: name }} />
      }
      onClose={onClose}
      form={form}
      save={send}
      edits={
        isReplaced && {
          name,
          read: async (queryClient) => {
            const { reportConfig } = await readReport(queryClient, target)
            const isOwn = see(existingOf(target, reportConfig))
            // Deleted meanwhile, perhaps by an earlier attempt: it is added again.
            if (reportConfig && !isOwn) seen.current = valuesOf(reportConfig)
            return seen.current
          },
          // A daily report does not show it.
          fields: {
            dayOfWeek: {
              label: messages.dayOfWeek,
              show: (day: string) => weekdayText(intl, day),
            },
          },
        }
      }
      saved={messages.saved}
      notSaved={() => messages[failureIn(state)]}
      onLeft={(outcome) =>
        sayWhenLeft(
          { saved: messages.saved, failed: () => leftWith[failureIn(latest.current)] },
          outcome,
        )
      }
      draft={`report-${target.enterpriseId}-${target.reportType}`}
      // After a partial failure, unchanged values have to be sent again.
      sendsUnchanged={config === null || hasFailed}
      pathOf={fieldOf}
    >
      <SelectField
        control={control}
        name="frequency"
        label={messages.frequency}
        required
        options={(['DAILY', 'WEEKLY'] as const).map((value) => ({
          value,
          label: intl.formatMessage(messages[value]),
        }))}
      />
      {frequency === 'WEEKLY' && (
        <SelectField
          control={control}
          name="dayOfWeek"
          label={messages.dayOfWeek}
          required
          options={weekdays.map((day) => ({ value: day, label: weekdayText(intl, day) }))}
        />
      )}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField
          control={control}
          name="timeOfDay"
          label={messages.timeOfDay}
          required
          type="time"
        />
        <ComboboxField
          control={control}
          name="timezone"
          label={messages.timezone}
          required
          options={zoneOptions(config)}
        />
      </SimpleGrid>
      <TextareaField
        control={control}
        name="recipients"
        label={messages.recipients}
        help={messages.recipientsHint}
        required
        spellCheck={false}
      />
    </RecordForm>
  )
}

/** No report has such values: all of another one differs from them. */
const notScheduled: ReportValues = {
  frequency: null,
  dayOfWeek: null,
  timeOfDay: '',
  timezone: null,
  recipients: '',
}

const existingOf = (target: ReportDialogProps['target'], found: ReportConfig | null) =>
  found && { id: found.id, data: toRequest(target, valuesOf(found)) }

const readReport = (
  queryClient: QueryClient,
  { enterpriseId, reportType }: ReportDialogProps['target'],
) => readNow(queryClient, api.getGetReportConfigQueryOptions(enterpriseId, reportType))

/** The available zones, including the report's own. */
const zoneOptions = (config: ReportConfig | null) =>
  [...new Set([...(config ? [config.timezone] : []), ...zoneChoices()])].map((zone) => ({
    value: zone,
    label: zone,
  }))

function useReplacement(
  target: ReportDialogProps['target'],
  config: ReportConfig | null,
  onState: (state: ReportState) => void,
) {
  const queryClient = useQueryClient()
  const { mutateAsync: create } = api.useCreateReportConfig(freshKey)
  const { mutateAsync: remove } = api.useDeleteReportConfig()
  const [replacement] = useState(() =>
    createReplacement<ReportConfigCreateRequest>(
      {
        read: async () => existingOf(target, (await readReport(queryClient, target)).reportConfig),
        remove: (id) => remove({ id }),
        add: (data) => create({ data }),
      },
      existingOf(target, config),
      onState,
    ),
  )
  return replacement
}
