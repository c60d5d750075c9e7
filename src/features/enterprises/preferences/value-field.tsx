import { get, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EnterprisePreference } from '~/api/generated/model/index.ts'
import { NumberField } from '~/kit/form/number-field.tsx'
import { numberText } from '~/kit/form/number-text.ts'
import { TextField } from '~/kit/form/text-field.tsx'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { messages, valueOf, wasBefore } from './messages.ts'
import { isNumber, keyOf, unitOf, type PreferenceValues } from './preference-values.ts'

type ValueFieldProps = { preference: EnterprisePreference; autoFocus: boolean }

/** The value of one preference, with its unit and, if changed, its previous value. */
export function ValueField({ preference, autoFocus }: ValueFieldProps) {
  const { control } = useFormContext<PreferenceValues>()
  const { name } = preference
  const key = keyOf(preference)
  const field = { control, autoFocus, labelHidden: true }
  const label = <FormattedMessage {...valueOf} values={{ name }} />
  return (
    <Flex align="center" gap="2" wrap={{ base: 'wrap', md: 'nowrap' }}>
      <Box flex="1" minW="32" maxW={isNumber(preference) ? '40' : undefined}>
        {isNumber(preference) ? (
          <NumberField {...field} label={label} name={`numbers.${key}`} />
        ) : (
          <TextField
            {...field}
            label={label}
            name={`texts.${key}`}
            nullable={typeof preference.stringValue !== 'string'}
          />
        )}
      </Box>
      {isNumber(preference) && (
        <styled.span color="fg.muted" flexShrink="0">
          {unitOf(name)}
        </styled.span>
      )}
      <ValueBefore path={isNumber(preference) ? `numbers.${key}` : `texts.${key}`} />
    </Flex>
  )
}

function ValueBefore({ path }: { path: `numbers.${string}` | `texts.${string}` }) {
  const { locale } = useIntl()
  const { control } = useFormContext<PreferenceValues>()
  const { defaultValues } = useFormState({ control })
  const value = useWatch({ control, name: path })
  const before: unknown = get(defaultValues, path)
  if (Object.is(value, before)) return null
  const text = numberText(before, locale)
  return (
    <styled.span textStyle="xs" color="fg.muted" maxW="40" truncate title={text}>
      {text === '' ? (
        <FormattedMessage {...messages.wasEmpty} />
      ) : (
        <FormattedMessage {...wasBefore} values={{ value: text }} />
      )}
    </styled.span>
  )
}
