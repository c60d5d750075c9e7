import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { logFailure } from '~/api/errors.ts'
import { useCreateEnterprise } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { flash } from '~/components/feedback/flash.ts'
import { LeaveGuard } from '~/components/form/leave-guard.tsx'
import { SaveFailure } from '~/components/form/save-failure.tsx'
import { useForm, useFormValue } from '~/components/form/use-form.ts'
import { PageHeader } from '~/components/page/page-header.tsx'
import { Wizard } from '~/components/wizard/wizard.tsx'
import { useProductName } from '~/i18n/product-name.tsx'
import { AdminStep } from './admin-step.tsx'
import { checkEnterprise } from './check-enterprise.ts'
import { createRequest } from './create-request.ts'
import { GeneralStep } from './general-step.tsx'
import { GroupingsStep } from './groupings-step.tsx'
import { groupingMessages, messages, structureMessages, timezonesMissing } from './messages.ts'
import { countWithoutTimezone, newEnterprise, treesOf, type Trees } from './new-enterprise.ts'
import { StructureStep } from './structure-step.tsx'

/** Adds an enterprise in four steps: name and template, levels, locations, first administrator. */
export function EnterpriseAddPage() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { step } = useSearch({ from: '/admin-admin/enterprises/add' })
  const create = useCreateEnterprise({ mutation: { onError: logFailure } })
  const leadOn = () => {
    flash('success', intl.formatMessage(messages.added))
    void navigate({ to: '/admin-admin/enterprises' })
  }
  const form = useForm(newEnterprise(useProductName()), checkEnterprise)
  const values = useFormValue(form, (all) => all)
  const trees = treesOf(values)
  const changeTrees = (next: Trees) => form.change(`trees.${values.template}`, next)
  const { structure, groupings } = trees
  // The server's names for the trees, which are not those of the values.
  useEffect(() => form.forget('rootGroup'), [form, structure])
  useEffect(() => form.forget('rootGrouping'), [form, groupings])
  const withoutZone = countWithoutTimezone(trees)

  return (
    <>
      <PageHeader />
      <Wizard
        form={form}
        onSubmit={(all) => create.mutateAsync({ data: createRequest(all) })}
        onSaved={leadOn}
        failure={
          <SaveFailure error={create.error} title={<FormattedMessage {...messages.failed} />} />
        }
        leaveGuard={<LeaveGuard losing={intl.formatMessage(messages.losing)} />}
        draftName="enterprise-add"
        submitLabel={<FormattedMessage {...messages.submit} />}
        savingLabel={<FormattedMessage {...messages.saving} />}
        step={step}
        steps={[
          {
            id: 'general',
            title: <FormattedMessage {...messages.general} />,
            missing:
              values.name.trim() === '' ? <FormattedMessage {...messages.nameMissing} /> : null,
            fields: ['name'],
            content: <GeneralStep />,
          },
          {
            id: 'structure',
            title: <FormattedMessage {...messages.structure} />,
            skipped: values.template !== 'bs_custom',
            missing: structure ? null : <FormattedMessage {...structureMessages.rootMissing} />,
            fields: ['rootGroup'],
            content: <StructureStep trees={trees} onChange={changeTrees} />,
          },
          {
            id: 'groupings',
            title: <FormattedMessage {...messages.groupings} />,
            missing: !groupings ? (
              <FormattedMessage {...groupingMessages.rootMissing} />
            ) : withoutZone > 0 ? (
              <FormattedMessage {...timezonesMissing} values={{ count: withoutZone }} />
            ) : null,
            fields: ['rootGrouping'],
            content: (
              <GroupingsStep
                enterpriseName={values.name.trim()}
                trees={trees}
                onChange={changeTrees}
              />
            ),
          },
          {
            id: 'admin',
            title: <FormattedMessage {...messages.admin} />,
            missing: null,
            fields: ['adminUser', 'adminPassword'],
            content: <AdminStep />,
          },
        ]}
      />
    </>
  )
}
