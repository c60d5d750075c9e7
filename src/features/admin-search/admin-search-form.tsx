import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { AdminSearchRequest } from '~/api/generated/model/adminSearchRequest.zod.ts'
import { contractCheck } from '~/kit/form/contract-check.ts'
import { Form } from '~/kit/form/form.tsx'
import { FormActions } from '~/kit/form/form-actions.tsx'
import { RadioCardsField } from '~/kit/form/radio-cards-field.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { words } from '~/i18n/words.ts'
import { messages } from './messages.ts'

type SearchFormProps = {
  /** The current search. */
  search: AdminSearchRequest
  onSearch: (search: AdminSearchRequest) => Promise<void>
}

const check = contractCheck<AdminSearchRequest>(AdminSearchRequest, {
  searchValue: { required: words.required, tooLong: messages.tooLong },
})

/** What to search, and the text. It follows the address, so that it matches the results after Back. */
export function SearchForm({ search, onSearch }: SearchFormProps) {
  const intl = useIntl()
  const { searchType, searchValue } = search
  const form = useForm({ defaultValues: search, check })
  useEffect(() => {
    form.setValue('searchType', searchType)
    form.setValue('searchValue', searchValue)
    // An address may hold a text that the server does not take.
    if (searchValue !== '') void form.trigger('searchValue')
  }, [form, searchType, searchValue])
  return (
    <Form
      form={form}
      onSubmit={onSearch}
      failure={null}
      leaveGuard={null}
      actions={<FormActions submitLabel={messages.search} cancel={null} />}
    >
      <RadioCardsField
        control={form.control}
        name="searchType"
        label={messages.kind}
        options={[
          {
            value: 'USER',
            label: intl.formatMessage(messages.users),
            description: intl.formatMessage(messages.usersHint),
          },
          {
            value: 'LOCATION',
            label: intl.formatMessage(messages.locations),
            description: intl.formatMessage(messages.locationsHint),
          },
        ]}
      />
      <TextField control={form.control} name="searchValue" label={messages.text} autoFocus />
    </Form>
  )
}
