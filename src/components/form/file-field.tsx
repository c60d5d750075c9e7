import type { FieldProps } from './field-frame.tsx'
import type { FileLimits } from './file-check.ts'
import { FileDrop } from './file-drop.tsx'
import type { UploadState } from './file-row.tsx'
import { useEntryError } from './use-entry-error.ts'
import { useField } from './use-form.ts'

type FileFieldProps = FieldProps &
  FileLimits & {
    multiple?: boolean
    /** Given while the files are sent. */
    upload?: UploadState | undefined
  }

/** A file of a form. The value is a File or null; with `multiple`, a list of them. */
export function FileField(props: FileFieldProps) {
  const { value, error, change } = useField(props.name)
  const entryError = useEntryError(props.name)
  const files = [value].flat().filter((file) => file instanceof File)
  return (
    <FileDrop
      {...props}
      error={error ?? entryError}
      files={files}
      onChange={(next) => change(props.multiple ? next : (next[0] ?? null))}
    />
  )
}
