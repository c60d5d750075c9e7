import { useParams } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  useGetEnterpriseSuspense,
  useListEnterprisePreferencesSuspense,
  useUpdateEnterprisePreferences,
} from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { EmptyState } from '~/components/feedback/empty-state.tsx'
import { CancelLink } from '~/components/form/cancel.tsx'
import { FormActions } from '~/components/form/form-actions.tsx'
import { Form } from '~/components/form/form.tsx'
import { LeaveGuard } from '~/components/form/leave-guard.tsx'
import { SaveFailure } from '~/components/form/save-failure.tsx'
import { useForm } from '~/components/form/use-form.ts'
import { columnsOf } from '~/components/table/columns.tsx'
import { DataTable } from '~/components/table/data-table.tsx'
import { givenRows } from '~/components/table/local-rows.ts'
import { useListState } from '~/components/table/use-list-state.ts'
import { toast } from '~/components/toast/toasts.ts'
import { EnterpriseRecord } from '~/features/enterprises/enterprise-record.tsx'
import { words } from '~/i18n/words.ts'
import { faultOf, losing, messages } from './messages.ts'
import { checkPreferences, toPreferenceValue } from './preference-values.ts'
import { preferencesList } from './preferences-list.ts'
import { ValueField } from './value-field.tsx'

type Row = { place: number; name: string; token: string; isNumber: boolean; autoFocus: boolean }

const column = columnsOf<Row>()

const columns = [
  column.text('name', { label: words.name }),
  column.text('value', {
    label: messages.value,
    value: () => null,
    cell: (row) => <ValueField {...row} />,
  }),
  column.token('token', { label: words.token }),
]

/** The settings of an enterprise, all in one form. */
export function EnterprisePreferencesPage() {
  const intl = useIntl()
  const { enterpriseId } = useParams({
    from: '/admin-admin/enterprises/$enterpriseId/preferences',
  })
  const { enterprise } = useGetEnterpriseSuspense(enterpriseId).data
  const { preferences } = useListEnterprisePreferencesSuspense(enterpriseId).data
  const save = useUpdateEnterprisePreferences({
    mutation: { onSuccess: () => toast('success', intl.formatMessage(messages.saved)) },
  })
  // The table keeps the rows that the form started with: the server names them by their place in the list.
  const [values] = useState(() => preferences.map(toPreferenceValue))
  const form = useForm({ defaultValues: { preferences: values }, check: checkPreferences })
  const list = useListState(preferencesList)
  const [sought, setSought] = useState<{ place: number; name: string }>()
  // It is shown alone: among many rows that match the search, it could still be out of view.
  const isAlone = sought?.name === list.search
  const rows = values
    .map((value, place) => ({ ...toRow(value, place), autoFocus: isAlone }))
    .filter(({ place }) => !isAlone || place === sought?.place)
  const valueOfPath = (path: string) => {
    const place = Number(path.split('.')[1])
    return { place, name: values[place]?.name ?? '' }
  }
  const reveal = (path: string) => {
    const value = valueOfPath(path)
    setSought(value)
    list.change({ search: value.name })
  }

  return (
    <EnterpriseRecord enterprise={enterprise}>
      {values.length === 0 ? (
        <EmptyState
          framed
          as="h2"
          icon={SlidersHorizontal}
          title={<FormattedMessage {...messages.none} />}
        >
          <FormattedMessage {...messages.noneHint} />
        </EmptyState>
      ) : (
        <Form
          form={form}
          onSubmit={(all) => save.mutateAsync({ id: enterpriseId, data: all.preferences })}
          sendsUnchanged={false}
          pathOf={(field) => `preferences.${field}`}
          failure={
            <SaveFailure error={save.error} title={<FormattedMessage {...messages.notSaved} />} />
          }
          undrawn={{
            describe: (path, error) =>
              intl.formatMessage(faultOf, { name: valueOfPath(path).name, error }),
            reveal,
          }}
          leaveGuard={<LeaveGuard losing={intl.formatMessage(losing, { name: enterprise.name })} />}
          actions={<FormActions cancel={<CancelLink to="/admin-admin/enterprises" />} />}
        >
          <DataTable
            label={messages.preferences}
            tableKey={null}
            columns={columns}
            source={givenRows(rows)}
            rowId={({ place }) => String(place)}
            rowName={({ name }) => name}
            list={list}
            search={{ label: messages.search }}
            empty={null}
          />
        </Form>
      )}
    </EnterpriseRecord>
  )
}

const toRow = (value: ReturnType<typeof toPreferenceValue>, place: number) => ({
  place,
  name: value.name,
  token: value.token,
  isNumber: 'numericValue' in value,
})
