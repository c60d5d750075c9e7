import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { useEvaluateDeviceMove } from '~/api/generated/endpoints/devices/devices.ts'
import { useListAllEnterprises } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import type { Device, DeviceMoveEvaluation, Enterprise } from '~/api/generated/model/index.ts'
import { EnterpriseField } from '~/features/choices/enterprise-field.tsx'
import { words } from '~/i18n/words.ts'
import { CheckboxField } from '~/kit/form/checkbox-field.tsx'
import { FormActions } from '~/kit/form/form-actions.tsx'
import { Form } from '~/kit/form/form.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { fieldTexts, toFailure, type Failure } from '~/lib/failure.ts'
import { Flex, Stack, styled } from '~/styled-system/jsx'
import { CloseAction } from '~/ui/dialog/close-action.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Banner } from '~/ui/feedback/banner.tsx'
import { highlightRow } from '~/ui/feedback/highlighted-row.ts'
import { Notice } from '~/ui/feedback/notice.tsx'
import { RetryButton } from '~/ui/feedback/retry-button.tsx'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { toast } from '~/ui/toast/toasts.ts'
import { isUsed, moveConfirmed, type Mover, type MoveVerdict } from './judge-move.ts'
import { lossText } from './loss-text.ts'
import { belongsTo, loses, messages, moved, movedTo, notMovedBecause } from './messages.ts'
import { afterFailure, stageOf, type Choice, type Owner } from './stage.ts'
import { useMover } from './use-mover.ts'

type MoveDialogProps = { device: Device; onClose: () => void }

/** Moves one device to another enterprise, after evaluating it. */
export function MoveDialog({ device, onClose }: MoveDialogProps) {
  const enterprises = useListAllEnterprises()
  const evaluation = useEvaluateDeviceMove(device.id, { query: { staleTime: 0, gcTime: 0 } })
  const { serialNumber, displayName } = device
  /** Its enterprise, which somebody else may change. */
  const [owner, setOwner] = useState<Owner>(device.enterprise ?? {})
  const error = enterprises.error ?? evaluation.error
  const retry = () => {
    for (const query of [enterprises, evaluation]) if (query.error) void query.refetch()
  }
  return (
    <Dialog title={messages.moveDevice} onClose={onClose}>
      <Stack gap="4">
        <styled.p overflowWrap="anywhere">
          <bdi>{[serialNumber, displayName].filter(Boolean).join(' · ')}</bdi>
          {owner.name !== undefined && (
            <styled.span display="block" textStyle="sm" color="fg.muted">
              <FormattedMessage {...belongsTo} values={{ enterprise: owner.name }} />
            </styled.span>
          )}
        </styled.p>
        {evaluation.data && enterprises.data ? (
          <Move
            device={device}
            owner={owner}
            evaluation={evaluation.data.data}
            enterprises={enterprises.data.enterprises}
            // The evaluation that is shown is the one that was just read.
            onChanged={({ device: now }) =>
              now && setOwner({ id: now.enterpriseId, name: now.enterprise })
            }
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
  owner: Owner
  evaluation: DeviceMoveEvaluation
  enterprises: readonly Pick<Enterprise, 'id' | 'name'>[]
  onChanged: (now: MoveVerdict) => void
  onMoved: () => void
}

type Failed = ReturnType<typeof afterFailure>

const unchosen: Choice = { enterpriseId: '', force: false }

function Move({ device, owner, evaluation, enterprises, onChanged, onMoved }: MoveProps) {
  const intl = useIntl()
  const textOf = useErrorText()
  const mover = useMover()
  const [failure, setFailure] = useState<Failed | null>(null)
  const form = useForm({
    defaultValues: unchosen,
    // Enter submits even without the button.
    check: ({ enterpriseId, force }) => ({
      enterpriseId: enterpriseId === '' ? words.required : undefined,
      force: isUsed(evaluation) && !force ? words.required : undefined,
    }),
  })
  const chosen = useWatch({ control: form.control })
  const stage = stageOf({ evaluation, enterprises }, { deviceId: device.id, owner, chosen })
  const failureBanner = failure && (
    <FailureBanner
      title={outcomeOf(failure)}
      hint={failure.isUnknown && messages.lookAgain}
      error={failure.error}
      onDismiss={() => setFailure(null)}
    />
  )
  if (stage.step === 'stuck') {
    return (
      <>
        {failureBanner}
        <Notice status="warning" title={messages.stuck}>
          <FormattedMessage {...messages.stuckHint} />
        </Notice>
      </>
    )
  }
  /** Resolves with a failure after which the move needs a new decision. After others, the same may be tried again. */
  const move = async ({ enterpriseId }: Choice): Promise<Failed | null> => {
    setFailure(null)
    const { serialNumber: serial, id } = device
    const target = { id: Number(enterpriseId), name: nameOf(enterprises, enterpriseId) }
    let isSent = false
    const send: Mover['move'] = (moving, params) => {
      isSent = true
      return mover.move(moving, params)
    }
    try {
      const calls = { ...mover, onChanged, move: send }
      await moveConfirmed({ serial, id }, stage.confirmed, target, calls)
    } catch (reason) {
      const failed = afterFailure(toFailure(reason), isSent)
      if (failed.startsOver) return failed
      setFailure(failed)
      throw reason
    }
    highlightRow({ kind: 'device', id })
    const to = intl.formatMessage(movedTo, { device: serial, enterprise: target.name })
    toast('success', `${intl.formatMessage(moved)}\n${to}`)
    return null
  }
  const finish = (failed: Failed | null) => {
    if (!failed) return onMoved()
    form.reset(unchosen)
    setFailure(failed)
  }
  const sayFailed = (failed: Failed) => {
    const outcome = intl.formatMessage(outcomeOf(failed))
    const texts = { device: device.serialNumber, outcome, reason: textOf(failed.error) }
    toast('error', intl.formatMessage(notMovedBecause, texts), null)
  }
  return (
    <Form
      form={form}
      leaveGuard={null}
      onSubmit={move}
      onSaved={finish}
      onLeft={(outcome) => {
        const failed = 'error' in outcome ? afterFailure(outcome.error, false) : outcome.answer
        if (failed) sayFailed(failed)
      }}
      failure={failureBanner}
      actions={
        stage.may.move ? (
          <FormActions submitLabel={messages.executeMove} cancel={<CloseAction />} />
        ) : (
          <Flex justify="flex-end" pt="2">
            <CloseAction />
          </Flex>
        )
      }
    >
      {stage.loses && (
        <Notice status="warning" title={messages.usedTitle}>
          <FormattedMessage {...loses} values={{ what: lossText(intl, evaluation) }} />
        </Notice>
      )}
      <EnterpriseField
        control={form.control}
        name="enterpriseId"
        label={messages.target}
        without={stage.ownId}
        required
      />
      {stage.loses && <CheckboxField control={form.control} name="force" label={messages.force} />}
    </Form>
  )
}

const outcomeOf = ({ isUnknown }: Failed) =>
  isUnknown ? messages.unknownOutcome : messages.notMoved

const nameOf = (enterprises: MoveProps['enterprises'], id: Choice['enterpriseId']) =>
  enterprises.find((each) => each.id === id)?.name ?? ''

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
      title={title}
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
