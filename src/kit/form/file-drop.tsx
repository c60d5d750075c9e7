import { ark } from '@ark-ui/react/factory'
import { FileUpload, useFileUpload } from '@ark-ui/react/file-upload'
import { Upload } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { formatBytes } from '~/i18n/format-bytes.ts'
import { css, cx } from '~/styled-system/css'
import { Stack, styled } from '~/styled-system/jsx'
import { FieldFrame, type FieldText } from './field-frame.tsx'
import {
  fileKey,
  fileKinds,
  isWhatItsNameSays,
  uniqueFiles,
  type FileLimits,
} from './file-check.ts'
import { addFileCheck } from './file-checks.ts'
import { FileRow, type UploadState } from './file-row.tsx'

type FileDropProps = FieldText &
  FileLimits & {
    /** The path, in a form. */
    name?: string
    files: readonly File[]
    onChange: (files: File[]) => void
    error?: string | undefined
    multiple?: boolean
    /** Set during the upload. */
    upload?: UploadState | undefined
  }

/** Accepts dropped or chosen files, validates them before anything is sent, and shows the upload's progress. */
export function FileDrop({ files, onChange, upload, multiple = false, ...props }: FileDropProps) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [chosen, setChosen] = useState<readonly File[]>(noFiles)
  const [checked, setChecked] = useState<readonly File[]>(noFiles)
  const [broken, setBroken] = useState<File>()
  // Such as pasted ones. They are validated too.
  const [initial] = useState(files)
  const disabled = props.disabled || upload !== undefined
  const chooser = useFileUpload({
    // The form stores the files. Ark treats two files with the same name and size as one, even after an edit.
    acceptedFiles: noFiles,
    accept: props.accept.join(','),
    maxFiles: multiple ? Infinity : 1,
    minFileSize: 1,
    maxFileSize: props.maxBytes,
    // Ark silently ignores a dropped folder. Handled below.
    allowDrop: false,
    disabled,
    translations: { dropzone: '' },
    onFileAccept: (accepted) => {
      setBroken(undefined)
      if (accepted.files.length === 0) return
      if (props.accept.length > 0) setChosen(accepted.files)
      else take(accepted.files)
    },
    onFileReject: (rejected) => drop(rejected.files.map(({ file }) => file)),
  })
  const drop = (bad: readonly File[]) => {
    if (files.some((file) => bad.includes(file))) {
      onChange(files.filter((file) => !bad.includes(file)))
    }
  }
  const take = (taken: readonly File[]) =>
    onChange(multiple ? uniqueFiles([...files, ...taken]) : [...taken])
  const judge = useEffectEvent((good: readonly boolean[]) => {
    const bad = chosen.filter((_file, index) => !good[index])
    setBroken(bad[0])
    drop(bad)
    const taken = chosen.filter((file, index) => good[index] && !initial.includes(file))
    if (taken.length > 0) take(taken)
  })
  const validateInitial = useEffectEvent(() => {
    if (initial.length > 0) chooser.setFiles([...initial])
  })
  useEffect(() => validateInitial(), [])
  useEffect(() => {
    if (chosen === noFiles) return undefined
    let outdated = false
    const drop = () => {
      outdated = true
    }
    const done = Promise.all(chosen.map(isWhatItsNameSays)).then((good) => {
      setChecked(chosen)
      if (!outdated) judge(good)
    })
    addFileCheck({ field: input.current, done, drop })
    return drop
  }, [chosen])
  const refused = chooser.rejectedFiles[0]
  const limits = {
    kinds: intl.formatList(fileKinds(props.accept), { type: 'disjunction' }),
    size: formatBytes(intl, props.maxBytes),
  }
  const [, fault] = faults.find(([code]) => refused?.errors.includes(code)) ?? []
  const refusal = fault
    ? intl.formatMessage(fault, { name: refused?.file.name ?? '', ...limits })
    : broken && intl.formatMessage(noImage, { name: broken.name })
  const remove = (file: File) => {
    onChange(files.filter((each) => each !== file))
    setBroken(undefined)
    chooser.clearRejectedFiles()
    input.current?.focus()
  }
  return (
    <FieldFrame {...props} disabled={disabled} error={refusal ?? props.error}>
      {(control) => (
        <FileUpload.RootProvider value={chooser} className={cx('file-upload__root', spaced)}>
          {/* The input itself is labeled, focused and read out, with its error, which a button could not have. */}
          <FileUpload.Dropzone
            disableClick
            role="group"
            aria-busy={chosen !== checked || undefined}
            data-dragging={over || undefined}
            onDragOver={(event) => {
              // Otherwise the browser opens the file instead of the console.
              event.preventDefault()
              setOver(!disabled)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={(event) => {
              event.preventDefault()
              setOver(false)
              chooser.setClipboardFiles(event.dataTransfer)
            }}
            className={cx('file-upload__dropzone', look)}
          >
            <ark.label className={area}>
              <FileUpload.HiddenInput
                {...control}
                ref={input}
                name={props.name}
                tabIndex={0}
                aria-hidden={false}
              />
              <Upload size={20} aria-hidden />
              <styled.p textStyle="sm" fontWeight="medium">
                <FormattedMessage {...(multiple ? messages.chooseSeveral : messages.choose)} />
              </styled.p>
              <styled.p textStyle="xs" color="fg.muted">
                <FormattedMessage {...(props.accept.length > 0 ? upTo : anyUpTo)} values={limits} />
              </styled.p>
            </ark.label>
          </FileUpload.Dropzone>
          {files.length > 0 && (
            <Stack as="ul" gap="2" width="full" listStyleType="none">
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
        </FileUpload.RootProvider>
      )}
    </FieldFrame>
  )
}

const noFiles: File[] = []

const noImage = defineMessage<{ name: string }>({
  defaultMessage: '{name} is not an image that can be shown.',
  description: 'Error for a file that has the name of an image and is something else, or damaged',
})

const look = css({
  width: 'full',
  minHeight: '0',
  p: '0',
  borderWidth: '1px',
  borderColor: 'border.control',
  rounded: 'l2',
  color: 'fg.muted',
  transitionDuration: 'faster',
  '&:has([aria-invalid=true])': { borderColor: 'border.error' },
  '&:has(:focus-visible)': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'colorPalette.focusRing',
  },
  '&[data-disabled]': { layerStyle: 'disabled' },
  '&[data-disabled]:hover': { bg: 'transparent' },
})

const area = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '1.5',
  width: 'full',
  px: '4',
  py: '6',
  textAlign: 'center',
  cursor: 'inherit',
  position: 'relative',
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
})

const upTo = defineMessage<{ kinds: string; size: string }>({
  defaultMessage: '{kinds}, up to {size}',
  description: 'Which files are taken: their kinds, such as PNG or JPG, and the largest size',
})

const anyUpTo = defineMessage<{ size: string }>({
  defaultMessage: 'Any file up to {size}',
  description: 'Which files are taken: of every kind, up to the largest size',
})

type FaultValues = { name: string; kinds: string; size: string }

const faults = [
  [
    'TOO_MANY_FILES',
    defineMessage<FaultValues>({
      defaultMessage: 'Choose only one file.',
      description: 'Error when several files are dropped where one is expected',
    }),
  ],
  [
    'FILE_INVALID_TYPE',
    defineMessage<FaultValues>({
      defaultMessage: '{name} cannot be used. Choose a {kinds} file.',
      description: 'Error for a file of the wrong kind; `kinds` such as PNG or JPG',
    }),
  ],
  [
    'FILE_TOO_LARGE',
    defineMessage<FaultValues>({
      defaultMessage: '{name} is too large. The limit is {size}.',
      description: 'Error for a file that is too large',
    }),
  ],
  [
    'FILE_TOO_SMALL',
    defineMessage<FaultValues>({
      defaultMessage: '{name} is empty.',
      description: 'Error for a file without content',
    }),
  ],
] as const

const spaced = css({ gap: '2' })
