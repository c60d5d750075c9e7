import { useSelector } from '@tanstack/react-store'
import { useState } from 'react'
import { get, useController, useFormContext, useFormState } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { InventoryRow } from '~/api/generated/model/index.ts'
import { uploadLimits } from '~/api/generated/upload-limits.ts'
import { messages as shared } from '~/features/inventory/messages.ts'
import { FieldFrame } from '~/kit/form/field-frame.tsx'
import { FileDrop } from '~/kit/form/file-drop.tsx'
import type { UploadState } from '~/kit/form/file-row.tsx'
import { Input } from '~/kit/form/input.tsx'
import { cleanText } from '~/lib/typed-text.ts'
import { css } from '~/styled-system/css'
import { Flex, Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { WhyDisabled } from '~/ui/tooltip/why-disabled.tsx'
import { matchIn, type Matcher } from './create-matcher.ts'
import { textIn, valueIn, withValue, type DeviceValues, type Problems } from './entered.ts'
import { isInInventory, looksLike, messages, uncheckedExpression } from './messages.ts'
import { isBroken, macInputOf, type Template, type TemplateInput } from './template.ts'

type TemplateInputsProps = {
  template: Template
  matcher: Matcher
  problems: Problems
  /** The record that already has the MAC address. */
  duplicate: InventoryRow | undefined
  /** Whether the delivery already has the MAC address. */
  isRepeated: boolean
  /** Set during the upload. */
  upload: UploadState | undefined
  onClear: () => void
}

/** The inputs of a device type's template. */
export function TemplateInputs({ template, matcher, problems, ...props }: TemplateInputsProps) {
  const intl = useIntl()
  const { control } = useFormContext<DeviceValues>()
  const { field } = useController({ control, name: 'entered' })
  const entered = field.value
  /** What the user is typing, and into which input: its error is not shown yet. */
  const [typed, setTyped] = useState<{ token: string; text: string }>()
  const texts = Object.fromEntries(
    template.texts.map(({ token }) => [token, textIn(entered, token)]),
  )
  const macToken = macInputOf(template, texts)?.token
  const change = (token: string, value: string | File | null) =>
    field.onChange(withValue(entered, token, value))
  return (
    <Stack gap="4">
      {template.uncheckedExpressions.map((expression) => (
        <Notice
          key={expression}
          status="warning"
          title={<FormattedMessage {...uncheckedExpression} values={{ expression }} />}
        />
      ))}
      {template.inputs.map((input) =>
        input.isImage ? (
          <ImageInput
            key={input.token}
            input={input}
            value={valueIn(entered, input.token)}
            upload={props.upload}
            onChange={(file) => change(input.token, file)}
          />
        ) : (
          <TextInput
            key={input.token}
            input={input}
            matcher={matcher}
            value={valueIn(entered, input.token)}
            isWrong={
              problems.wrong.includes(input) &&
              !(typed?.token === input.token && typed.text === valueIn(entered, input.token))
            }
            isRepeated={props.isRepeated && input.token === macToken}
            onChange={(text) => {
              setTyped({ token: input.token, text })
              change(input.token, text)
            }}
            onTyped={() => setTyped(undefined)}
          />
        ),
      )}
      {props.duplicate && <Duplicate {...props.duplicate} />}
      <Flex justify="flex-end">
        <WhyDisabled reason={entered.length === 0 && intl.formatMessage(messages.nothingEntered)}>
          {(control) => (
            <Button
              size="xs"
              variant="ghost"
              className={css({ colorPalette: 'gray' })}
              onClick={props.onClear}
              {...control}
            >
              <FormattedMessage {...messages.clear} />
            </Button>
          )}
        </WhyDisabled>
      </Flex>
    </Stack>
  )
}

/** The form path of an input, as in server errors. */
const pathOf = (token: string) => `values.${token}`

/** The server's error about an input, until its value changes. */
function useRefusal(token: string) {
  const { control, clearErrors } = useFormContext<DeviceValues>()
  const { errors } = useFormState({ control })
  const refusal: unknown = get(errors, `${pathOf(token)}.message`)
  const clear = () => clearErrors(pathOf(token) as 'root')
  return { refusal: typeof refusal === 'string' ? refusal : undefined, clear }
}

type TextInputProps = {
  input: TemplateInput
  matcher: Matcher
  value: string | File | undefined
  isWrong: boolean
  isRepeated: boolean
  onChange: (text: string) => void
  onTyped: () => void
}

function TextInput({ input, matcher, isWrong, isRepeated, ...props }: TextInputProps) {
  const intl = useIntl()
  const value = typeof props.value === 'string' ? props.value : ''
  const { refusal, clear } = useRefusal(input.token)
  const matches = useSelector(matcher.results)
  const { token, label, pattern, isRequired } = input
  const examples = intl.formatList(input.examples, { type: 'disjunction' })
  const isUnchecked =
    pattern !== undefined &&
    (isBroken(pattern) || matchIn(matches, pattern, cleanText(value, 'text')) === 'unchecked')
  const wrong = !isWrong
    ? undefined
    : examples === ''
      ? intl.formatMessage(messages.differs)
      : intl.formatMessage(looksLike, { examples })
  const repeated = isRepeated ? intl.formatMessage(messages.inDelivery) : undefined
  return (
    <FieldFrame
      label={<bdi>{label}</bdi>}
      required={isRequired}
      help={isUnchecked && messages.unchecked}
      error={refusal ?? wrong ?? repeated}
    >
      {(control) => (
        <Input
          {...control}
          name={pathOf(token)}
          data-token={token}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={examples}
          value={value}
          onChange={({ target }) => {
            clear()
            props.onChange(target.value)
          }}
          onBlur={props.onTyped}
          onKeyDown={({ key }) => key === 'Enter' && props.onTyped()}
        />
      )}
    </FieldFrame>
  )
}

type ImageInputProps = {
  input: TemplateInput
  value: string | File | undefined
  upload: UploadState | undefined
  onChange: (file: File | null) => void
}

function ImageInput({ input, value, upload, onChange }: ImageInputProps) {
  const { refusal, clear } = useRefusal(input.token)
  return (
    <FileDrop
      label={<bdi>{input.label}</bdi>}
      required={input.isRequired}
      name={pathOf(input.token)}
      accept={['.png', '.jpg', '.jpeg', '.webp']}
      maxBytes={uploadLimits.createInventory.file}
      files={value instanceof File ? [value] : []}
      error={refusal}
      upload={upload}
      onChange={([file]) => {
        clear()
        onChange(file ?? null)
      }}
    />
  )
}

function Duplicate({ deviceRadioMacAddress: macAddress, referenceId }: InventoryRow) {
  return (
    <Notice
      status="error"
      role="status"
      title={<FormattedMessage {...isInInventory} values={{ macAddress }} />}
      action={
        <styled.p textStyle="sm">
          <ScreenLink
            to="/admin-fulfillment/inventory/$referenceId/view"
            params={{ referenceId }}
            target="_blank"
            variant="plain"
          >
            <FormattedMessage {...shared.viewRecord} />
          </ScreenLink>
        </styled.p>
      }
    />
  )
}
