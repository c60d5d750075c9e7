import { useEffect, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { AdminSearchRequest } from '~/api/generated/model/adminSearchRequest.zod.ts'
import { words } from '~/i18n/words.ts'
import { contractCheck } from '~/kit/form/contract-check.ts'
import { Form } from '~/kit/form/form.tsx'
import { SegmentsField } from '~/kit/form/segments-field.tsx'
import { SubmitButton } from '~/kit/form/submit-button.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { Box, Flex, Stack, styled } from '~/styled-system/jsx'
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
  const hintId = useId()
  const { searchType, searchValue } = search
  const form = useForm({ defaultValues: search, check })
  useEffect(() => {
    form.setValue('searchType', searchType)
    form.setValue('searchValue', searchValue)
    // An address may hold a text that the server does not take.
    if (searchValue !== '') void form.trigger('searchValue')
  }, [form, searchType, searchValue])
  const isForUsers = useWatch({ control: form.control, name: 'searchType' }) === 'USER'
  return (
    <Form form={form} failure={null} leaveGuard={null} onSubmit={onSearch} actions={null}>
      <Stack gap="2">
        <Flex wrap="wrap" align="flex-start" gap="2">
          <Box flex={{ base: '1 0 100%', sm: 'none' }}>
            <SegmentsField
              control={form.control}
              name="searchType"
              label={messages.kind}
              labelHidden
              hintId={hintId}
              options={[
                { value: 'USER', label: intl.formatMessage(messages.users) },
                { value: 'LOCATION', label: intl.formatMessage(messages.locations) },
              ]}
            />
          </Box>
          <Box flex="1" minW="0">
            <TextField
              control={form.control}
              name="searchValue"
              label={messages.text}
              labelHidden
              inputMode="search"
              autoFocus
            />
          </Box>
          <SubmitButton>
            <FormattedMessage {...messages.search} />
          </SubmitButton>
        </Flex>
        <styled.p id={hintId} textStyle="xs" color="fg.muted">
          <FormattedMessage {...(isForUsers ? messages.usersHint : messages.locationsHint)} />
        </styled.p>
      </Stack>
    </Form>
  )
}
