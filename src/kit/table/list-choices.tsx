import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import type { Failure } from '~/lib/failure.ts'
import { ListFilter } from './list-filter.tsx'
import type { ListState } from './use-list-state.ts'

type Choice<Filter extends string> = {
  name: Filter
  label: MessageDescriptor
  /** Undefined until they are loaded. */
  options: readonly { value: string; label: string }[] | undefined
  /** What loads them. */
  query?: { error: Failure | null; refetch: () => unknown }
}

type ListChoicesProps<Filter extends string> = {
  list: ListState<Filter>
  choices: readonly Choice<Filter>[]
}

/** Filters of a list with a choice each, which by default is any. Those that could not be loaded are named below them. */
export function ListChoices<Filter extends string>({ list, choices }: ListChoicesProps<Filter>) {
  const intl = useIntl()
  return (
    <>
      {choices.map(({ name, label, options = [] }) => (
        <ListFilter
          key={name}
          label={label}
          value={list.filters[name]}
          options={[{ value: '', label: intl.formatMessage(messages.any) }, ...options]}
          onChange={(value) =>
            list.change({ filters: { [name]: value } as Partial<Record<Filter, string>> })
          }
        />
      ))}
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
