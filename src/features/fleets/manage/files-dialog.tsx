import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as api from '~/api/generated/endpoints/commissioning/commissioning.ts'
import type { Fleet } from '~/api/generated/model/index.ts'
import { words } from '~/i18n/words.ts'
import { policyOf, toFailure } from '~/lib/failure.ts'
import { saveFile } from '~/lib/save-file.ts'
import { Box, Stack, styled } from '~/styled-system/jsx'
import { BusyButton } from '~/ui/button/busy-button.tsx'
import { Button } from '~/ui/button/button.tsx'
import { CloseAction } from '~/ui/dialog/close-action.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { ProgressBar } from '~/ui/feedback/progress-bar.tsx'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { toast } from '~/ui/toast/toasts.ts'
import { collectFiles } from './collect-files.ts'
import { safeName, type FileCalls } from './device-files.ts'
import type { FleetDevice } from './fleet-devices.ts'
import { devicesRead, filesSaved, filesTitle, messages, notRead } from './messages.ts'

type FilesDialogProps = { fleet: Fleet; devices: readonly FleetDevice[]; onClose: () => void }

/** Saves the packages and certificates of the devices of a fleet as one ZIP file, after a question. */
export function FilesDialog({ fleet, devices, onClose }: FilesDialogProps) {
  const intl = useIntl()
  const calls = useFileCalls()
  const textOf = useErrorText()
  const [job] = useState(() =>
    collectFiles({
      devices,
      calls,
      explain: (error) => {
        const failure = toFailure(error)
        return { text: textOf(failure), isLost: policyOf(failure).repeat === true }
      },
    }),
  )
  useEffect(() => {
    job.enter()
    return job.leave
  }, [job])
  const { isRunning, read, files, failed, stopped } = useSelector(job.state)
  const total = devices.length
  const isBegun = isRunning || read > 0 || failed.length > 0 || stopped !== undefined
  const isIncomplete = failed.length > 0 || stopped !== undefined
  const save = () => {
    const name = `${safeName(fleet.description) || fleet.id}.zip`
    const file = job.finish()
    if (!file) return
    saveFile(name, file)
    const { files: count, without } = job.state.get()
    toast('success', intl.formatMessage(filesSaved, { count, name, without }))
    onClose()
  }
  const start = async () => {
    await job.run()
    const now = job.state.get()
    if (now.read === total && now.files > 0) save()
  }
  return (
    <Dialog
      role={isBegun ? 'dialog' : 'alertdialog'}
      stopsWork
      title={<FormattedMessage {...filesTitle} values={{ count: total }} />}
      onClose={onClose}
      footer={
        <>
          <CloseAction autoFocus={!isBegun} />
          {isIncomplete && files > 0 && !isRunning && (
            <Button quiet onClick={save}>
              <FormattedMessage {...messages.saveRest} />
            </Button>
          )}
          {(!isBegun || isRunning || isIncomplete) && (
            <BusyButton busy={isRunning} onClick={() => void start()}>
              <FormattedMessage {...(isBegun ? words.tryAgain : messages.download)} />
            </BusyButton>
          )}
        </>
      }
    >
      <Stack gap="4">
        <p>
          <FormattedMessage {...messages.filesHint} />
        </p>
        {isBegun && (
          <div>
            <ProgressBar label={intl.formatMessage(messages.files)} over={read} total={total} />
            <styled.p textStyle="sm" color="fg.muted" role="status">
              <FormattedMessage {...devicesRead} values={{ read, total }} />
            </styled.p>
          </div>
        )}
        {stopped !== undefined && (
          <Notice status="error" role="alert" title={messages.filesStopped}>
            {stopped}
          </Notice>
        )}
        {failed.length > 0 && !isRunning && (
          <Notice
            status="error"
            role="alert"
            title={<FormattedMessage {...notRead} values={{ count: failed.length }} />}
          >
            <Box as="ul" listStyleType="none" maxH="48" overflowY="auto" tabIndex={0}>
              {failed.map(({ device, reason }) => (
                <li key={device.referenceId}>
                  <code>{device.deviceRadioMacAddress}</code> <bdi>{reason}</bdi>
                </li>
              ))}
            </Box>
          </Notice>
        )}
        {isBegun && !isRunning && !isIncomplete && files === 0 && (
          <Notice status="info" role="status" title={messages.noFiles} />
        )}
      </Stack>
    </Dialog>
  )
}

/** Calls whose answers have private keys, so that no cache holds them. */
function useFileCalls(): FileCalls {
  const queryClient = useQueryClient()
  const { mutateAsync: generate } = api.useDownloadInstallationPackage({ mutation: { gcTime: 0 } })
  return {
    read: async (reference) => {
      const query = api.getGetCommissionedDeviceQueryOptions(reference)
      try {
        const options = { ...query, staleTime: 0, gcTime: 0 }
        return (await queryClient.fetchQuery(options)).commissionedDevice
      } finally {
        queryClient.removeQueries({ queryKey: query.queryKey, exact: true })
      }
    },
    generate: (commissionedDeviceReferenceId, packageName) =>
      generate({ commissionedDeviceReferenceId, packageName }),
  }
}
