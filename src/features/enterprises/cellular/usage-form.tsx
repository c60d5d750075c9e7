import { useEffect, useId } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { DateRangeField } from '~/kit/form/date-range-field.tsx'
import { FormActions } from '~/kit/form/form-actions.tsx'
import { Form } from '~/kit/form/form.tsx'
import { SegmentsField } from '~/kit/form/segments-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { css } from '~/styled-system/css'
import { Flex, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { messages, presetMessages } from './messages.ts'
import { findFaults, type UsageChoice } from './usage-check.ts'
import { usagePresets } from './usage-presets.ts'

type UsageFormProps = {
  /** The last query. */
  choice: UsageChoice
  /** The last valid day. */
  latest: string
  onCheck: (choice: UsageChoice) => Promise<void>
}

/** Selects past or current usage. It follows the address, so that it matches the result after Back. */
export function UsageForm({ choice, latest, onCheck }: UsageFormProps) {
  const intl = useIntl()
  const hintId = useId()
  const { usage, starting, ending } = choice
  const form = useForm({
    defaultValues: choice,
    check: (values) => findFaults(values, latest),
  })
  const isPast = useWatch({ control: form.control, name: 'usage' }) === 'past'
  useEffect(() => {
    form.setValue('usage', usage)
    // An address without days keeps the typed ones, for the way back from current usage.
    if (starting !== null) form.setValue('starting', starting)
    if (ending !== null) form.setValue('ending', ending)
  }, [form, usage, starting, ending])
  return (
    <Panel>
      <Form
        form={form}
        failure={null}
        leaveGuard={null}
        onSubmit={onCheck}
        actions={<FormActions submitLabel={messages.check} cancel={null} />}
      >
        <Flex wrap="wrap" align="center" columnGap="4" rowGap="3">
          <SegmentsField
            control={form.control}
            name="usage"
            label={messages.usage}
            labelHidden
            hintId={hintId}
            options={[
              { value: 'past', label: intl.formatMessage(messages.past) },
              { value: 'current', label: intl.formatMessage(messages.current) },
            ]}
          />
          {isPast && <Presets form={form} latest={latest} />}
        </Flex>
        <styled.p id={hintId} textStyle="xs" color="fg.muted" mt="-2">
          <FormattedMessage {...(isPast ? messages.pastHint : messages.currentHint)} />
        </styled.p>
        {isPast && (
          <DateRangeField
            control={form.control}
            start={{ name: 'starting', label: <FormattedMessage {...messages.starting} /> }}
            end={{ name: 'ending', label: <FormattedMessage {...messages.ending} /> }}
            max={latest}
            required
          />
        )}
      </Form>
    </Panel>
  )
}

type PresetsProps = { form: UseFormReturn<UsageChoice>; latest: string }

/** Buttons that fill in common periods. */
function Presets({ form, latest }: PresetsProps) {
  const intl = useIntl()
  const [starting, ending] = useWatch({ control: form.control, name: ['starting', 'ending'] })
  return (
    <Flex role="group" aria-label={intl.formatMessage(presetMessages.periods)} wrap="wrap" gap="2">
      {usagePresets(latest).map((preset) => {
        const isChosen = preset.starting === starting && preset.ending === ending
        return (
          <Button
            key={preset.starting}
            size="xs"
            variant={isChosen ? 'subtle' : 'outline'}
            className={css({ colorPalette: isChosen ? 'teal' : 'gray' })}
            aria-pressed={isChosen}
            onClick={() => {
              form.setValue('starting', preset.starting)
              form.setValue('ending', preset.ending)
            }}
          >
            <FormattedMessage {...preset.label} />
          </Button>
        )
      })}
    </Flex>
  )
}
