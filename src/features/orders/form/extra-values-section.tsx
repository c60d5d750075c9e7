import { Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { messages as shared } from '~/features/orders/messages.ts'
import { focusBesideRow } from '~/kit/form/focus-beside.ts'
import { TextField } from '~/kit/form/text-field.tsx'
import { css } from '~/styled-system/css'
import { Box, Grid } from '~/styled-system/jsx'
import { IconButton } from '~/ui/button/button.tsx'
import { about, messages } from './messages.ts'
import type { OrderValues } from './order-values.ts'
import { RowsPanel } from './rows-panel.tsx'

/** Additional values of an order: names and values, in the order of the packing slip. */
export function ExtraValuesSection() {
  const intl = useIntl()
  const { control } = useFormContext<OrderValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'extraValues' })
  return (
    <RowsPanel
      heading={shared.extraValues}
      empty={messages.noValues}
      add={messages.addValue}
      onAdd={() => append({ key: '', value: '' })}
      keys={fields.map(({ id }) => id)}
    >
      {(index, isNew, key) => (
        <Grid
          key={key}
          role="group"
          aria-label={intl.formatMessage(about.extraValue, { place: index + 1 })}
          templateColumns={{
            base: 'minmax(0, 1fr) auto',
            sm: 'minmax(0, 1fr) minmax(0, 2fr) auto',
          }}
          gap="3"
          alignItems="start"
        >
          <TextField
            control={control}
            name={`extraValues.${index}.key`}
            label={messages.key}
            autoFocus={isNew}
          />
          <Box gridColumn={{ base: '1 / -1', sm: 'auto' }} order={{ base: '1', sm: '0' }}>
            <TextField
              control={control}
              name={`extraValues.${index}.value`}
              label={messages.value}
            />
          </Box>
          <IconButton
            className={css({ mt: '6.5', colorPalette: 'gray' })}
            variant="ghost"
            aria-label={intl.formatMessage(about.removeValue, { place: index + 1 })}
            onClick={({ currentTarget }) => {
              focusBesideRow(currentTarget)
              remove(index)
            }}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </Grid>
      )}
    </RowsPanel>
  )
}
