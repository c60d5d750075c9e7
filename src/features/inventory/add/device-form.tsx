import { Button, chakra, Flex, Stack } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListSupportedDeviceTypesSuspense } from '~/api/generated/endpoints/inventory/inventory.ts'
import { FailureText } from '~/components/feedback/failure-text.tsx'
import { flash } from '~/components/feedback/flash.ts'
import { Notice } from '~/components/feedback/notice.tsx'
import { SkeletonLines } from '~/components/feedback/skeleton-lines.tsx'
import { CancelLink } from '~/components/form/cancel.tsx'
import { Draft } from '~/components/form/draft.tsx'
import { FormActions } from '~/components/form/form-actions.tsx'
import { Form } from '~/components/form/form.tsx'
import { LeaveGuard } from '~/components/form/leave-guard.tsx'
import type { useForm } from '~/components/form/use-form.ts'
import { useMayOpen } from '~/components/link/may-open.ts'
import { Panel } from '~/components/page/panel.tsx'
import { ScanButton, Scanner } from '~/components/scan/scanner.tsx'
import { highlightRow } from '~/components/table/highlighted-row.ts'
import type { Failure } from '~/lib/failure.ts'
import type { Delivery } from './create-delivery.ts'
import type { DeliveryEntry } from './delivery.ts'
import { DeviceChoices } from './device-choices.tsx'
import { deviceOf, type DeviceValues } from './entered.ts'
import { messages, missing, notSaved, wrong } from './messages.ts'
import { TemplateInputs } from './template-inputs.tsx'
import type { Template } from './template.ts'
import { focusInput, useScannedDevice } from './use-scanned-device.ts'
import { useDuplicate, useMatcher, useProblems, useTemplate } from './use-template.ts'

type DeviceFormProps = {
  form: ReturnType<typeof useForm<DeviceValues>>
  delivery: Delivery
  /** The form says itself why its device was not saved. */
  onRefused: () => void
}

const list = '/admin-fulfillment/inventory'

/** One device: what its template asks for. Saved, it leads to the list, or to the next device like it. */
export function DeviceForm({ form, delivery, onRefused }: DeviceFormProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const mayOpen = useMayOpen()
  const inputs = useRef<HTMLDivElement>(null)
  const { control } = form
  const typeToken = useWatch({ control, name: 'typeToken' })
  const entered = useWatch({ control, name: 'entered' })
  const { deviceTypes } = useListSupportedDeviceTypesSuspense().data
  const { query, template } = useTemplate(typeToken)
  const matcher = useMatcher()
  const problems = useProblems(matcher, template ?? nothing, entered)
  const duplicate = useDuplicate(template ?? nothing, entered)
  const { progress } = useSelector(delivery.state)
  /** Id in the delivery of the device that the form waits for. */
  const [sending, setSending] = useState<string>()
  const [failure, setFailure] = useState('')

  const next = () => {
    form.reset({ ...form.getValues(), entered: [] })
    setFailure('')
    focusInput(inputs.current, '')
  }
  const add = (values: DeviceValues) => {
    if (!template) throw new Error('The template is not loaded')
    const type = deviceTypes.find(({ token }) => token === values.typeToken)
    return delivery.add(deviceOf(template, type?.name ?? template.type, values))
  }
  const { scan, saves, labels, handlers } = useScannedDevice({
    form,
    matcher,
    delivery,
    inputs,
    template: sending === undefined ? template : undefined,
    addAnother: () => {
      add(form.getValues())
      next()
    },
    save: () => inputs.current?.closest('form')?.requestSubmit(),
  })
  const save = async (values: DeviceValues, pressed: string) => {
    setFailure('')
    const id = add(values)
    if (pressed === another) return undefined
    setSending(id)
    const entry = await delivery.settled(id)
    setSending(undefined)
    if (entry?.step !== 'failed') return entry
    delivery.remove([id])
    onRefused()
    setFailure(entry.failure ?? '')
    throw refusalOf(delivery.errorOf(id), entry)
  }
  const onSaved = (entry: DeliveryEntry | undefined) => {
    if (entry?.step !== 'saved' || entry.referenceId === undefined || !mayOpen(list)) return next()
    const to = `${list}/${encodeURIComponent(entry.referenceId)}/view`
    flash('success', intl.formatMessage(messages.added), { name: entry.device.name, to })
    highlightRow('inventory', entry.referenceId)
    void navigate({ to: list })
  }
  const isRepeated =
    duplicate.macAddress !== undefined &&
    sending === undefined &&
    delivery.has(duplicate.macAddress)
  const isReady =
    template !== undefined &&
    problems.missing.length === 0 &&
    problems.wrong.length === 0 &&
    !problems.isChecking &&
    !isRepeated &&
    !duplicate.record
  const lacks = [
    problems.missing.length > 0 &&
      intl.formatMessage(missing, { inputs: labels(problems.missing) }),
    problems.wrong.length > 0 && intl.formatMessage(wrong, { inputs: labels(problems.wrong) }),
    problems.isChecking && intl.formatMessage(messages.checking),
  ].filter((text) => text !== false)
  return (
    <Panel>
      <Form
        form={form}
        onSubmit={save}
        onSaved={onSaved}
        draft={<Draft name="inventory-add" />}
        failure={
          failure !== '' && (
            <Notice
              status="error"
              role="alert"
              title={<FormattedMessage {...notSaved} values={{ error: <bdi>{failure}</bdi> }} />}
            />
          )
        }
        leaveGuard={<LeaveGuard isNew losing={intl.formatMessage(messages.newDevice)} />}
        pathOf={(field) => paths[field] ?? field}
        actions={
          <FormActions
            cancel={<CancelLink to={list} />}
            disabled={!isReady}
            note={lacks.length > 0 && <span role="status">{lacks.join(' ')}</span>}
            second={{ label: <FormattedMessage {...messages.another} />, value: another }}
          />
        }
      >
        <DeviceChoices control={control} />
        {typeToken !== null && (
          <Stack gap="4" ref={inputs} {...handlers}>
            <Flex gap="3" wrap="wrap" align="center" justify="space-between">
              <ScanButton scan={scan} w={{ base: 'full', sm: 'auto' }} />
              <chakra.label display="flex" gap="2" alignItems="center" textStyle="sm">
                <input
                  type="checkbox"
                  checked={saves.chosen}
                  onChange={({ target }) => saves.choose(target.checked)}
                />
                <FormattedMessage {...messages.savesScanned} />
              </chakra.label>
            </Flex>
            <Scanner
              scan={scan}
              typing={false}
              {...(template?.format && { formats: [template.format] })}
            />
            {template ? (
              <TemplateInputs
                template={template}
                matcher={matcher}
                problems={problems}
                duplicate={
                  duplicate.record && {
                    macAddress: duplicate.record.deviceRadioMacAddress,
                    referenceId: duplicate.record.referenceId,
                  }
                }
                isRepeated={isRepeated}
                upload={
                  sending === undefined
                    ? undefined
                    : { progress, onCancel: () => delivery.cancel(sending) }
                }
                onClear={next}
              />
            ) : query.error ? (
              <TemplateFailure error={query.error} onRetry={() => void query.refetch()} />
            ) : (
              <SkeletonLines />
            )}
          </Stack>
        )}
      </Form>
    </Panel>
  )
}

function TemplateFailure({ error, onRetry }: { error: Failure; onRetry: () => void }) {
  return (
    <Notice
      status="error"
      role="alert"
      title={<FormattedMessage {...messages.templateFailed} />}
      action={
        // Even a missing template: it may be added meanwhile.
        <Button size="sm" variant="outline" colorPalette="gray" onClick={onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      }
    >
      <FailureText error={error} />
    </Notice>
  )
}

const another = 'another'

const nothing: Template = {
  type: '',
  inputs: [],
  texts: [],
  isQr: false,
  format: undefined,
  brokenExpressions: [],
}

/** The fields that the server names otherwise than the form. */
const paths: Record<string, string> = {
  device_type_token: 'typeToken',
  device_inventory_location: 'location',
  vendor_order_id: 'vendorOrder',
}

/** What the form takes for a failed save. */
const refusalOf = (error: unknown, { failure }: DeliveryEntry) =>
  error instanceof Error ? error : Object.assign(new Error(failure), { fieldErrors: [] })
