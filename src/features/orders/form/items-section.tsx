import { Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { messages as shared } from '~/features/orders/messages.ts'
import { Combobox } from '~/kit/form/combobox-field.tsx'
import { focusBesideRow } from '~/kit/form/focus-beside.ts'
import { NumberField } from '~/kit/form/number-field.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { useField } from '~/kit/form/use-field.ts'
import { useOptionsWith } from '~/kit/form/use-options-with.ts'
import { css } from '~/styled-system/css'
import { Box, Grid } from '~/styled-system/jsx'
import { IconButton } from '~/ui/button/button.tsx'
import { about, messages } from './messages.ts'
import { newItemId, type OrderValues } from './order-values.ts'
import { RowsPanel } from './rows-panel.tsx'
import type { OrderChoices } from './use-order-choices.ts'

const newItem = () => ({
  id: newItemId(),
  quantity: 1,
  sku: null,
  description: null,
  deviceTypes: [],
})

/** The ordered items, one row each. */
export function ItemsSection({ choices }: { choices: OrderChoices }) {
  const { control } = useFormContext<OrderValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'orderItems', keyName: 'key' })
  return (
    <RowsPanel
      heading={shared.items}
      empty={shared.noItems}
      add={messages.addItem}
      onAdd={() => append(newItem())}
      keys={fields.map(({ key }) => key)}
    >
      {(index, isNew, key) => (
        <ItemRow
          key={key}
          index={index}
          choices={choices}
          isNew={isNew}
          onRemove={() => remove(index)}
        />
      )}
    </RowsPanel>
  )
}

type ItemRowProps = { index: number; choices: OrderChoices; isNew: boolean; onRemove: () => void }

function ItemRow({ index, choices, isNew, onRemove }: ItemRowProps) {
  const intl = useIntl()
  const { control } = useFormContext<OrderValues>()
  const path = `orderItems.${index}` as const
  return (
    <Box
      role="group"
      aria-label={intl.formatMessage(about.item, { place: index + 1 })}
      borderWidth="1px"
      rounded="l2"
      p="3"
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr) auto', sm: '6rem 10rem minmax(0, 1fr) auto' }}
        gap="3"
        alignItems="start"
      >
        <NumberField
          control={control}
          name={`${path}.quantity`}
          label={shared.quantity}
          whole="truncated"
          emptyAs={0}
          autoFocus={isNew}
        />
        <IconButton
          className={css({ order: { sm: '3' }, mt: '6.5', colorPalette: 'gray' })}
          variant="ghost"
          aria-label={intl.formatMessage(about.removeItem, { place: index + 1 })}
          onClick={({ currentTarget }) => {
            focusBesideRow(currentTarget)
            onRemove()
          }}
        >
          <Trash2 aria-hidden />
        </IconButton>
        <Box gridColumn={{ base: '1 / -1', sm: 'auto' }}>
          <TextField control={control} name={`${path}.sku`} label={shared.sku} nullable />
        </Box>
        <Box gridColumn={{ base: '1 / -1', sm: 'auto' }}>
          <TextField
            control={control}
            name={`${path}.description`}
            label={shared.description}
            nullable
          />
        </Box>
        <Box gridColumn="1 / -1" order="4">
          <DeviceTypes index={index} choices={choices} />
        </Box>
      </Grid>
    </Box>
  )
}

/** The device types of an item, from those available to the customer. The first one names an item without a description. */
function DeviceTypes({ index, choices }: Pick<ItemRowProps, 'index' | 'choices'>) {
  const { control, getValues, setValue } = useFormContext<OrderValues>()
  const customer = useWatch({ control, name: 'enterprise' })
  const name = `orderItems.${index}.deviceTypes` as const
  const { value, error, change } = useField({ control, name, label: shared.deviceTypes })
  const chosen = value as string[]
  const available = choices.availableTo(customer)
  const options = useOptionsWith(
    choices.deviceTypes.filter(
      (type) => !available || available.has(type.value) || chosen.includes(type.value),
    ),
    chosen,
  )
  return (
    <Combobox
      name={name}
      label={shared.deviceTypes}
      multiple
      withoutChosen
      options={options}
      chosen={chosen}
      error={error}
      onChange={(next) => {
        change(next)
        const type = choices.deviceTypes.find(
          (each) => next.includes(each.value) && !chosen.includes(each.value),
        )
        const description = `orderItems.${index}.description` as const
        if (type && !getValues(description)) {
          setValue(description, type.label, { shouldDirty: true })
        }
      }}
    />
  )
}
