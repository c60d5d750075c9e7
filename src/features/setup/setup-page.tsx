import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useImportSetup } from '~/api/generated/endpoints/system/system.ts'
import { uploadLimits } from '~/api/generated/upload-limits.ts'
import { FileField } from '~/kit/form/file-field.tsx'
import { FormActions } from '~/kit/form/form-actions.tsx'
import { Form } from '~/kit/form/form.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { useUpload } from '~/kit/form/use-upload.ts'
import { mayAskToStay } from '~/lib/leaving.ts'
import { refusedField } from '~/lib/refusal.ts'
import { Box, Stack } from '~/styled-system/jsx'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { ImportResult } from './import-result.tsx'
import { messages, notZip, working } from './messages.ts'
import { stageOf } from './stage.ts'
import { asZip, isZip } from './zip-file.ts'

/** Bulk import of a ZIP archive of CSV files. */
export function SetupPage() {
  const [round, setRound] = useState(0)
  const run = useImport()
  return (
    <>
      <PageHeader subtitle={messages.explanation} />
      <Stack gap="6" maxW="form">
        <ImportForm key={round} run={run} onAdded={() => setRound(round + 1)} />
        {run.news && <ImportResult news={run.news} />}
      </Stack>
    </>
  )
}

/** Imports one archive at a time. `start` rejects if the import fails or is canceled with `cancel`. */
function useImport() {
  const { progress, request, ...upload } = useUpload()
  const [file, setFile] = useState('')
  const [canceledAt, setCanceledAt] = useState<number | null>(null)
  const { mutateAsync, reset, ...call } = useImportSetup({ request })
  const start = (archive: File) => {
    setFile(archive.name)
    setCanceledAt(null)
    upload.begin()
    return mutateAsync({ data: { file: asZip(archive) } })
  }
  const cancel = () => {
    upload.cancel()
    setCanceledAt(progress)
    reset()
  }
  return { start, cancel, file, progress, ...stageOf(call, { file, progress, canceledAt }) }
}

type Archive = { file: File | null }

type ImportFormProps = { run: ReturnType<typeof useImport>; onAdded: () => void }

function ImportForm({ run, onAdded }: ImportFormProps) {
  const intl = useIntl()
  const form = useForm<Archive>({
    defaultValues: { file: null },
    check: ({ file }) => ({ file: file ? undefined : messages.archiveRequired }),
  })
  const send = async ({ file }: Archive) => {
    if (!file) return
    if (!(await isZip(file)))
      throw refusedField('file', intl.formatMessage(notZip, { file: file.name }))
    await run.start(file)
    onAdded()
  }
  return (
    <Panel>
      <Form
        form={form}
        failure={null}
        onSubmit={send}
        leaveGuard={run.step !== 'choose' && <ImportGuard />}
        actions={
          <FormActions
            submitLabel={messages.import}
            savingLabel={messages.importing}
            cancel={null}
          />
        }
      >
        <FileField
          control={form.control}
          name="file"
          label={messages.archive}
          accept={['.zip']}
          maxBytes={uploadLimits.importSetup.file}
          upload={
            run.step === 'choose' ? undefined : { progress: run.progress, onCancel: run.cancel }
          }
        />
        {run.step === 'wait' && (
          <Box textStyle="sm">
            <Loader size="md">
              <FormattedMessage {...working} values={{ file: run.file }} />
            </Loader>
          </Box>
        )}
      </Form>
    </Panel>
  )
}

/** Asks before the screen is left. Mounted while an import runs. */
function ImportGuard() {
  const blocker = useBlocker({
    withResolver: true,
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: mayAskToStay,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <ConfirmDialog
      title={messages.leaveTitle}
      confirmLabel={messages.leave}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    >
      <FormattedMessage {...messages.leaveQuestion} />
    </ConfirmDialog>
  )
}
