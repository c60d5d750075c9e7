import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { logFailure } from '~/api/errors.ts'
import {
  getSearchEnterprisesQueryOptions,
  useCreateEnterprise,
} from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { readNow } from '~/api/read-now.ts'
import { savedEnterprise } from '~/features/enterprises/saved-enterprise.ts'
import { useProductName } from '~/i18n/product-name.tsx'
import { textTooLong } from '~/kit/form/contract-check.ts'
import { clearServerErrors } from '~/kit/form/form-errors.ts'
import { requestFor } from '~/kit/form/record-version.ts'
import { useForm } from '~/kit/form/use-form.ts'
import { Wizard } from '~/kit/wizard/wizard.tsx'
import { flash } from '~/ui/feedback/flash.ts'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { AdminStep } from './admin-step.tsx'
import { checkEnterprise } from './check-enterprise.ts'
import { createRequest } from './create-request.ts'
import { GeneralStep } from './general-step.tsx'
import { GroupingsStep } from './groupings-step.tsx'
import { groupingMessages, messages, structureMessages, timezonesMissing } from './messages.ts'
import { newEnterprise, type Trees } from './new-enterprise.ts'
import { stageOf } from './stage.ts'
import { StructureStep } from './structure-step.tsx'

/** Adds an enterprise in four steps: name and template, levels, locations, first administrator. */
export function EnterpriseAddPage() {
  const intl = useIntl()
  const { step } = useSearch({ from: '/admin-admin/enterprises/add' })
  const form = useForm({
    defaultValues: newEnterprise(useProductName()),
    check: checkEnterprise,
  })
  const { control } = form
  const create = useCreateEnterprise({
    mutation: { onError: logFailure },
    request: requestFor(control),
  })
  const [name, template, allTrees] = useWatch({ control, name: ['name', 'template', 'trees'] })
  const { trees, skips, lacks, withoutTimezone } = stageOf({ name, template, trees: allTrees })
  const { structure, groupings } = trees
  // The server names the trees differently from the form, so the form cannot tell which of its errors are out of date.
  const changeTrees = (next: Trees) => {
    form.setValue(`trees.${template}`, next, { shouldDirty: true })
    if (next.structure !== structure) clearServerErrors(form, { path: 'rootGroup' })
    if (next.groupings !== groupings) clearServerErrors(form, { path: 'rootGrouping' })
  }
  useEffect(() => {
    for (const path of ['rootGroup', 'rootGrouping']) clearServerErrors(form, { path })
  }, [form, template])
  const isTooLong = lacks.general === 'shorterName'
  useEffect(() => {
    // The form itself is checked by the last step only.
    if (!isTooLong) return undefined
    void form.trigger('name')
    return () => form.clearErrors('name')
  }, [form, isTooLong])

  return (
    <>
      <PageHeader />
      <Wizard
        form={form}
        save={(all) => create.mutateAsync({ data: createRequest(all) })}
        adds={{
          discardNew: messages.discardNew,
          keyOf: (all) => all.name,
          find: async (queryClient, sentName) => {
            const named = getSearchEnterprisesQueryOptions({ search: sentName })
            const { content } = await readNow(queryClient, named)
            const found = content.find((each) => each.name === sentName)
            return found && savedEnterprise(found)
          },
          goOn: ({ enterprise }, { name: typed, ...rest }) => {
            if (!enterprise) return null
            const { id, name: saved } = enterprise
            // Nothing else of it can be changed once it exists.
            if (Object.keys(rest).length > 0) flash('info', intl.formatMessage(messages.tooLate))
            return {
              draft: `enterprise-edit-${id}`,
              saved: { name: saved },
              values: { name: typed ?? saved },
              link:
                typed === undefined
                  ? { to: '/admin-admin/enterprises' }
                  : {
                      to: '/admin-admin/enterprises/edit/$enterpriseId',
                      params: { enterpriseId: id },
                    },
            }
          },
        }}
        saved={messages.added}
        record={({ enterprise }) => enterprise && savedEnterprise(enterprise)}
        notSaved={messages.failed}
        maybeSaved={messages.maybeSaved}
        leadsTo={{ to: '/admin-admin/enterprises' }}
        draft="enterprise-add"
        submitLabel={messages.submit}
        savingLabel={messages.saving}
        step={step}
        steps={[
          {
            id: 'general',
            title: <FormattedMessage {...messages.general} />,
            missing: lacks.general && <FormattedMessage {...names[lacks.general]} />,
            fields: ['name'],
            content: <GeneralStep control={control} />,
          },
          {
            id: 'structure',
            title: <FormattedMessage {...messages.structure} />,
            skipped: skips.structure,
            missing: lacks.structure && <FormattedMessage {...structureMessages.rootMissing} />,
            fields: ['rootGroup'],
            content: <StructureStep trees={trees} onChange={changeTrees} />,
          },
          {
            id: 'groupings',
            title: <FormattedMessage {...messages.groupings} />,
            missing:
              lacks.groupings === 'timezones' ? (
                <FormattedMessage {...timezonesMissing} values={{ count: withoutTimezone }} />
              ) : (
                lacks.groupings && <FormattedMessage {...places[lacks.groupings]} />
              ),
            fields: ['rootGrouping'],
            content: <GroupingsStep enterpriseName={name} trees={trees} onChange={changeTrees} />,
          },
          {
            id: 'admin',
            commits: {},
            title: <FormattedMessage {...messages.admin} />,
            missing: null,
            fields: ['adminUser', 'adminPassword'],
            content: <AdminStep control={control} />,
          },
        ]}
      />
    </>
  )
}

const names = { name: messages.nameMissing, shorterName: textTooLong }

const places = {
  root: groupingMessages.rootMissing,
  uniqueName: groupingMessages.notUnique,
}
