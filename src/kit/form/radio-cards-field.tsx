import { Box, Grid, Text } from '@chakra-ui/react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from './field-frame.tsx'
import { valueOfText, type Option } from './options.ts'
import { RadioCard } from './radio-card.tsx'
import { useField, type FieldProps } from './use-field.ts'

type RadioCardsFieldProps<Values extends FieldValues> = FieldProps<
  Values,
  Option['value'] | null
> & {
  options: readonly Option[]
  /** Decides whether a choice is taken, by calling `change` at once or after a question. */
  onChoice?: (change: () => void) => void
}

/** One of two to five choices that need a description each. The value is that of the option. */
export function RadioCardsField<Values extends FieldValues>({
  options,
  onChoice = (take) => take(),
  ...props
}: RadioCardsFieldProps<Values>) {
  const { value, error, change } = useField(props)
  return (
    <FieldFrame {...props} error={error} group>
      {({ id, disabled, ...group }) => (
        <Grid
          id={id}
          role="radiogroup"
          {...group}
          gap="2"
          templateColumns="repeat(auto-fit, minmax(min(100%, {sizes.3xs}), 1fr))"
        >
          {options.map((option) => (
            <RadioCard
              key={option.value}
              name={props.name}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              onChange={({ target }) => {
                const choice = valueOfText(options, target.value)
                onChoice(() => change(choice))
              }}
            >
              <Box>
                <Text textStyle="sm" fontWeight="medium">
                  {option.label}
                </Text>
                {option.description && (
                  <Text textStyle="xs" color="fg.muted" mt="0.5">
                    {option.description}
                  </Text>
                )}
              </Box>
            </RadioCard>
          ))}
        </Grid>
      )}
    </FieldFrame>
  )
}
