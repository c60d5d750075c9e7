import {
  Box,
  Button,
  Combobox,
  createListCollection,
  Flex,
  Portal,
  Text,
  useFilter,
} from '@chakra-ui/react'
import { comboboxSlotRecipe } from '@chakra-ui/react/theme'
import { ChevronDown, X } from 'lucide-react'
import { useState } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { findChoices } from './combobox-choices.ts'
import { type ControlProps } from './field-frame.tsx'
import { edge } from './input.tsx'
import { valueOfText, type Option } from './options.ts'

export type ComboboxControlProps = {
  control: ControlProps
  name: string | undefined
  options: readonly Option[]
  chosen: readonly Option['value'][]
  onChange: (chosen: Option['value'][]) => void
  multiple: boolean
  withoutChosen: boolean
  placeholder: string | undefined
}

/** A field to type in, with the options that match. Where several can be chosen, each can be removed again. */
export function ComboboxControl({ control, options, chosen, ...props }: ComboboxControlProps) {
  const intl = useIntl()
  const [text, setText] = useState('')
  const filter = useFilter({ locale: intl.locale, sensitivity: 'base' })
  const offered = props.withoutChosen
    ? options.filter(({ value }) => !chosen.includes(value))
    : options
  const { found, more } = findChoices(offered, text, chosen, filter)
  const collection = createListCollection({
    items: found,
    itemToValue: ({ value }) => String(value),
    itemToString: ({ label }) => label,
    isItemDisabled: ({ disabled = false }) => disabled,
  })
  const ids = { input: control.id, label: `${control.id}-label` }
  const change = (values: string[]) =>
    props.onChange(values.flatMap((value) => valueOfText(options, value) ?? []))
  return (
    <Box>
      <Combobox.Root
        recipe={comboboxSlotRecipe}
        collection={collection}
        multiple={props.multiple}
        name={props.name}
        disabled={control.disabled}
        ids={ids}
        value={chosen.map(String)}
        onValueChange={({ value }) => change(value)}
        onInputValueChange={({ inputValue, reason }) =>
          setText(reason === 'input-change' ? inputValue : '')
        }
        inputBehavior="autohighlight"
        openOnClick
        lazyMount
        unmountOnExit
        translations={{
          triggerLabel: intl.formatMessage(messages.open),
          clearTriggerLabel: intl.formatMessage(messages.clear),
        }}
      >
        <Combobox.Control>
          <Combobox.Input
            {...control}
            {...edge}
            placeholder={props.placeholder}
            autoComplete="off"
            // The clear button is not a Tab stop, since emptying the field does the same. A value without an option is not shown.
            onBlur={({ currentTarget }) => {
              const isShown = options.some(({ value }) => value === chosen[0])
              if (!props.multiple && isShown && currentTarget.value === '') change([])
            }}
          />
          <Combobox.IndicatorGroup gap="0" px="2">
            {!props.multiple && (
              <Combobox.ClearTrigger {...target} aria-describedby={ids.label}>
                <X aria-hidden />
              </Combobox.ClearTrigger>
            )}
            <Combobox.Trigger {...target} aria-describedby={ids.label}>
              <ChevronDown aria-hidden />
            </Combobox.Trigger>
          </Combobox.IndicatorGroup>
        </Combobox.Control>
        <Portal>
          <Combobox.Positioner>
            <Combobox.Content>
              {found.length === 0 && (
                <Text px="3" py="2" textStyle="sm" color="fg.muted">
                  <FormattedMessage {...messages.none} />
                </Text>
              )}
              {found.map((option) => (
                <Combobox.Item item={option} key={option.value}>
                  <Box flex="1">
                    <Combobox.ItemText>{option.label}</Combobox.ItemText>
                    {option.description && (
                      <Text textStyle="xs" color="fg.muted">
                        {option.description}
                      </Text>
                    )}
                  </Box>
                  <Combobox.ItemIndicator />
                </Combobox.Item>
              ))}
              {more > 0 && (
                <Text px="3" py="2" textStyle="xs" color="fg.muted">
                  <FormattedMessage {...others} values={{ more }} />
                </Text>
              )}
            </Combobox.Content>
          </Combobox.Positioner>
        </Portal>
      </Combobox.Root>
      {props.multiple && (
        <Flex as="ul" wrap="wrap" gap="1.5" mt="1.5" listStyleType="none" _empty={{ mt: '0' }}>
          {options
            .filter(({ value }) => chosen.includes(value))
            .map(({ value, label }) => (
              <li key={value}>
                <Button
                  size="xs"
                  variant="subtle"
                  colorPalette="gray"
                  disabled={control.disabled}
                  aria-label={intl.formatMessage(remove, { label })}
                  onClick={() => {
                    props.onChange(chosen.filter((each) => each !== value))
                    document.getElementById(control.id)?.focus()
                  }}
                >
                  {label}
                  <X aria-hidden />
                </Button>
              </li>
            ))}
        </Flex>
      )}
    </Box>
  )
}

/** Large enough for touch. */
const target = { boxSize: '6', justifyContent: 'center', alignItems: 'center' } as const

const messages = defineMessages({
  open: { defaultMessage: 'Show options', description: 'Button that opens a list of choices' },
  clear: { defaultMessage: 'Clear', description: 'Button that takes a choice back' },
  none: { defaultMessage: 'Nothing found', description: 'Shown where no choice has the text' },
})

const others = defineMessage<{ more: number }>({
  defaultMessage: '{more, plural, one {# more} other {# more}}. Type to search.',
  description: 'Below the first choices of a long list',
})

const remove = defineMessage<{ label: string }>({
  defaultMessage: 'Remove {label}',
  description: 'Button that takes one of several choices back',
})
