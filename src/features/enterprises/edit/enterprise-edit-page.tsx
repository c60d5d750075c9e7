import { Stack } from '@chakra-ui/react'
import { useNavigate, useParams } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  useGetEnterpriseSuspense,
  useUpdateEnterprise,
} from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { EnterpriseUpdateRequest } from '~/api/generated/model/enterpriseUpdateRequest.zod.ts'
import { flash } from '~/components/feedback/flash.ts'
import { CancelLink } from '~/components/form/cancel.tsx'
import { contractCheck } from '~/components/form/contract-check.ts'
import { FormActions } from '~/components/form/form-actions.tsx'
import { Form } from '~/components/form/form.tsx'
import { LeaveGuard } from '~/components/form/leave-guard.tsx'
import { SaveFailure } from '~/components/form/save-failure.tsx'
import { TextField } from '~/components/form/text-field.tsx'
import { useForm } from '~/components/form/use-form.ts'
import { PageHeader } from '~/components/page/page-header.tsx'
import { Panel } from '~/components/page/panel.tsx'
import { words } from '~/i18n/words.ts'
import { LogoSection } from './logo-section.tsx'
import { messages } from './messages.ts'

const list = '/admin-admin/enterprises'

const check = contractCheck<EnterpriseUpdateRequest>(EnterpriseUpdateRequest, {
  name: { required: messages.nameRequired },
})

/** The name and the logo of an enterprise. */
export function EnterpriseEditPage() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { enterpriseId } = useParams({ from: '/admin-admin/enterprises/edit/$enterpriseId' })
  const { enterprise } = useGetEnterpriseSuspense(enterpriseId).data
  const save = useUpdateEnterprise()
  const onSaved = () => {
    flash('success', intl.formatMessage(messages.edited))
    void navigate({ to: list })
  }
  const form = useForm({
    defaultValues: { name: enterprise.name },
    check: (values) => check(toRequest(values)),
  })

  return (
    <>
      <PageHeader />
      <Stack maxW="2xl" gap="6">
        <Panel>
          <Form
            form={form}
            onSubmit={(values) => save.mutateAsync({ id: enterpriseId, data: toRequest(values) })}
            onSaved={onSaved}
            failure={
              <SaveFailure error={save.error} title={<FormattedMessage {...messages.notSaved} />} />
            }
            leaveGuard={<LeaveGuard losing={enterprise.name} />}
            actions={<FormActions cancel={<CancelLink to={list} />} />}
          >
            <TextField
              control={form.control}
              name="name"
              required
              label={<FormattedMessage {...words.name} />}
            />
          </Form>
        </Panel>
        <LogoSection enterprise={enterprise} />
      </Stack>
    </>
  )
}

/** The name without spaces around it. */
const toRequest = ({ name }: EnterpriseUpdateRequest) => ({ name: name.trim() })
