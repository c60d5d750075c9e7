import { Box, chakra, Grid, Text } from '@chakra-ui/react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from './field-frame.tsx'
import { valueOfText, type Option } from './options.ts'
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
            <Card key={option.value}>
              <chakra.input
                type="radio"
                name={props.name}
                value={option.value}
                checked={option.value === value}
                disabled={disabled || option.disabled}
                onChange={({ target }) => {
                  const choice = valueOfText(options, target.value)
                  onChoice(() => change(choice))
                }}
                boxSize="4"
                mt="0.5"
                flexShrink="0"
                outline="none"
                accentColor="colorPalette.fg"
              />
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
            </Card>
          ))}
        </Grid>
      )}
    </FieldFrame>
  )
}

const Card = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    px: '3',
    py: '2.5',
    borderWidth: '1px',
    borderColor: 'border.control',
    rounded: 'l2',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&:has(:checked)': { borderColor: 'colorPalette.fg', bg: 'colorPalette.subtle' },
    '&:has(:focus-visible)': {
      focusRing: 'outside',
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'colorPalette.focusRing',
    },
    '&:has(:disabled)': { layerStyle: 'disabled' },
  },
})
