import { Stack } from '~/styled-system/jsx'
import { useParams } from '@tanstack/react-router'
import * as api from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { EnterpriseUpdateRequest } from '~/api/generated/model/enterpriseUpdateRequest.zod.ts'
import { readNow } from '~/api/read-now.ts'
import { contractCheck } from '~/kit/form/contract-check.ts'
import { FormPanel } from '~/kit/form/form-panel.tsx'
import { versionedRequest } from '~/kit/form/record-version.ts'
import { TextField } from '~/kit/form/text-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { useMerge } from '~/kit/form/use-merge.tsx'
import { EnterpriseRecord } from '~/features/enterprises/enterprise-record.tsx'
import { messages } from '~/features/enterprises/messages.ts'
import { savedEnterprise } from '~/features/enterprises/saved-enterprise.ts'
import { words } from '~/i18n/words.ts'
import { LogoSection } from './logo-section.tsx'

const check = contractCheck<EnterpriseUpdateRequest>(EnterpriseUpdateRequest)

/** The name and the logo of an enterprise. */
export function EnterpriseEditPage() {
  const { enterpriseId } = useParams({ from: '/admin-admin/enterprises/edit/$enterpriseId' })
  const { enterprise } = api.useGetEnterpriseSuspense(enterpriseId).data
  const form = useForm({ defaultValues: { name: enterprise.name }, check })
  const save = api.useUpdateEnterprise({ request: versionedRequest(form.control) })
  const merge = useMerge(form, {
    name: enterprise.name,
    read: async (queryClient, request) => {
      const options = api.getGetEnterpriseQueryOptions(enterpriseId, { request })
      const { enterprise: now } = await readNow(queryClient, options)
      return { name: now.name }
    },
    fields: { name: words.name },
  })
  return (
    <EnterpriseRecord enterprise={enterprise}>
      <Stack maxW="form" gap="6">
        <FormPanel
          form={form}
          save={(data) => save.mutateAsync({ id: enterpriseId, data })}
          merge={merge}
          error={save.error}
          notSaved={messages.notSaved}
          saved={messages.edited}
          record={({ enterprise: saved }) => savedEnterprise(saved)}
          leadsTo={{ to: '/admin-admin/enterprises' }}
          leaving={{ losing: enterprise.name }}
          draft={`enterprise-edit-${enterpriseId}`}
        >
          <TextField control={form.control} name="name" label={words.name} required />
        </FormPanel>
        <LogoSection enterprise={enterprise} />
      </Stack>
    </EnterpriseRecord>
  )
}
