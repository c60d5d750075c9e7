import type { FieldValues } from 'react-hook-form'
import type { FileLimits } from './file-check.ts'
import { FileDrop } from './file-drop.tsx'
import type { UploadState } from './file-row.tsx'
import { useField, type FieldProps } from './use-field.ts'

type FileFieldProps<Values extends FieldValues> = FieldProps<
  Values,
  File | null | readonly File[]
> &
  FileLimits & {
    multiple?: boolean
    /** Set during the upload. */
    upload?: UploadState | undefined
  }

/** A file of a form. The value is a File or null; with `multiple`, a list of them. */
export function FileField<Values extends FieldValues>({
  control,
  ...props
}: FileFieldProps<Values>) {
  const { value, error, change } = useField({ control, name: props.name, label: props.label })
  const files = [value].flat().filter((file) => file instanceof File)
  return (
    <FileDrop
      {...props}
      error={error}
      files={files}
      onChange={(next) => change(props.multiple ? next : (next[0] ?? null))}
    />
  )
}
