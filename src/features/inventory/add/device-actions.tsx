import { FormattedMessage, useIntl } from 'react-intl'
import { FormActions } from '~/kit/form/form-actions.tsx'
import { Box, Flex } from '~/styled-system/jsx'
import type { Reason } from '~/ui/tooltip/why-disabled.tsx'
import type { Problems } from './entered.ts'
import { messages, missing, wrong } from './messages.ts'
import type { TemplateInput } from './template.ts'
import { another } from './use-device-save.ts'

type DeviceActionsProps = {
  problems: Problems
  /** What else prevents saving the device. */
  held: Reason
}

/** The Save button, disabled until the device is complete, and what is missing. */
export function DeviceActions({ problems, held }: DeviceActionsProps) {
  const intl = useIntl()
  const labels = (inputs: readonly TemplateInput[]) =>
    intl.formatList(
      inputs.map(({ label }) => label),
      { type: 'unit' },
    )
  const lacks = [
    problems.missing.length > 0 &&
      intl.formatMessage(missing, { inputs: labels(problems.missing) }),
    problems.wrong.length > 0 && intl.formatMessage(wrong, { inputs: labels(problems.wrong) }),
    problems.isChecking && intl.formatMessage(messages.checking),
  ].filter((text) => text !== false)
  return (
    <Flex direction={{ base: 'column', md: 'row-reverse' }} columnGap="4" align={{ md: 'center' }}>
      <Box role="status" flex="1" textStyle="sm" color="fg.muted">
        {lacks.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Box>
      <FormActions
        cancel={{ to: '/admin-fulfillment/inventory' }}
        disabled={held || lacks.join(' ')}
        second={{ label: <FormattedMessage {...messages.another} />, value: another }}
      />
    </Flex>
  )
}
