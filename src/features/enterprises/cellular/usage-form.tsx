import { Box } from '@chakra-ui/react'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from '~/components/form/form.tsx'
import { FormActions } from '~/components/form/form-actions.tsx'
import { RadioCardsField } from '~/components/form/radio-cards-field.tsx'
import { useField, useForm } from '~/components/form/use-form.ts'
import { messages } from './messages.ts'
import { findFaults, toChoice, type UsageChoice } from './usage-check.ts'
import type { UsageSearch } from './usage-search.ts'

type UsageFormProps = {
  /** What was checked last. */
  search: UsageSearch
  /** The last day that can be chosen. */
  latest: string
  onCheck: (choice: UsageChoice) => Promise<void>
}

/** Chooses past or current usage. It follows the address, so that Back shows what was chosen for what is seen. */
export function UsageForm({ search, latest, onCheck }: UsageFormProps) {
  const intl = useIntl()
  const { usage, starting, ending } = toChoice(search)
  const form = useForm({ usage, starting, ending }, (choice) => findFaults(choice, latest))
  useEffect(() => {
    for (const [name, value] of Object.entries({ usage, starting, ending })) {
      form.change(name, value)
    }
  }, [form, usage, starting, ending])
  return (
    <Box bg="bg.panel" borderWidth="1px" rounded="l3" p={{ base: '4', md: '6' }} mb="6" maxW="4xl">
      <Form
        form={form}
        onSubmit={onCheck}
        failure={null}
        leaveGuard={null}
        actions={
          <FormActions submitLabel={<FormattedMessage {...messages.check} />} cancel={null} />
        }
      >
        <RadioCardsField
          name="usage"
          label={<FormattedMessage {...messages.usage} />}
          options={[
            {
              value: 'past',
              label: intl.formatMessage(messages.past),
              description: intl.formatMessage(messages.pastHint),
            },
            {
              value: 'current',
              label: intl.formatMessage(messages.current),
              description: intl.formatMessage(messages.currentHint),
            },
          ]}
        />
        <Dates latest={latest} />
      </Form>
    </Box>
  )
}

/** The days of past usage; current usage has none. */
function Dates({ latest }: { latest: string }) {
  const { value } = useField('usage')
  if (value !== 'past') return null
  return null
}
