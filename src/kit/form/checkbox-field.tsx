import type { FieldValues } from 'react-hook-form'
import { css } from '~/styled-system/css'
import { FieldFrame } from './field-frame.tsx'
import { useField, type FieldProps } from './use-field.ts'

/** A yes or no. The value is a boolean. */
export function CheckboxField<Values extends FieldValues>(
  props: Omit<FieldProps<Values, boolean>, 'labelHidden'>,
) {
  const { value, error, change } = useField(props)
  return (
    <FieldFrame {...props} error={error} beside>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          name={props.name}
          checked={value === true}
          onChange={({ target }) => change(target.checked)}
          className={box}
        />
      )}
    </FieldFrame>
  )
}

const box = css({
  boxSize: '4.5',
  flexShrink: '0',
  accentColor: 'colorPalette.fg',
  _disabled: { layerStyle: 'disabled' },
})
