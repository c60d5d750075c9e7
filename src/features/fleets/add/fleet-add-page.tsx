import type { QueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import * as api from '~/api/generated/endpoints/commissioning/commissioning.ts'
import { EnterpriseField, loadEnterprises } from '~/features/choices/enterprise-field.tsx'
import { addMessages as messages, messages as shared } from '~/features/fleets/messages.ts'
import { DevicePicker } from '~/features/fleets/picker/device-picker.tsx'
import { devicesToAdd } from '~/features/fleets/picker/messages.ts'
import { SaveProblems } from '~/features/fleets/picker/save-problems.tsx'
import { useDeviceChoice } from '~/features/fleets/picker/use-device-choice.ts'
import { Columns } from '~/kit/form/columns.tsx'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { Box, Stack } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { useMayOpen } from '~/ui/link/may-open.ts'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { useSaveFleet } from './use-save-fleet.ts'

/** Loads the form's choices. The devices load with the page. */
export async function loadFleetAdd(queryClient: QueryClient) {
  void queryClient.prefetchQuery(api.getListAvailableInventoryQueryOptions())
  await loadEnterprises(queryClient)
}

/** A new fleet: what it is for, for whom, and its first devices. */
export function FleetAddPage() {
  const mayOpen = useMayOpen()
  // Two tabs may each add a different fleet.
  const choice = useDeviceChoice('fleet-new', { own: true })
  const { form, save, error, isUnsure, errors, clearErrors } = useSaveFleet(choice)
  const { control } = form
  const fleetId = useWatch({ control, name: 'fleetId' })
  return (
    <>
      <PageHeader />
      <RecordForm
        form={form}
        save={save}
        saved={messages.added}
        record={(id) => ({ kind: 'fleet', id })}
        // Rather than being saved, it turns into the form of that fleet.
        onSavedMeanwhile={null}
        notices={
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
        leadsTo={(id) =>
          id !== null && mayOpen(manage)
            ? { to: manage, params: { fleetId: id } }
            : { to: '/admin-devices/fleets' }
        }
        draft="fleet-add"
        leaving={{ discardNew: messages.discardNew }}
        note={<FormattedMessage {...devicesToAdd} values={{ count: choice.chosen.length }} />}
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
      </RecordForm>
    </>
  )
}

const manage = '/admin-devices/fleets/manage/$fleetId'

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
