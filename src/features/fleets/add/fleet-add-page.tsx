import { Box, Stack } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import type { QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import * as api from '~/api/generated/endpoints/commissioning/commissioning.ts'
import { flash } from '~/ui/feedback/flash.ts'
import { Notice } from '~/ui/feedback/notice.tsx'
import { CancelLink } from '~/kit/form/cancel.tsx'
import { Columns } from '~/kit/form/columns.tsx'
import { Draft } from '~/kit/form/draft.tsx'
import { FormActions } from '~/kit/form/form-actions.tsx'
import { Form } from '~/kit/form/form.tsx'
import { LeaveGuard } from '~/kit/form/leave-guard.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { useMayOpen } from '~/ui/link/may-open.ts'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { highlightRow } from '~/ui/feedback/highlighted-row.ts'
import { EnterpriseField, loadEnterprises } from '~/features/choices/enterprise-field.tsx'
import { addMessages as messages, messages as shared } from '~/features/fleets/messages.ts'
import { DevicePicker } from '~/features/fleets/picker/device-picker.tsx'
import { devicesToAdd } from '~/features/fleets/picker/messages.ts'
import { SaveProblems } from '~/features/fleets/picker/save-problems.tsx'
import { useDeviceChoice } from '~/features/fleets/picker/use-device-choice.ts'
import { useSaveFleet } from './use-save-fleet.ts'

/** Loads the form's choices. The devices load with the page. */
export async function loadFleetAdd(queryClient: QueryClient) {
  void queryClient.prefetchQuery(api.getListAvailableInventoryQueryOptions())
  await loadEnterprises(queryClient)
}

/** A new fleet: what it is for, for whom, and its first devices. */
export function FleetAddPage() {
  const intl = useIntl()
  const navigate = useNavigate()
  const mayOpen = useMayOpen()
  // Two tabs may each add a different fleet.
  const choice = useDeviceChoice('fleet-new', { own: true })
  const { form, save, error, isUnsure, errors, clearErrors } = useSaveFleet(choice)
  const { control } = form
  const fleetId = useWatch({ control, name: 'fleetId' })
  const onSaved = (id: number) => {
    flash('success', intl.formatMessage(messages.added))
    highlightRow('fleets', String(id))
    const manage = { to: '/admin-devices/fleets/manage/$fleetId', params: { fleetId: id } } as const
    return navigate(mayOpen(manage.to) ? manage : { to: '/admin-devices/fleets' })
  }
  return (
    <>
      <PageHeader />
      <Form
        form={form}
        onSubmit={save}
        onSaved={onSaved}
        draft={<Draft name="fleet-add" />}
        failure={
          <>
            <SaveProblems
              error={error}
              title={isUnsure ? messages.maybeSaved : messages.notSaved}
              hint={isUnsure && messages.maybeSavedHint}
              errors={errors}
              onDismiss={clearErrors}
            />
            {fleetId !== null && <FleetExists fleetId={fleetId} />}
          </>
        }
        leaveGuard={<LeaveGuard discardNew={intl.formatMessage(messages.discardNew)} />}
        actions={
          <FormActions
            cancel={<CancelLink to="/admin-devices/fleets" />}
            note={<FormattedMessage {...devicesToAdd} values={{ count: choice.chosen.length }} />}
          />
        }
        actionsStay
      >
        <Box maxW="form">
          <Panel>
            <Stack gap="4">
              <TextField control={control} name="description" label={shared.description} required />
              <Columns>
                <EnterpriseField
                  control={control}
                  name="commissionedForEnterpriseId"
                  required
                  disabled={fleetId !== null}
                />
              </Columns>
            </Stack>
          </Panel>
        </Box>
        <Panel heading={messages.devices} hint={messages.devicesHint}>
          <DevicePicker choice={choice} />
        </Panel>
      </Form>
    </>
  )
}

function FleetExists({ fleetId }: { fleetId: number }) {
  return (
    <Notice
      status="info"
      title={messages.exists}
      action={
        <Button asChild size="sm" quiet>
          <ScreenLink to="/admin-devices/fleets/manage/$fleetId" params={{ fleetId }}>
            <FormattedMessage {...messages.openFleet} />
          </ScreenLink>
        </Button>
      }
    >
      <FormattedMessage {...messages.existsHint} />
    </Notice>
  )
}
