import type { QueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  getListEnterprisePreferencesQueryOptions,
  useGetEnterpriseSuspense,
  useListEnterprisePreferencesSuspense,
  useUpdateEnterprisePreferences,
} from '~/api/generated/endpoints/enterprises/enterprises.ts'
import type { EnterprisePreference } from '~/api/generated/model/index.ts'
import { readNow } from '~/api/read-now.ts'
import { EnterpriseRecord } from '~/features/enterprises/enterprise-record.tsx'
import { loadEnterprise } from '~/features/enterprises/load-enterprise.ts'
import { words } from '~/i18n/words.ts'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { requestFor } from '~/kit/form/record-version.ts'
import { useForm } from '~/kit/form/use-form.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { plainAddress } from '~/kit/table/list-address.ts'
import { defineList } from '~/kit/table/list.ts'
import { useLocalList } from '~/kit/table/local-rows.ts'
import { useListState } from '~/kit/table/use-list-state.ts'
import { Box } from '~/styled-system/jsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { toast } from '~/ui/toast/toasts.ts'
import { changes, faultOf, losing, messages } from './messages.ts'
import {
  checkPreferences,
  keyOf,
  pathOf,
  toRequest,
  toValues,
  type PreferenceValues,
} from './preference-values.ts'
import { ValueField } from './value-field.tsx'

type Row = EnterprisePreference & { autoFocus: boolean }

const column = columnsOf<Row>()

const columns = [
  column.text('name', { label: words.name }),
  column.text('value', {
    label: messages.value,
    unsorted: true,
    wraps: true,
    value: () => null,
    cell: ({ autoFocus, ...preference }) => (
      <ValueField preference={preference} autoFocus={autoFocus} />
    ),
  }),
  column.token('token', { label: words.token }),
]

const preferenceRows = defineList({
  key: null,
  label: messages.preferences,
  address: plainAddress,
  sort: ['name,asc'],
  columns,
  id: keyOf,
  name: ({ name }) => name,
})

/** Loads the enterprise's preferences, bypassing the cache since a form starts with them, and its name. */
export async function loadPreferences(queryClient: QueryClient, enterpriseId: number) {
  const options = getListEnterprisePreferencesQueryOptions(enterpriseId)
  const [named] = await Promise.all([
    loadEnterprise(queryClient, enterpriseId),
    queryClient.fetchQuery({ ...options, staleTime: 0 }),
  ])
  return named
}

/** The settings of an enterprise, all in one form. */
export function EnterprisePreferencesPage() {
  const intl = useIntl()
  const { enterpriseId } = useParams({
    from: '/admin-admin/enterprises/$enterpriseId/preferences',
  })
  const { enterprise } = useGetEnterpriseSuspense(enterpriseId).data
  const { data } = useListEnterprisePreferencesSuspense(enterpriseId)
  // A refetch changes neither the form nor its rows.
  const [preferences] = useState(data.preferences)
  const form = useForm({ defaultValues: toValues(preferences), check: checkPreferences })
  const save = useUpdateEnterprisePreferences({
    // Also said once the form was left.
    mutation: { onSuccess: () => toast('success', intl.formatMessage(messages.saved)) },
    request: requestFor(form.control),
  })
  const field = {
    label: messages.preferences,
    part: ([key]: readonly string[]) => ({
      label: preferences.find((each) => keyOf(each) === key)?.name ?? '',
    }),
  }
  const sent = useRef<readonly { id: number }[]>([])
  const submit = (values: PreferenceValues, saved: PreferenceValues) => {
    const data = toRequest(preferences, values, saved)
    sent.current = data
    return save.mutateAsync({ id: enterpriseId, data })
  }
  const { search } = useListState(preferenceRows)
  const [sought, setSought] = useState<EnterprisePreference>()
  // The row is shown alone: among many search results, it could still be out of view.
  const isAlone = sought !== undefined && sought.name === search
  const rows = preferences
    .map((preference) => ({ ...preference, autoFocus: isAlone }))
    .filter(({ id }) => !isAlone || id === sought.id)
  const list = useLocalList(preferenceRows, { rows })
  const atPath = (path: string) => preferences.find((each) => pathOf(each) === path)
  const reveal = (path: string) => {
    setSought(atPath(path))
    list.change({ search: atPath(path)?.name ?? '' })
  }

  return (
    <EnterpriseRecord enterprise={enterprise}>
      {preferences.length === 0 ? (
        <EmptyState framed as="h2" icon={SlidersHorizontal} title={messages.none}>
          <FormattedMessage {...messages.noneHint} />
        </EmptyState>
      ) : (
        <RecordForm
          form={form}
          save={submit}
          edits={{
            name: enterprise.name,
            read: async (queryClient, request) => {
              const options = getListEnterprisePreferencesQueryOptions(enterpriseId, { request })
              return toValues((await readNow(queryClient, options)).preferences)
            },
            fields: { texts: field, numbers: field },
          }}
          onSavedMeanwhile={() => undefined}
          notSaved={messages.notSaved}
          // A save stays here.
          leadsTo={(answer) => (answer ? undefined : { to: '/admin-admin/enterprises' })}
          leaving={{ losing: intl.formatMessage(losing, { name: enterprise.name }) }}
          draft={`enterprise-preferences-${enterpriseId}`}
          note={<ChangeCount />}
          actionsStay
          pathOf={(at) => pathAt(preferences, sent.current, at)}
          undrawn={{
            describe: (path, error) =>
              intl.formatMessage(faultOf, { name: atPath(path)?.name ?? '', error }),
            reveal,
          }}
        >
          <Box css={stacked}>
            <DataTable list={list} search={{ label: messages.search }} />
          </Box>
        </RecordForm>
      )}
    </EnterpriseRecord>
  )
}

/** The path of the value for a server field such as `3.numericValue`: its index in what was sent. */
function pathAt(
  preferences: readonly EnterprisePreference[],
  sent: readonly { id: number }[],
  field: string,
): string {
  const id = sent[Number(field.split('.')[0])]?.id
  const preference = preferences.find((each) => each.id === id)
  return preference ? pathOf(preference) : field
}

/** The number of unsaved changes. */
function ChangeCount() {
  const { dirtyFields } = useFormState<PreferenceValues>()
  const { texts = {}, numbers = {} } = dirtyFields
  const changed = [...Object.values(texts), ...Object.values(numbers)].filter(Boolean)
  return <FormattedMessage {...changes} values={{ count: changed.length }} />
}

/** On a phone, each row is a block: name, value, token. */
const stacked = {
  '& table, & table > tbody': { display: { base: 'block', md: 'revert' } },
  '& table': { width: { base: 'full', md: 'max', lg: 'full' } },
  '& table > thead': { display: { base: 'block', md: 'revert' } },
  '& table > thead > tr': {
    display: { base: 'flex', md: 'table-row' },
    bg: 'bg.subtle',
    borderBottomWidth: { base: '1px', md: '0' },
  },
  '& table > thead > tr > th': { borderBottomWidth: { base: '0', md: '1px' } },
  '& table > thead > tr > :nth-of-type(2)': { display: { base: 'none', md: 'table-cell' } },
  '& table > tbody > tr': {
    display: { base: 'block', md: 'table-row' },
    py: { base: '2', md: '0' },
    borderBottomWidth: { base: '1px', md: '0' },
  },
  '& table > tbody > tr > td': {
    display: { base: 'block', md: 'table-cell' },
    h: { base: 'auto', md: '10' },
    borderBottomWidth: { base: '0', md: '1px' },
  },
  '& table [data-cell=name]': { position: 'static', maxW: { base: 'none', md: '44', lg: 'none' } },
}
