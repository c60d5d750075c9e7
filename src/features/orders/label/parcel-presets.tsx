import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ParcelRequest } from '~/api/generated/model/index.ts'
import { words } from '~/i18n/words.ts'
import { FieldFrame } from '~/kit/form/field-frame.tsx'
import { Input } from '~/kit/form/input.tsx'
import { Select } from '~/kit/form/select.tsx'
import { sameValue } from '~/lib/same-value.ts'
import { css } from '~/styled-system/css'
import { Flex } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { WhyDisabled } from '~/ui/tooltip/why-disabled.tsx'
import { messages } from './messages.ts'
import { usePresets } from './use-presets.ts'

type ParcelPresetsProps = {
  /** The parcel in the form, once it is complete. */
  parcel: ParcelRequest | undefined
  onChoose: (parcel: ParcelRequest) => void
}

/** Frequently used parcels, which can be applied, saved under a name and removed. */
export function ParcelPresets({ parcel, onChoose }: ParcelPresetsProps) {
  const intl = useIntl()
  const { presets, save, remove } = usePresets()
  const [name, setName] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  /** What gets the focus of the name and its buttons, which go. */
  const next = useRef<'select' | 'button'>(undefined)
  useEffect(() => {
    if (name !== undefined || !next.current) return
    const control = box.current?.querySelector<HTMLElement>(next.current)
    // The first preset is shown a moment later.
    if (!control) return
    control.focus()
    next.current = undefined
  }, [name, presets])
  const closeName = (focused: 'select' | 'button') => {
    next.current = focused
    setName(undefined)
  }
  const chosen = parcel && presets.find((preset) => sameValue(preset.parcel, parcel))
  const saveNamed = () => {
    const clean = name?.trim()
    if (!clean || !parcel) return
    save({ name: clean, parcel })
    closeName('select')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Its Enter key would submit the surrounding form.
    event.preventDefault()
    saveNamed()
  }
  if (name !== undefined) {
    return (
      <Flex gap="3" align="flex-end" wrap="wrap">
        <FieldFrame
          label={messages.presetName}
          help={presets.some((each) => each.name === name.trim()) && messages.presetReplaced}
          error={undefined}
        >
          {(control) => (
            <Input
              {...control}
              autoFocus
              autoComplete="off"
              maxLength={60}
              value={name}
              onChange={({ target }) => setName(target.value)}
              onKeyDown={onKeyDown}
            />
          )}
        </FieldFrame>
        <WhyDisabled reason={name.trim() === '' && intl.formatMessage(messages.presetNeedsName)}>
          {(control) => (
            <Button onClick={saveNamed} {...control}>
              <FormattedMessage {...messages.savePreset} />
            </Button>
          )}
        </WhyDisabled>
        <Button quiet onClick={() => closeName('button')}>
          <FormattedMessage {...words.cancel} />
        </Button>
      </Flex>
    )
  }
  return (
    <Flex ref={box} gap="3" align="flex-end" wrap="wrap">
      {presets.length > 0 && (
        <FieldFrame label={messages.preset} error={undefined}>
          {(control) => (
            <Select
              {...control}
              className={css({ width: '3xs' })}
              value={chosen?.name ?? ''}
              onChange={({ target }) => {
                const preset = presets.find((each) => each.name === target.value)
                if (preset) onChoose(preset.parcel)
              }}
            >
              {!chosen && <option value="">{intl.formatMessage(messages.noPreset)}</option>}
              {presets.map((preset) => (
                <option key={preset.name} value={preset.name}>
                  {preset.name}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
      )}
      {chosen ? (
        <Button quiet onClick={() => remove(chosen.name)}>
          <FormattedMessage {...messages.removePreset} />
        </Button>
      ) : (
        parcel && (
          <Button quiet onClick={() => setName('')}>
            <FormattedMessage {...messages.saveAsPreset} />
          </Button>
        )
      )}
    </Flex>
  )
}
