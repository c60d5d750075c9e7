import { Flex, Stack, styled } from '~/styled-system/jsx'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { useEvaluateDeviceMove } from '~/api/generated/endpoints/devices/devices.ts'
import { useListAllEnterprises } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import type { Device, DeviceMoveEvaluation, Enterprise } from '~/api/generated/model/index.ts'
import { CloseAction } from '~/ui/dialog/close-action.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Banner } from '~/ui/feedback/banner.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { RetryButton } from '~/ui/feedback/retry-button.tsx'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { CheckboxField } from '~/kit/form/checkbox-field.tsx'
import { FormActions } from '~/kit/form/form-actions.tsx'
import { Form } from '~/kit/form/form.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { highlightRow } from '~/ui/feedback/highlighted-row.ts'
import { toast } from '~/ui/toast/toasts.ts'
import { EnterpriseField } from '~/features/choices/enterprise-field.tsx'
import { words } from '~/i18n/words.ts'
import { fieldTexts, policyOf, toFailure, type Failure } from '~/lib/failure.ts'
import { mayBeDone } from '~/lib/outcome.ts'
import { isUsed, moveConfirmed, type Mover, type MoveVerdict } from './judge-move.ts'
import { lossText } from './loss-text.ts'
import { belongsTo, loses, messages, moved, notMovedBecause } from './messages.ts'
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

type Owner = { id?: number | undefined; name?: string | undefined }

type MoveProps = {
  device: Device
  owner: Owner
  evaluation: DeviceMoveEvaluation
  enterprises: readonly Pick<Enterprise, 'id' | 'name'>[]
  onChanged: (now: MoveVerdict) => void
  onMoved: () => void
}

type Failed = { error: Failure; isUnknown: boolean }

type Choice = { enterpriseId: number | ''; force: boolean }

const unchosen: Choice = { enterpriseId: '', force: false }

function Move({ device, owner, evaluation, enterprises, onChanged, onMoved }: MoveProps) {
  const intl = useIntl()
  const textOf = useErrorText()
  const mover = useMover()
  const [failure, setFailure] = useState<Failed | null>(null)
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
  const failureBanner = failure && (
    <FailureBanner
      title={outcomeOf(failure)}
      hint={failure.isUnknown && messages.lookAgain}
      error={failure.error}
      onDismiss={() => setFailure(null)}
    />
  )
  if (evaluation.movable === false) {
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
    const confirmed: MoveVerdict = {
      kind: used ? 'used' : 'ready',
      device: { id, enterprise: owner.name, enterpriseId: owner.id },
      ...(used && { loss: evaluation }),
    }
    let isSent = false
    const send: Mover['move'] = (moving, params) => {
      isSent = true
      return mover.move(moving, params)
    }
    try {
      await moveConfirmed({ serial, id }, confirmed, target, { ...mover, onChanged, move: send })
    } catch (reason) {
      const error = toFailure(reason)
      const isUnknown = isSent && mayBeDone(error)
      if (isUnknown || policyOf(error).refusal) return { error, isUnknown }
      setFailure({ error, isUnknown })
      throw reason
    }
    highlightRow('devices', String(id))
    toast('success', intl.formatMessage(moved, { device: serial, enterprise: target.name }))
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
    toast('error', intl.formatMessage(notMovedBecause, texts))
  }
  return (
    <Form
      form={form}
      onSubmit={move}
      onSaved={finish}
      onLeft={(outcome) => {
        const failed = 'error' in outcome ? { ...outcome, isUnknown: false } : outcome.answer
        if (failed) sayFailed(failed)
      }}
      failure={failureBanner}
      leaveGuard={null}
      actions={
        enterpriseId !== '' && (force || !used) ? (
          <FormActions submitLabel={messages.executeMove} cancel={<CloseAction />} />
        ) : (
          <Flex justify="flex-end" pt="2">
            <CloseAction />
          </Flex>
        )
      }
    >
      {used && (
        <Notice status="warning" title={messages.usedTitle}>
          <FormattedMessage {...loses} values={{ what: lossText(intl, evaluation) }} />
        </Notice>
      )}
      <EnterpriseField
        control={form.control}
        name="enterpriseId"
        label={messages.target}
        without={ownEnterprise(owner, enterprises)}
        required
      />
      {used && <CheckboxField control={form.control} name="force" label={messages.force} />}
    </Form>
  )
}

const outcomeOf = ({ isUnknown }: Failed) =>
  isUnknown ? messages.unknownOutcome : messages.notMoved

const nameOf = (enterprises: MoveProps['enterprises'], id: Choice['enterpriseId']) =>
  enterprises.find((each) => each.id === id)?.name ?? ''

/** The id of the device's enterprise. The response may have only its name, which then has to be unique. */
function ownEnterprise(owner: Owner, all: MoveProps['enterprises']) {
  if (owner.id !== undefined) return owner.id
  const [own, ...others] = all.filter(({ name }) => name === owner.name)
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
