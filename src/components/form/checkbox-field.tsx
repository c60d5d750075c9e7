import { chakra } from '@chakra-ui/react'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { useField } from './use-form.ts'

/** A yes or no. The value is a boolean. */
export function CheckboxField(props: Omit<FieldProps, 'labelHidden'>) {
  const { value, error, change } = useField(props.name)
  return (
    <FieldFrame {...props} error={error} beside>
      {(control) => (
        <chakra.input
          {...control}
          type="checkbox"
          name={props.name}
          checked={value === true}
          onChange={({ target }) => change(target.checked)}
          boxSize="4.5"
          flexShrink="0"
          accentColor="colorPalette.fg"
          _disabled={{ layerStyle: 'disabled' }}
        />
      )}
    </FieldFrame>
  )
}
