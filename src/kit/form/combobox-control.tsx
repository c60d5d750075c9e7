import { createListCollection } from '@ark-ui/react/collection'
import { Combobox } from '@ark-ui/react/combobox'
import { Portal } from '@ark-ui/react/portal'
import { Check, ChevronDown, X } from 'lucide-react'
import { useState } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { css, cx } from '~/styled-system/css'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { findChoices } from './combobox-choices.ts'
import { type ControlProps } from './field-frame.tsx'
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
  /** The text of the chosen option, for the time until this part has loaded. */
  label: string
}

/** A field to type in, with the options that match. Where several can be chosen, each can be removed again. */
export function ComboboxControl({ control, options, chosen, ...props }: ComboboxControlProps) {
  const intl = useIntl()
  const [text, setText] = useState('')
  const offered = props.withoutChosen
    ? options.filter(({ value }) => !chosen.includes(value))
    : options
  const { found, more } = findChoices(offered, text, chosen)
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
    <div>
      <Combobox.Root
        className="combobox__root"
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
        <Combobox.Control className="combobox__control">
          <Combobox.Input
            {...control}
            className="combobox__input"
            placeholder={props.placeholder}
            autoComplete="off"
            // The clear button is not a Tab stop, since emptying the field does the same. A value without an option is not shown.
            onBlur={({ currentTarget }) => {
              const isShown = options.some(({ value }) => value === chosen[0])
              if (!props.multiple && isShown && currentTarget.value === '') change([])
            }}
          />
          <div className={cx('combobox__indicatorGroup', indicators)}>
            {!props.multiple && (
              <Combobox.ClearTrigger
                className={cx('combobox__clearTrigger', target)}
                aria-describedby={ids.label}
              >
                <X aria-hidden />
              </Combobox.ClearTrigger>
            )}
            <Combobox.Trigger
              className={cx('combobox__trigger', target)}
              aria-describedby={ids.label}
            >
              <ChevronDown aria-hidden />
            </Combobox.Trigger>
          </div>
        </Combobox.Control>
        <Portal>
          <Combobox.Positioner>
            <Combobox.Content className="combobox__content">
              {found.length === 0 && (
                // A list box needs an option.
                <styled.p
                  role="option"
                  aria-disabled
                  aria-selected={false}
                  px="3"
                  py="2"
                  textStyle="sm"
                  color="fg.muted"
                >
                  <FormattedMessage {...messages.none} />
                </styled.p>
              )}
              {found.map((option) => (
                <Combobox.Item item={option} key={option.value} className="combobox__item">
                  <Box flex="1">
                    <Combobox.ItemText className="combobox__itemText">
                      {option.label}
                    </Combobox.ItemText>
                    {option.description && (
                      <styled.p textStyle="xs" color="fg.muted">
                        {option.description}
                      </styled.p>
                    )}
                  </Box>
                  <Combobox.ItemIndicator className="combobox__itemIndicator">
                    <Check aria-hidden />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              ))}
              {more > 0 && (
                <styled.p px="3" py="2" textStyle="xs" color="fg.muted">
                  <FormattedMessage {...others} values={{ more }} />
                </styled.p>
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
                  className={css({ colorPalette: 'gray' })}
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
    </div>
  )
}

/** Large enough for touch. */
const target = css({ boxSize: '6', justifyContent: 'center', alignItems: 'center' })

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

const indicators = css({ gap: '0', px: '2' })
