import { useFormContext, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { NumberField } from '~/kit/form/number-field.tsx'
import { SelectField } from '~/kit/form/select-field.tsx'
import { Grid, Stack } from '~/styled-system/jsx'
import { messages } from './messages.ts'
import { ParcelPresets } from './parcel-presets.tsx'
import { fullParcel, weightUnits, type ParcelDraft } from './parcel.ts'

type ParcelFieldsProps = {
  /** The path of the parcel in the form. */
  name?: 'parcel' | `parcels.${number}`
  autoFocus?: boolean
}

/** The fields of a parcel in the surrounding form, with presets to fill them in. */
export function ParcelFields({ name = 'parcel', autoFocus = false }: ParcelFieldsProps) {
  const intl = useIntl()
  const { control, setValue } = useFormContext<{ parcel: ParcelDraft; parcels: ParcelDraft[] }>()
  const parcel = useWatch({ control, name })
  return (
    <Stack gap="4">
      <ParcelPresets
        parcel={fullParcel(parcel)}
        onChoose={(preset) => setValue(name, preset, { shouldDirty: true })}
      />
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="4">
        <NumberField
          control={control}
          name={`${name}.weight`}
          label={messages.weight}
          autoFocus={autoFocus}
          required
        />
        <SelectField
          control={control}
          name={`${name}.weightUnit`}
          label={messages.weightUnit}
          options={weightUnits.map((unit) => ({
            value: unit,
            label: intl.formatMessage(messages[unit]),
          }))}
        />
      </Grid>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }} gap="4">
        <NumberField
          control={control}
          name={`${name}.lengthInInches`}
          label={messages.length}
          required
        />
        <NumberField
          control={control}
          name={`${name}.widthInInches`}
          label={messages.width}
          required
        />
        <NumberField
          control={control}
          name={`${name}.heightInInches`}
          label={messages.height}
          required
        />
      </Grid>
    </Stack>
  )
}
