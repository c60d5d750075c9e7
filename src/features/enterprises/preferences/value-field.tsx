import { Box } from '@chakra-ui/react'
import { useFormContext } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { NumberField } from '~/components/form/number-field.tsx'
import { TextField } from '~/components/form/text-field.tsx'
import { valueOf } from './messages.ts'
import type { PreferenceValues } from './preference-values.ts'

type ValueFieldProps = {
  /** The index of the preference in the form's list. */
  place: number
  name: string
  isNumber: boolean
  autoFocus: boolean
}

/** The value of one preference. */
export function ValueField({ place, name, isNumber, autoFocus }: ValueFieldProps) {
  const { control } = useFormContext<PreferenceValues>()
  const label = <FormattedMessage {...valueOf} values={{ name }} />
  return (
    // On a phone it fits beside the name.
    <Box w={{ base: '36', sm: 'full' }}>
      {isNumber ? (
        <NumberField
          control={control}
          labelHidden
          label={label}
          autoFocus={autoFocus}
          name={`preferences.${place}.numericValue`}
        />
      ) : (
        <TextField
          control={control}
          labelHidden
          label={label}
          autoFocus={autoFocus}
          name={`preferences.${place}.stringValue`}
        />
      )}
    </Box>
  )
}
