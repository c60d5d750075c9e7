import { Box, Stack } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Loader } from '~/components/feedback/loader.tsx'
import { FileField } from '~/components/form/file-field.tsx'
import { Form } from '~/components/form/form.tsx'
import { FormActions } from '~/components/form/form-actions.tsx'
import { useForm } from '~/components/form/use-form.ts'
import { PageHeader } from '~/components/page/page-header.tsx'
import { ImportGuard } from './import-guard.tsx'
import { ImportResult } from './import-result.tsx'
import { messages, notZip, working } from './messages.ts'
import { useImport } from './use-import.ts'
import { isZip } from './zip-file.ts'

type Archive = { file: File | null }

/** Imports in bulk what a ZIP archive of CSV files names. */
export function SetupPage() {
  const intl = useIntl()
  const { start, cancel, isPending, progress, file, outcome } = useImport()
  const form = useForm<Archive>({ file: null }, (values) =>
    values.file ? {} : { file: messages.archiveRequired },
  )
  const send = async ({ file: archive }: Archive) => {
    if (!archive) return
    if (!(await isZip(archive))) throw refusal(intl.formatMessage(notZip, { file: archive.name }))
    await start(archive)
    form.change('file', null)
  }
  return (
    <>
      <PageHeader subtitle={<FormattedMessage {...messages.explanation} />} />
      <Stack gap="6" maxW="4xl">
        <Box bg="bg.panel" borderWidth="1px" rounded="l3" p={{ base: '4', md: '6' }}>
          <Form
            form={form}
            onSubmit={send}
            failure={null}
            leaveGuard={isPending && <ImportGuard />}
            actions={
              <FormActions
                submitLabel={<FormattedMessage {...messages.import} />}
                savingLabel={<FormattedMessage {...messages.importing} />}
                cancel={null}
              />
            }
          >
            <FileField
              name="file"
              label={<FormattedMessage {...messages.archive} />}
              accept={['.zip']}
              maxBytes={20_000_000}
              upload={isPending ? { progress, onCancel: cancel } : undefined}
            />
            {isPending && progress === 1 && (
              <Loader size="md">
                <FormattedMessage {...working} values={{ file }} />
              </Loader>
            )}
          </Form>
        </Box>
        {outcome && <ImportResult outcome={outcome} />}
      </Stack>
    </>
  )
}

/** What the form shows beside its field, as it does with what the server refuses. */
const refusal = (message: string) =>
  Object.assign(new Error(message), { fieldErrors: [{ field: 'file', message }] })
