import { chakra, Stack, Text } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { formatBytes } from '~/i18n/format-bytes.ts'
import { FieldFrame, type FieldText } from './field-frame.tsx'
import { fileFault, fileKey, fileKinds, uniqueFiles, type FileLimits } from './file-check.ts'
import { FileRow, type UploadState } from './file-row.tsx'

type FileDropProps = FieldText &
  FileLimits & {
    /** The path, in a form. */
    name?: string
    files: readonly File[]
    onChange: (files: File[]) => void
    error?: string | undefined
    multiple?: boolean
    /** Given while the files are sent. */
    upload?: UploadState | undefined
  }

/** Takes files that are dropped or chosen, looks at them before anything is sent, and shows how far the sending is. */
export function FileDrop({ files, onChange, upload, multiple, ...props }: FileDropProps) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const limits = {
    kinds: intl.formatList(fileKinds(props.accept), { type: 'disjunction' }),
    size: formatBytes(intl, props.maxBytes),
  }
  const disabled = props.disabled || upload !== undefined
  const take = (offered: File[]) => {
    const refused = offered.map((file) => ({ file, fault: fileFault(file, props) }))
    const bad = refused.find(({ fault }) => fault)
    const good = refused.flatMap(({ file, fault }) => (fault ? [] : [file]))
    if (!multiple && offered.length > 1) {
      setRefusal(intl.formatMessage(messages.onlyOne))
      return
    }
    const fault = bad?.fault && { name: bad.file.name, ...limits }
    setRefusal(fault && intl.formatMessage(faults[bad.fault ?? 'kind'], fault))
    if (good.length > 0) onChange(multiple ? uniqueFiles([...files, ...good]) : good)
  }
  const remove = (file: File) => {
    onChange(files.filter((each) => each !== file))
    setRefusal(undefined)
    input.current?.focus()
  }
  return (
    <FieldFrame {...props} disabled={disabled} error={refusal ?? props.error}>
      {(control) => (
        <Stack gap="2">
          <DropZone disabled={disabled} onFiles={take}>
            <chakra.input
              {...control}
              srOnly
              ref={input}
              type="file"
              name={props.name}
              accept={props.accept.join(',')}
              multiple={multiple}
              onChange={({ target }) => {
                take(Array.from(target.files ?? []))
                // So that the same file can be chosen again.
                target.value = ''
              }}
            />
            <Upload size={20} aria-hidden />
            <Text textStyle="sm" fontWeight="medium">
              <FormattedMessage {...(multiple ? messages.chooseSeveral : messages.choose)} />
            </Text>
            <Text textStyle="xs" color="fg.muted">
              <FormattedMessage {...upTo} values={limits} />
            </Text>
          </DropZone>
          {files.length > 0 && (
            <Stack as="ul" gap="2" listStyleType="none">
              {files.map((file) => (
                <FileRow
                  key={fileKey(file)}
                  file={file}
                  upload={upload}
                  disabled={props.disabled}
                  onRemove={() => remove(file)}
                />
              ))}
            </Stack>
          )}
        </Stack>
      )}
    </FieldFrame>
  )
}

type DropZoneProps = {
  disabled: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
}

function DropZone({ disabled, onFiles, children }: DropZoneProps) {
  const [over, setOver] = useState(false)
  return (
    <Zone
      data-over={over || undefined}
      data-disabled={disabled || undefined}
      onDragOver={(event) => {
        // Without this the browser opens the file in place of the console.
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (!disabled) onFiles(Array.from(event.dataTransfer.files))
      }}
    >
      {children}
    </Zone>
  )
}

const Zone = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1.5',
    px: '4',
    py: '6',
    textAlign: 'center',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    rounded: 'l2',
    cursor: 'pointer',
    color: 'fg.muted',
    transition: 'background',
    transitionDuration: 'faster',
    _hover: { bg: 'bg.subtle' },
    '&[data-over]': { bg: 'colorPalette.subtle', borderColor: 'colorPalette.solid' },
    '&:has([aria-invalid=true])': { borderColor: 'border.error' },
    '&:has(:focus-visible)': {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'colorPalette.focusRing',
    },
    '&[data-disabled]': { layerStyle: 'disabled', _hover: { bg: 'transparent' } },
  },
})

const messages = defineMessages({
  choose: {
    defaultMessage: 'Choose a file or drop it here',
    description: 'Place where one file can be dropped, or chosen with a click',
  },
  chooseSeveral: {
    defaultMessage: 'Choose files or drop them here',
    description: 'Place where files can be dropped, or chosen with a click',
  },
  onlyOne: {
    defaultMessage: 'Only one file can be taken here.',
    description: 'Error when several files are dropped where one is expected',
  },
})

const upTo = defineMessage<{ kinds: string; size: string }>({
  defaultMessage: '{kinds}, up to {size}',
  description: 'Which files are taken: their kinds, such as PNG or JPG, and the largest size',
})

type FaultValues = { name: string; kinds: string; size: string }

const faults = {
  kind: defineMessage<FaultValues>({
    defaultMessage: '{name} cannot be taken: choose a {kinds} file.',
    description: 'Error for a file of the wrong kind; `kinds` such as PNG or JPG',
  }),
  size: defineMessage<FaultValues>({
    defaultMessage: '{name} is too large: a file may have {size}.',
    description: 'Error for a file that is too large',
  }),
  empty: defineMessage<FaultValues>({
    defaultMessage: '{name} is empty.',
    description: 'Error for a file without content',
  }),
}
