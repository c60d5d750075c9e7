import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isApiError, type ApiError } from '~/api/errors.ts'
import type { Fleet } from '~/api/generated/model/index.ts'
import { useSayFailed } from '~/kit/form/say-when-left.ts'
import { SendAgain } from '~/kit/form/send-again.tsx'
import { mayBeDone } from '~/lib/outcome.ts'
import { Stack } from '~/styled-system/jsx'
import { BusyButton } from '~/ui/button/busy-button.tsx'
import { CloseAction } from '~/ui/dialog/close-action.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Reveal } from '~/ui/feedback/reveal.tsx'
import { useIsHere } from '~/ui/page/use-is-here.ts'
import { toast } from '~/ui/toast/toasts.ts'
import { addedDevices } from './choice.ts'
import { DevicePicker } from './device-picker.tsx'
import { added, addedSoFar, messages } from './messages.ts'
import { SaveProblems } from './save-problems.tsx'
import { useCommission } from './use-commission.ts'
import { useDeviceChoice } from './use-device-choice.ts'

type AddDevicesDialogProps = { fleet: Fleet; title: React.ReactNode; onClose: () => void }

/** Adds devices to a fleet. Chosen devices stay stored until they are added, even if the dialog is closed. */
export function AddDevicesDialog({ fleet, title, onClose }: AddDevicesDialogProps) {
  const intl = useIntl()
  const choice = useDeviceChoice(`fleet-${fleet.id}`)
  const isHere = useIsHere()
  const sayFailed = useSayFailed()
  const { ids } = choice
  const [errors, setErrors] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const { call, commission } = useCommission(fleet.id, {
    onMutate: () => setErrors([]),
    onSuccess: (result, { data }) => {
      const sent = data.deviceInventoryIdsToCommission
      const { errors: failures, left } = choice.settle(sent, result)
      setErrors(failures)
      if (failures.length > 0) {
        if (!isHere()) toast('error', failures.join(' '), null)
        return
      }
      finish(sent.length, left)
    },
  })
  const { reset, error, submittedAt } = call
  const isUnsure = error !== null && mayBeDone(error)
  /** Devices chosen during the save are still to be added, so the dialog stays open for them. */
  const finish = (count: number, left = 0) => {
    const text =
      left > 0
        ? intl.formatMessage(addedSoFar, { count, left })
        : intl.formatMessage(added, { count })
    toast('success', text)
    // Back closes it while it waits for the answer: what is open then is another dialog.
    if (left === 0 && isHere()) onClose()
  }
  // The fleet is refetched when the outcome of a call is unknown.
  const present = addedDevices(choice.chosen, fleet).filter((id) => !choice.failed.has(id))
  const takeOff = useEffectEvent(() => {
    choice.remove(present)
    if (isUnsure && present.length === choice.chosen.length) finish(present.length)
  })
  useEffect(() => {
    if (present.length > 0) takeOff()
  }, [present.length])
  const send = async () => {
    reset()
    setFailure(null)
    setBusy(true)
    let isSent = false
    try {
      await commission(ids, () => {
        isSent = true
      })
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown
      setFailure(thrown)
      const isUnsure = isSent && mayBeDone(thrown)
      if (!isHere()) sayFailed(isUnsure ? messages.maybeAdded : messages.notAdded, thrown)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      size="xl"
      title={title}
      onClose={onClose}
      footer={
        <>
          <CloseAction />
          {ids.length > 0 && (
            <BusyButton busy={busy} onClick={() => void send()}>
              <FormattedMessage {...messages.addSelected} />
            </BusyButton>
          )}
        </>
      }
    >
      <Stack gap="4">
        <Reveal attempt={submittedAt}>
          <SaveProblems
            error={failure}
            title={isUnsure ? messages.maybeAdded : messages.notAdded}
            hint={isUnsure && messages.maybeAddedHint}
            errors={errors}
            onDismiss={() => setErrors([])}
          />
          {failure && <SendAgain error={failure} onSend={() => void send()} />}
        </Reveal>
        <DevicePicker choice={choice} />
      </Stack>
    </Dialog>
  )
}
