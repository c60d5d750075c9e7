import { FileText, Trash2 } from 'lucide-react'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import { formatBytes } from '~/i18n/format-bytes.ts'
import { words } from '~/i18n/words.ts'
import { css } from '~/styled-system/css'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { focusBesideRow } from './focus-beside.ts'

/** The progress of an upload, from 0 to 1, and a function that cancels it. */
export type UploadState = { progress: number; onCancel: () => void }

type FileRowProps = {
  file: File
  upload: UploadState | undefined
  disabled: boolean | undefined
  onRemove: () => void
  /** Shown below its name, such as a description field. */
  children?: ReactNode
}

/** One chosen file: a preview if it is an image, its name and size, and the upload's progress. */
export function FileRow({ file, upload, disabled, onRemove, children }: FileRowProps) {
  const intl = useIntl()
  return (
    <Flex as="li" align="center" gap="3" p="2" borderWidth="1px" rounded="l2">
      {file.type.startsWith('image/') ? (
        <Preview file={file} />
      ) : (
        <FileText size={20} aria-hidden />
      )}
      <Box flex="1" minW="0" textStyle="sm">
        <styled.p fontWeight="medium" overflowWrap="anywhere">
          {file.name}
        </styled.p>
        <styled.p textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {upload ? (
            <FormattedMessage {...sent} values={{ share: upload.progress }} />
          ) : (
            formatBytes(intl, file.size)
          )}
        </styled.p>
        {upload && <Bar label={intl.formatMessage(sending, { name: file.name })} {...upload} />}
        {children}
      </Box>
      {/* One button, so that it keeps the focus when the upload ends. */}
      <Button
        size="sm"
        className={upload ? cancelLook : removeLook}
        {...(upload
          ? { variant: 'outline', onClick: upload.onCancel }
          : {
              variant: 'ghost',
              disabled,
              'aria-label': intl.formatMessage(remove, { name: file.name }),
              onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
                focusBesideRow(currentTarget)
                onRemove()
              },
            })}
      >
        {upload ? <FormattedMessage {...words.cancel} /> : <Trash2 aria-hidden />}
      </Button>
    </Flex>
  )
}

function Bar({ label, progress }: { label: string; progress: number }) {
  const percent = Math.round(Math.min(Math.max(progress, 0), 1) * 100)
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      mt="1.5"
      h="1.5"
      rounded="full"
      bg="bg.emphasized"
      overflow="hidden"
    >
      <Box h="full" bg="colorPalette.solid" style={{ width: `${percent}%` }} />
    </Box>
  )
}

function Preview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <styled.img ref={image} alt="" boxSize="12" objectFit="contain" rounded="l1" bg="bg.muted" />
  )
}

const sent = defineMessage<{ share: number }>({
  defaultMessage: '{share, number, percent} uploaded',
  description: 'How much of a file is sent',
})

const sending = defineMessage<{ name: string }>({
  defaultMessage: 'Sending {name}',
  description: 'Name of a progress bar, for screen readers',
})

const remove = defineMessage<{ name: string }>({
  defaultMessage: 'Remove {name}',
  description: 'Button that takes a chosen file away',
})

const cancelLook = css({ colorPalette: 'gray' })
const removeLook = css({ colorPalette: 'gray', px: '0' })
