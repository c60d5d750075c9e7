import { useQueryClient } from '@tanstack/react-query'
import { useWatch, type Control } from 'react-hook-form'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { Device } from '~/api/generated/model/index.ts'
import { readScanned } from '~/features/devices/read-scanned.ts'
import { foldedSerial, serialsOf } from '~/features/devices/serials.ts'
import { knowsSerial } from '~/features/devices/similar-devices.ts'
import { selectedCount, serialCount, words as deviceWords } from '~/features/devices/words.ts'
import { words } from '~/i18n/words.ts'
import { useBatch } from '~/kit/batch/use-batch.ts'
import { ComboboxField } from '~/kit/form/combobox-field.tsx'
import { DateTimeBox } from '~/kit/form/date-time-box.tsx'
import { RadioCardsField } from '~/kit/form/radio-cards-field.tsx'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { useField } from '~/kit/form/use-field.ts'
import { useForm } from '~/kit/form/use-form.ts'
import { ManyCodesField } from '~/kit/scan/many-codes-field.tsx'
import { refusedField } from '~/lib/refusal.ts'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { commandMany } from './judge-command.ts'
import { firstDevices, manyMessages, messages, readDevices } from './messages.ts'
import { checkPeriod, periodOf, type Period } from './period.ts'
import { useLocations } from './use-locations.ts'

type CommandManyDialogProps = {
  /** The selected devices. Without any, the user enters serial numbers or chooses a location. */
  devices: readonly Device[]
  onClose: () => void
}

type CommandManyValues = Period & {
  source: 'serials' | 'location'
  serials: string
  locationId: number | null
}

/** Asks which devices send which readings again, and starts their check. Sends nothing yet. */
export function CommandManyDialog({ devices, onClose }: CommandManyDialogProps) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const begin = useBatch(commandMany)
  const isChosen = devices.length > 0
  const form = useForm<CommandManyValues>({
    defaultValues: {
      source: 'serials',
      serials: '',
      locationId: null,
      span: 'day',
      start: null,
      end: null,
    },
    check: ({ source, serials, locationId, ...period }) => ({
      serials:
        !isChosen && source === 'serials' && serialsOf(serials).length === 0
          ? deviceWords.noSerials
          : undefined,
      locationId:
        !isChosen && source === 'location' && locationId === null ? words.required : undefined,
      ...checkPeriod(period),
    }),
  })
  const { control } = form
  const [source, serials, locationId, span] = useWatch({
    control,
    name: ['source', 'serials', 'locationId', 'span'],
  })
  const byLocation = !isChosen && source === 'location'
  const all = useLocations(byLocation)
  const shown = byLocation ? all.locations.find(({ id }) => id === locationId) : undefined
  const count = (byLocation ? shown?.devices : devices)?.length ?? 0
  const save = async (values: CommandManyValues) => {
    // A restored location can be sent before its devices are known, or have none any more.
    const location = byLocation ? await all.find(values.locationId) : undefined
    if (byLocation && !location) {
      throw refusedField('locationId', intl.formatMessage(manyMessages.noneThere))
    }
    const items =
      isChosen || location
        ? (location?.devices ?? devices).map(({ id, serialNumber: serial }) => ({ serial, id }))
        : serialsOf(values.serials).map((serial) => ({ serial }))
    const options = periodOf(values, Date.now())
    await begin(items, { ...options, ...(location && { location: location.name }) })
  }
  return (
    <RecordForm
      in="dialog"
      title={manyMessages.title}
      onClose={onClose}
      form={form}
      save={save}
      draft={!isChosen && 'devices-command-many'}
      submitLabel={deviceWords.check}
      note={
        isChosen || byLocation ? (
          <FormattedMessage {...selectedCount} values={{ count }} />
        ) : (
          <FormattedMessage {...serialCount} values={{ count: serialsOf(serials).length }} />
        )
      }
    >
      {!isChosen && (
        <RadioCardsField
          control={control}
          name="source"
          label={manyMessages.devices}
          options={[
            { value: 'serials', label: intl.formatMessage(deviceWords.serials) },
            { value: 'location', label: intl.formatMessage(manyMessages.ofLocation) },
          ]}
        />
      )}
      {!isChosen && !byLocation && (
        <ManyCodesField
          form={form}
          name="serials"
          label={deviceWords.serials}
          read={(code) => readScanned(code, knowsSerial(queryClient))}
          keyOf={foldedSerial}
        />
      )}
      {byLocation && <LocationField control={control} all={all} />}
      <RadioCardsField
        control={control}
        name="span"
        label={manyMessages.readings}
        options={[
          { value: 'hour', label: intl.formatMessage(manyMessages.lastHour) },
          { value: 'day', label: intl.formatMessage(manyMessages.lastDay) },
          { value: 'report', label: intl.formatMessage(manyMessages.sinceReport) },
          { value: 'own', label: intl.formatMessage(manyMessages.ownPeriod) },
        ]}
      />
      {span === 'own' && (
        <>
          <InstantField control={control} name="start" label={messages.startDate} />
          <InstantField control={control} name="end" label={messages.endDate} />
        </>
      )}
    </RecordForm>
  )
}

type LocationFieldProps = {
  control: Control<CommandManyValues>
  all: ReturnType<typeof useLocations>
}

function LocationField({ control, all }: LocationFieldProps) {
  const { locations, total, read, isReading, error, retry } = all
  if (error) {
    return <ErrorMessage error={error} title={manyMessages.locationsFailed} onRetry={retry} />
  }
  if (isReading) return <Loader />
  return (
    <>
      <ComboboxField
        control={control}
        name="locationId"
        label={manyMessages.location}
        help={<FormattedMessage {...readDevices} values={{ count: read }} />}
        required
        options={locations.map(({ id, name, devices }) => ({
          value: id,
          label: `${name} (${devices.length})`,
        }))}
      />
      {total > read && (
        <Notice
          status="warning"
          role="status"
          title={<FormattedMessage {...firstDevices} values={{ count: read, total }} />}
        />
      )}
    </>
  )
}

type InstantFieldProps = {
  control: Control<CommandManyValues>
  name: 'start' | 'end'
  label: MessageDescriptor
}

function InstantField(props: InstantFieldProps) {
  const { value, error, change } = useField<CommandManyValues, string | null>(props)
  return (
    <DateTimeBox
      name={props.name}
      label={props.label}
      required
      zone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      value={value}
      error={error}
      onChange={change}
    />
  )
}
