import type { FieldValues } from 'react-hook-form'
import { Segments } from '~/ui/segments/segments.tsx'
import { FieldFrame } from './field-frame.tsx'
import { labelIn, type Option } from './options.ts'
import { useField, type FieldProps } from './use-field.ts'

type SegmentsFieldProps<Values extends FieldValues> = FieldProps<Values, Option['value']> & {
  options: readonly Option[]
  /** The id of a text that explains the chosen one. */
  hintId?: string
}

/** One of two to four choices that a word or two explain. The value is that of the option. */
export function SegmentsField<Values extends FieldValues>({
  options,
  hintId,
  ...props
}: SegmentsFieldProps<Values>) {
  const { value, error, change } = useField(props, { show: labelIn(options) })
  return (
    <FieldFrame {...props} error={error} group>
      {(group) => (
        <Segments
          {...group}
          name={props.name}
          hintId={hintId}
          segments={options.map((option) => ({ value: option.value, content: option.label }))}
          value={value as Option['value']}
          onChange={change}
        />
      )}
    </FieldFrame>
  )
}
