import { Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { useEvaluateDeviceMove, useMoveDevice } from '~/api/generated/endpoints/devices/devices.ts'
import { useListAllEnterprises } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import type {
  Device,
  DeviceMoveEvaluation,
  Enterprise,
  MoveDeviceParams,
} from '~/api/generated/model/index.ts'
import { CloseAction } from '~/components/dialog/close-action.tsx'
import { Dialog } from '~/components/dialog/dialog.tsx'
import { Banner } from '~/components/feedback/banner.tsx'
import { Notice } from '~/components/feedback/notice.tsx'
import { RetryButton } from '~/components/feedback/retry-button.tsx'
import { SkeletonLines } from '~/components/feedback/skeleton-lines.tsx'
import { useErrorText } from '~/components/feedback/use-error-text.ts'
import { CheckboxField } from '~/components/form/checkbox-field.tsx'
import { FormActions } from '~/components/form/form-actions.tsx'
import { Form } from '~/components/form/form.tsx'
import { useForm } from '~/components/form/use-form.ts'
import { highlightRow } from '~/components/table/highlighted-row.ts'
import { toast } from '~/components/toast/toasts.ts'
import { EnterpriseField } from '~/features/choices/enterprise-field.tsx'
import { words } from '~/i18n/words.ts'
import { fieldTexts, policyOf, toFailure, type Failure } from '~/lib/failure.ts'
import { isUsed } from './judge-move.ts'
import { lossText } from './loss-text.ts'
import { belongsTo, loses, messages, moved } from './messages.ts'

type MoveDialogProps = { device: Device; onClose: () => void }

/** Moves one device to another enterprise, after evaluating it. */
export function MoveDialog({ device, onClose }: MoveDialogProps) {
  const { mutateAsync: moveDevice } = useMoveDevice()
  const enterprises = useListAllEnterprises()
  const evaluation = useEvaluateDeviceMove(device.id, { query: { staleTime: 0, gcTime: 0 } })
  const { enterprise, serialNumber, displayName } = device
  const error = enterprises.error ?? evaluation.error
  const retry = () => {
    for (const query of [enterprises, evaluation]) if (query.error) void query.refetch()
  }
  return (
    <Dialog title={<FormattedMessage {...messages.moveDevice} />} onClose={onClose}>
      <Stack gap="4">
        <Text overflowWrap="anywhere">
          <bdi>{[serialNumber, displayName].filter(Boolean).join(' · ')}</bdi>
          {enterprise && (
            <Text as="span" display="block" textStyle="sm" color="fg.muted">
              <FormattedMessage {...belongsTo} values={{ enterprise: enterprise.name }} />
            </Text>
          )}
        </Text>
        {evaluation.data && enterprises.data ? (
          <Move
            device={device}
            evaluation={evaluation.data.data}
            enterprises={enterprises.data.enterprises}
            onMove={(params) => moveDevice({ id: device.id, params })}
            onMoved={onClose}
          />
        ) : error ? (
          <FailureBanner
            title={messages.notLoaded}
            error={error}
            onDismiss={onClose}
            onRetry={retry}
          />
        ) : (
          <div aria-busy>
            <SkeletonLines />
          </div>
        )}
      </Stack>
    </Dialog>
  )
}

type MoveProps = {
  device: Device
  evaluation: DeviceMoveEvaluation
  enterprises: readonly Pick<Enterprise, 'id' | 'name'>[]
  onMove: (params: MoveDeviceParams) => Promise<unknown>
  onMoved: () => void
}

type Choice = { enterpriseId: number | ''; force: boolean }

type Outcome = { failed: Failure | null; choice: Choice }

const unchosen: Choice = { enterpriseId: '', force: false }

function Move({ device, evaluation, enterprises, onMove, onMoved }: MoveProps) {
  const intl = useIntl()
  const [failure, setFailure] = useState<Failure | null>(null)
  const used = isUsed(evaluation)
  const form = useForm({
    defaultValues: unchosen,
    // Enter submits even without the button.
    check: ({ enterpriseId, force }) => ({
      enterpriseId: enterpriseId === '' ? words.required : undefined,
      force: used && !force ? words.required : undefined,
    }),
  })
  const { enterpriseId, force } = useWatch({ control: form.control })
  const isRefused = failure && policyOf(failure).refusal
  const failureBanner = failure && (
    <FailureBanner
      title={isRefused ? messages.notMoved : messages.unknownOutcome}
      hint={!isRefused && messages.lookAgain}
      error={failure}
      onDismiss={() => setFailure(null)}
    />
  )
  if (evaluation.movable === false) {
    return (
      <>
        {failureBanner}
        <Notice status="warning" title={<FormattedMessage {...messages.stuck} />}>
          <FormattedMessage {...messages.stuckHint} />
        </Notice>
      </>
    )
  }
  const move = async (choice: Choice): Promise<Outcome> => {
    setFailure(null)
    try {
      await onMove({
        enterpriseId: Number(choice.enterpriseId),
        allowForce: used && choice.force,
      })
      return { failed: null, choice }
    } catch (error) {
      return { failed: toFailure(error), choice }
    }
  }
  const finish = ({ failed, choice }: Outcome) => {
    if (failed) {
      form.reset(unchosen)
      setFailure(failed)
      return
    }
    highlightRow('devices', String(device.id))
    const target = enterprises.find(({ id }) => id === choice.enterpriseId)?.name ?? ''
    toast('success', intl.formatMessage(moved, { device: device.serialNumber, enterprise: target }))
    onMoved()
  }
  return (
    <Form
      form={form}
      onSubmit={move}
      onSaved={finish}
      failure={failureBanner}
      leaveGuard={null}
      actions={
        enterpriseId !== '' && (force || !used) ? (
          <FormActions
            submitLabel={<FormattedMessage {...messages.executeMove} />}
            cancel={<CloseAction />}
          />
        ) : (
          <Flex justify="flex-end" pt="2">
            <CloseAction />
          </Flex>
        )
      }
    >
      {used && (
        <Notice status="warning" title={<FormattedMessage {...messages.usedTitle} />}>
          <FormattedMessage {...loses} values={{ what: lossText(intl, evaluation) }} />
        </Notice>
      )}
      <EnterpriseField
        control={form.control}
        name="enterpriseId"
        label={messages.target}
        without={ownEnterprise(device, enterprises)}
        required
      />
      {used && <CheckboxField control={form.control} name="force" label={messages.force} />}
    </Form>
  )
}

/** The id of the device's enterprise. The response may have only its name, which then has to be unique. */
function ownEnterprise({ enterprise }: Device, all: MoveProps['enterprises']) {
  if (enterprise?.id !== undefined) return enterprise.id
  const [own, ...others] = all.filter(({ name }) => name === enterprise?.name)
  return own && others.length === 0 ? own.id : null
}

type FailureBannerProps = {
  title: MessageDescriptor
  /** What to do about it. */
  hint?: MessageDescriptor | false
  error: Failure
  onDismiss: () => void
  onRetry?: () => void
}

/** The server's own words, until dismissed. */
function FailureBanner({ title, hint, error, onDismiss, onRetry }: FailureBannerProps) {
  const textOf = useErrorText()
  return (
    <Banner
      status="error"
      role="alert"
      title={<FormattedMessage {...title} />}
      onDismiss={onDismiss}
      action={
        onRetry && (
          <RetryButton onClick={onRetry}>
            <FormattedMessage {...words.tryAgain} />
          </RetryButton>
        )
      }
    >
      {[textOf(error), ...fieldTexts(error)].join(' ')}
      {hint && (
        <p>
          <FormattedMessage {...hint} />
        </p>
      )}
    </Banner>
  )
}
