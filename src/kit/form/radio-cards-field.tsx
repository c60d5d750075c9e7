import type { FieldValues } from 'react-hook-form'
import { css } from '~/styled-system/css'
import { styled } from '~/styled-system/jsx'
import { FieldFrame } from './field-frame.tsx'
import { labelIn, valueOfText, type Option } from './options.ts'
import { RadioCard } from './radio-card.tsx'
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
  const { value, error, change } = useField(props, { show: labelIn(options) })
  return (
    <FieldFrame {...props} error={error} group>
      {({ id, disabled, ...group }) => (
        <div id={id} role="radiogroup" {...group} className={cards}>
          {options.map((option) => (
            <RadioCard
              key={option.value}
              name={props.name}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              onChange={({ target }) => {
                const choice = valueOfText(options, target.value)
                onChoice(() => change(choice))
              }}
            >
              <div>
                <styled.p textStyle="sm" fontWeight="medium">
                  {option.label}
                </styled.p>
                {option.description && (
                  <styled.p textStyle="xs" color="fg.muted" mt="0.5">
                    {option.description}
                  </styled.p>
                )}
              </div>
            </RadioCard>
          ))}
        </div>
      )}
    </FieldFrame>
  )
}

const cards = css({
  display: 'grid',
  gap: '2',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, {sizes.3xs}), 1fr))',
})
