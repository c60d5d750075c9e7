import type { FieldValues } from 'react-hook-form'
import { Stack, styled } from '~/styled-system/jsx'
import { FieldFrame } from './field-frame.tsx'
import type { Option } from './options.ts'
import { useField, type FieldProps } from './use-field.ts'

type Choice = Option['value']

type CheckboxesFieldProps<Values extends FieldValues> = FieldProps<Values, readonly Choice[]> & {
  options: readonly Option[]
}

/** Any number of a few choices. The value is a list; entries that are not options stay in it. */
export function CheckboxesField<Values extends FieldValues>({
  options,
  ...props
}: CheckboxesFieldProps<Values>) {
  const { value, error, change } = useField(props)
  const chosen = Array.isArray(value) ? (value as Choice[]) : []
  return (
    <FieldFrame {...props} error={error} group>
      {({ id, disabled, 'aria-invalid': invalid, 'aria-describedby': about, ...frame }) => (
        <Stack role="group" id={id} gap="1" aria-labelledby={frame['aria-labelledby']}>
          {options.map((option) => (
            <styled.label
              key={option.value}
              display="flex"
              alignItems="center"
              gap="2.5"
              minH="7"
              textStyle="sm"
            >
              <styled.input
                type="checkbox"
                name={props.name}
                aria-invalid={invalid}
                aria-describedby={about}
                checked={chosen.includes(option.value)}
                disabled={disabled || option.disabled}
                onChange={({ target }) =>
                  change(
                    target.checked
                      ? [...chosen, option.value]
                      : chosen.filter((each) => each !== option.value),
                  )
                }
                boxSize="4.5"
                flexShrink="0"
                accentColor="colorPalette.fg"
                _disabled={{ layerStyle: 'disabled' }}
              />
              {option.label}
            </styled.label>
          ))}
        </Stack>
      )}
    </FieldFrame>
  )
}
