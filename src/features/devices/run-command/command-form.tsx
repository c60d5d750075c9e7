import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { isApiError } from '~/api/errors.ts'
import { AdHocCommandRequest } from '~/api/generated/model/adHocCommandRequest.zod.ts'
import { Columns } from '~/kit/form/columns.tsx'
import { contractCheck } from '~/kit/form/contract-check.ts'
import { Draft } from '~/kit/form/draft.tsx'
import { FormActions } from '~/kit/form/form-actions.tsx'
import { Form } from '~/kit/form/form.tsx'
import { useSayWhenLeft } from '~/kit/form/say-when-left.ts'
import { TextField } from '~/kit/form/text-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import type { Failure } from '~/lib/failure.ts'
import { mayBeDone } from '~/lib/outcome.ts'
import { refusedField } from '~/lib/refusal.ts'
import { FailureText } from '~/ui/feedback/failure-text.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { commandType, deviceType, type Command, type CommandRequest } from './commands.ts'
import { DeviceHint } from './device-hint.tsx'
import { useFindDevice, type Clash, type Target } from './find-device.ts'
import { deviceAnswer, messages } from './messages.ts'
import { SecondsField, type CommandValues } from './seconds-field.tsx'

type CommandFormProps = {
  /** The device that the form begins with, as in the address. */
  device: string
  run: (command: CommandRequest) => Promise<void>
  /** The latest command, sent from here or from the table. */
  last: Command | undefined
  /** Why the device was not found, until another command is sent. */
  lookupFailure: Failure | null
  onLookupFailure: (failure: Failure | null) => void
}

const checkRequest = contractCheck<AdHocCommandRequest>(AdHocCommandRequest, {
  startTime: { invalid: messages.notWhole },
  endTime: { invalid: messages.notWhole },
})

/** The device and the period of a command, and the server's last answer. */
export function CommandForm({ run, last, lookupFailure, ...props }: CommandFormProps) {
  const { device: given, onLookupFailure } = props
  const intl = useIntl()
  /** What the user meant by the text. */
  const [chosen, setChosen] = useState<Target>()
  const [clash, setClash] = useState<Clash>()
  const findDevice = useFindDevice(setClash)
  const sayWhenLeft = useSayWhenLeft()
  /** Whether the failure is that of the command, not of the search for its device. */
  const isSent = useRef(false)
  const form = useForm({
    defaultValues: { device: given, startTime: null, endTime: null } as CommandValues,
    check: ({ startTime, endTime }) =>
      // Run is disabled while a field is empty.
      checkRequest({ deviceType, commandType, startTime: startTime!, endTime: endTime! }),
  })
  const { control } = form
  const [device, startTime, endTime] = useWatch({
    control,
    name: ['device', 'startTime', 'endTime'],
  })
  // The same digits typed later may mean something else.
  if (chosen && chosen.text !== device) setChosen(undefined)
  const endsFirst =
    typeof startTime === 'number' && typeof endTime === 'number' && endTime <= startTime
  const targetOf = async (text: string) => (chosen?.text === text ? chosen : findDevice(text))
  const send = async (values: CommandValues) => {
    onLookupFailure(null)
    isSent.current = false
    const { id, text, isBare } = await targetOf(values.device).catch((error: unknown) => {
      if (isApiError(error)) onLookupFailure(error)
      throw error
    })
    isSent.current = true
    const command = { device: text, id, startTime: values.startTime!, endTime: values.endTime! }
    await run(command).catch((error: unknown) => {
      const isUnknownId = isBare && isApiError(error) && error.status === 404
      throw isUnknownId ? refusedField('device', intl.formatMessage(messages.noId)) : error
    })
  }
  const titleOf = (error: Failure) =>
    isSent.current
      ? titles[mayBeDone(error) ? 'unknown' : 'refused']
      : isApiError(error)
        ? messages.lookupFailed
        : messages.refused
  return (
    <Panel>
      <Form
        form={form}
        leaveGuard={null}
        onSubmit={send}
        onLeft={(outcome) => sayWhenLeft({ saved: messages.taken, failed: titleOf }, outcome)}
        failure={<Answer last={last} lookupFailure={lookupFailure} />}
        // What was typed for another device stays with that one.
        draft={<Draft name={given ? `ad-hoc-command ${given}` : 'ad-hoc-command'} />}
        pathOf={(field) => (field === 'deviceType' || field === 'id' ? 'device' : field)}
        actions={
          <FormActions
            submitLabel={messages.run}
            disabled={
              (device === '' || startTime === null || endTime === null) &&
              intl.formatMessage(messages.incomplete)
            }
            cancel={null}
          />
        }
      >
        <Columns>
          <TextField
            control={control}
            name="device"
            label={messages.device}
            help={messages.deviceHelp}
            kind="identifier"
            autoComplete="off"
            maxLength={200}
            required
          />
        </Columns>
        <DeviceHint
          text={device}
          clash={clash}
          onLabel={(serial) => form.setValue('device', serial, { shouldDirty: true })}
          chosen={chosen}
          onChoose={(target) => {
            setChosen(target)
            form.setValue('device', target.text, { shouldDirty: true })
          }}
        />
        <SecondsField
          form={form}
          name="startTime"
          label={messages.start}
          groupLabel={messages.startOfPeriod}
        />
        <SecondsField
          form={form}
          name="endTime"
          label={messages.end}
          groupLabel={messages.endOfPeriod}
          warning={endsFirst && <FormattedMessage {...messages.endsFirst} />}
        />
      </Form>
    </Panel>
  )
}

const titles = {
  taken: messages.taken,
  refused: messages.refused,
  unknown: messages.unknownOutcome,
} as const

type AnswerProps = Pick<CommandFormProps, 'last' | 'lookupFailure'>

function Answer({ last, lookupFailure }: AnswerProps) {
  if (lookupFailure) {
    return (
      <Notice status="error" role="alert" title={messages.lookupFailed}>
        <FailureText error={lookupFailure} />
      </Notice>
    )
  }
  if (!last || last.outcome === 'running') return null
  const isTaken = last.outcome === 'taken'
  return (
    <Notice
      key={last.key}
      status={isTaken ? 'success' : 'error'}
      role={isTaken ? 'status' : 'alert'}
      title={titles[last.outcome]}
    >
      {last.answer === '' ? (
        <bdi>{last.device}</bdi>
      ) : (
        <FormattedMessage {...deviceAnswer} values={{ device: last.device, answer: last.answer }} />
      )}
    </Notice>
  )
}
