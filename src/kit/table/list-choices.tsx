import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { mostInSelect } from '~/kit/form/options.ts'
import type { Failure } from '~/lib/failure.ts'
import { Box, HStack, styled } from '~/styled-system/jsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { PartMissing } from '~/ui/feedback/part-missing.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { ListFilter } from './list-filter.tsx'
import type { ListState } from './use-list-state.ts'

const Combobox = lazyPart(
  async () => (await import('~/kit/form/combobox-field.tsx')).Combobox,
  PartMissing,
)

type Choice<Filter extends string> = {
  name: Filter
  label: MessageDescriptor
  /** Undefined until they are loaded. */
  options: readonly { value: string; label: string }[] | undefined
  /** What loads them. */
  query?: { error: Failure | null; refetch: () => unknown }
}

type ListChoicesProps<Filter extends string> = {
  list: Pick<ListState<Filter>, 'filters' | 'change'>
  choices: readonly Choice<Filter>[]
}

/**
 * Filters of a list with a choice each, which by default is any. One of many options is searched. Those that could not be
 * loaded are named below them.
 */
export function ListChoices<Filter extends string>({ list, choices }: ListChoicesProps<Filter>) {
  const intl = useIntl()
  return (
    <>
      {choices.map(({ name, label, options = [] }) => {
        const value = list.filters[name]
        const any = { value: '', label: intl.formatMessage(messages.any) }
        const chosen = options.filter((option) => option.value === value)
        const isLong = options.length > mostInSelect
        const change = (next: string) =>
          list.change({ filters: { [name]: next } as Partial<Record<Filter, string>> })
        const select = (
          <ListFilter
            key={name}
            label={label}
            value={value}
            options={[any, ...(isLong ? chosen : options)]}
            onChange={change}
          />
        )
        if (!isLong) return select
        // The address may name a choice that is not offered. It is shown, so that it can be removed.
        const isUnknown = value !== '' && chosen.length === 0
        return (
          <HStack key={name} w={{ base: 'full', sm: 'auto' }}>
            <styled.span aria-hidden textStyle="sm" color="fg.muted">
              <FormattedMessage {...label} />
            </styled.span>
            <Box flex="1" w={{ sm: '52' }}>
              <Combobox
                label={label}
                labelHidden
                placeholder={any.label}
                options={isUnknown ? [...options, { value, label: value }] : options}
                chosen={value === '' ? [] : [value]}
                onChange={([next = '']) => change(String(next))}
                fallback={select}
              />
            </Box>
          </HStack>
        )
      })}
      {choices.map(
        ({ name, label, query }) =>
          query?.error && (
            <ErrorMessage
              key={name}
              error={query.error}
              title={
                <FormattedMessage
                  {...choicesFailed}
                  values={{ field: intl.formatMessage(label) }}
                />
              }
              onRetry={() => void query.refetch()}
            />
          ),
      )}
    </>
  )
}

const messages = defineMessages({
  any: { defaultMessage: 'Any', description: 'Choice of a filter: all records' },
})

const choicesFailed = defineMessage<{ field: string }>({
  defaultMessage: '{field}: the choices could not be loaded',
  description: 'Above a list whose filter has no choices; field is the label of the filter',
})
