import { Box } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { NumberField } from '~/components/form/number-field.tsx'
import { TextField } from '~/components/form/text-field.tsx'
import { valueOf } from './messages.ts'

type ValueFieldProps = {
  /** Where the preference stands in the form's list. */
  place: number
  name: string
  isNumber: boolean
  autoFocus: boolean
}

/** The value of one preference. */
export function ValueField({ place, name, isNumber, autoFocus }: ValueFieldProps) {
  const label = <FormattedMessage {...valueOf} values={{ name }} />
  return (
    // On a phone it fits beside the name.
    <Box w={{ base: '36', sm: 'full' }}>
      {isNumber ? (
        <NumberField
          labelHidden
          label={label}
          autoFocus={autoFocus}
          name={`${place}.numericValue`}
        />
      ) : (
        <TextField labelHidden label={label} autoFocus={autoFocus} name={`${place}.stringValue`} />
      )}
    </Box>
  )
}
