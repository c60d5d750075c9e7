import { useParams } from '@tanstack/react-router'
import * as api from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { EnterpriseUpdateRequest } from '~/api/generated/model/enterpriseUpdateRequest.zod.ts'
import { readNow } from '~/api/read-now.ts'
import { EnterpriseRecord } from '~/features/enterprises/enterprise-record.tsx'
import { messages } from '~/features/enterprises/messages.ts'
import { savedEnterprise } from '~/features/enterprises/saved-enterprise.ts'
import { words } from '~/i18n/words.ts'
import { contractCheck } from '~/kit/form/contract-check.ts'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { requestFor } from '~/kit/form/record-version.ts'
import { TextField } from '~/kit/form/text-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { Stack } from '~/styled-system/jsx'
import { LogoSection } from './logo-section.tsx'

const check = contractCheck<EnterpriseUpdateRequest>(EnterpriseUpdateRequest)

/** The name and the logo of an enterprise. */
export function EnterpriseEditPage() {
  const { enterpriseId } = useParams({ from: '/admin-admin/enterprises/edit/$enterpriseId' })
  const { enterprise } = api.useGetEnterpriseSuspense(enterpriseId).data
  const form = useForm({ defaultValues: { name: enterprise.name }, check })
  const { mutateAsync: save } = api.useUpdateEnterprise({ request: requestFor(form.control) })
  return (
    <EnterpriseRecord enterprise={enterprise}>
      <Stack maxW="form" gap="6">
        <RecordForm
          in="panel"
          form={form}
          save={(data) => save({ id: enterpriseId, data })}
          edits={{
            name: enterprise.name,
            read: async (queryClient, request) => {
              const options = api.getGetEnterpriseQueryOptions(enterpriseId, { request })
              const { enterprise: now } = await readNow(queryClient, options)
              return { name: now.name }
            },
          }}
          saved={messages.edited}
          record={({ enterprise: saved }) => saved && savedEnterprise(saved)}
          notSaved={messages.notSaved}
          leadsTo={{ to: '/admin-admin/enterprises' }}
          draft={`enterprise-edit-${enterpriseId}`}
        >
          <TextField control={form.control} name="name" label={words.name} required />
        </RecordForm>
        <LogoSection enterprise={enterprise} />
      </Stack>
    </EnterpriseRecord>
  )
}
