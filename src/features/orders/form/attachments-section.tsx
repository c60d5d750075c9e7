import { FileText, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { uploadLimits } from '~/api/generated/upload-limits.ts'
import { DownloadButton } from '~/features/orders/download-button.tsx'
import { messages as shared } from '~/features/orders/messages.ts'
import { uniqueFiles } from '~/kit/form/file-check.ts'
import { FileDrop } from '~/kit/form/file-drop.tsx'
import { FileRow, type UploadState } from '~/kit/form/file-row.tsx'
import { focusBesideRow } from '~/kit/form/focus-beside.ts'
import { TextField } from '~/kit/form/text-field.tsx'
import { useListError } from '~/kit/form/use-field.ts'
import { css } from '~/styled-system/css'
import { Box, Flex, Stack, styled } from '~/styled-system/jsx'
import { IconButton } from '~/ui/button/button.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { about, messages } from './messages.ts'
import { uploadName, type OrderValues } from './order-values.ts'

/** The files of an order: saved ones, and those to upload. */
export function AttachmentsSection({ upload }: { upload: UploadState | undefined }) {
  const intl = useIntl()
  const { control, getValues } = useFormContext<OrderValues>()
  const kept = useFieldArray({ control, name: 'kept', keyName: 'key' })
  const added = useFieldArray({ control, name: 'files' })
  const error = useListError(control, 'files')
  const disabled = upload !== undefined
  const addFiles = (files: readonly File[]) => {
    const before = getValues('files').map(({ file }) => file)
    const fresh = uniqueFiles([...before, ...files]).slice(before.length)
    // Files are sent under random names, so the description keeps the original name.
    added.append(
      fresh.map((file) => ({ file, description: file.name, name: uploadName() })),
      { shouldFocus: false },
    )
  }
  return (
    <Panel heading={shared.attachments}>
      <Stack gap="3">
        {kept.fields.length > 0 && (
          <Stack as="ul" gap="2" listStyleType="none">
            {kept.fields.map(({ key, id, reference, description }, index) => (
              <Flex
                as="li"
                key={key}
                wrap="wrap"
                gap="3"
                p="2"
                borderWidth="1px"
                rounded="l2"
                align="center"
              >
                <FileText size={20} aria-hidden />
                <Box flex="1" minW="48">
                  <TextField
                    control={control}
                    name={`kept.${index}.description`}
                    label={intl.formatMessage(about.descriptionOf, {
                      name: description ?? reference,
                    })}
                    labelHidden
                    nullable
                    disabled={disabled}
                  />
                </Box>
                <DownloadButton id={id} name={description ?? reference} />
                <IconButton
                  size="sm"
                  variant="ghost"
                  className={css({ colorPalette: 'gray' })}
                  disabled={disabled}
                  aria-label={intl.formatMessage(about.remove, { name: description ?? reference })}
                  onClick={({ currentTarget }) => {
                    focusBesideRow(currentTarget)
                    kept.remove(index)
                  }}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </Flex>
            ))}
          </Stack>
        )}
        <FileDrop
          name="files"
          label={messages.newFiles}
          accept={[]}
          maxBytes={uploadLimits.createOrder.file}
          multiple
          files={[]}
          error={error}
          disabled={disabled}
          onChange={addFiles}
        />
        {added.fields.length > 0 && (
          <Stack as="ul" gap="2" listStyleType="none">
            {added.fields.map(({ id, file }, index) => (
              <FileRow
                key={id}
                file={file}
                upload={upload}
                disabled={disabled}
                onRemove={() => added.remove(index)}
              >
                <styled.div mt="1.5">
                  <TextField
                    control={control}
                    name={`files.${index}.description`}
                    label={intl.formatMessage(about.descriptionOf, { name: file.name })}
                    labelHidden
                    nullable
                    disabled={disabled}
                  />
                </styled.div>
              </FileRow>
            ))}
          </Stack>
        )}
      </Stack>
    </Panel>
  )
}
