import { Grid, Stack } from '~/styled-system/jsx'
import { useFormContext, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { NumberField } from '~/kit/form/number-field.tsx'
import { SelectField } from '~/kit/form/select-field.tsx'
import { messages } from './messages.ts'
import { fullParcel, weightUnits, type ParcelDraft } from './parcel.ts'
import { ParcelPresets } from './parcel-presets.tsx'

/** The parcel fields of the surrounding form, with presets to fill them in. */
export function ParcelFields() {
  const intl = useIntl()
  const { control, setValue } = useFormContext<{ parcel: ParcelDraft }>()
  const parcel = useWatch({ control, name: 'parcel' })
  return (
    <Stack gap="4">
      <ParcelPresets
        parcel={fullParcel(parcel)}
        onChoose={(preset) => setValue('parcel', preset, { shouldDirty: true })}
      />
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="4">
        <NumberField control={control} name="parcel.weight" label={messages.weight} required />
        <SelectField
          control={control}
          name="parcel.weightUnit"
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
          name="parcel.lengthInInches"
          label={messages.length}
          required
        />
        <NumberField
          control={control}
          name="parcel.widthInInches"
          label={messages.width}
          required
        />
        <NumberField
          control={control}
          name="parcel.heightInInches"
          label={messages.height}
          required
        />
      </Grid>
    </Stack>
  )
}
