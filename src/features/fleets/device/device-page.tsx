import { useParams } from '@tanstack/react-router'
import { Cpu } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetCommissionedDeviceSuspense } from '~/api/generated/endpoints/commissioning/commissioning.ts'
import type { CommissionedDevice } from '~/api/generated/model/index.ts'
import { statusOf } from '~/features/fleets/device-status.ts'
import { messages as shared, statusLooks } from '~/features/fleets/messages.ts'
import { RecordPage } from '~/kit/record/record-page.tsx'
import { Flex, Grid, Stack } from '~/styled-system/jsx'
import { CopyButton } from '~/ui/button/copy-button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { StatusBadge } from '~/ui/feedback/status-badge.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { Property, PropertyList } from '~/ui/layout/property-list.tsx'
import { RecordLink } from '~/ui/link/record-link.tsx'
import { LifeLine } from './life-line.tsx'
import { forgetSoon } from './load-device.ts'
import { messages } from './messages.ts'
import { PackageDownload } from './package-download.tsx'
import { SpecificData } from './specific-data.tsx'

/** One device of a fleet, with its commissioning data. */
export function DevicePage() {
  const { reference } = useParams({ from: '/admin-devices/fleets/device/view/$reference' })
  const { data } = useGetCommissionedDeviceSuspense(reference, { query: forgetSoon })
  const { deviceInventory, deviceTypeSpecificData, availablePackageName } = data.commissionedDevice
  const { deviceRadioMacAddress: macAddress, deviceType } = deviceInventory
  const failure = deviceInventory.commissioningFailureMessage
  return (
    <RecordPage icon={Cpu} name={macAddress} token={reference} copyLabel={messages.copyReference}>
      <Stack gap="6">
        {failure && (
          <Notice status="error" title={messages.failed}>
            <bdi>{failure}</bdi>
          </Notice>
        )}
        <Panel>
          <LifeLine device={deviceInventory} />
        </Panel>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          gap="6"
          alignItems="start"
        >
          <Facts reference={reference} {...data.commissionedDevice} />
          <Stack gap="6">
            {availablePackageName && (
              <PackageDownload reference={reference} name={availablePackageName} />
            )}
            <SpecificData
              data={deviceTypeSpecificData ?? {}}
              fileName={`${deviceType.token ?? deviceType.name}-${macAddress}`}
            />
          </Stack>
        </Grid>
      </Stack>
    </RecordPage>
  )
}

type FactsProps = CommissionedDevice & { reference: string }

function Facts({ reference, deviceInventory: device, fleetId, fleetDescription }: FactsProps) {
  const intl = useIntl()
  const { deviceType, deviceRadioMacAddress: macAddress } = device
  const { label, tone } = statusLooks[statusOf(device)]
  return (
    <PropertyList>
      <Property label={shared.deviceType}>{deviceType.name}</Property>
      <Property label={messages.class}>{deviceType.deviceSerialNumberType?.name}</Property>
      <Property label={messages.function}>{deviceType.deviceFunctionalType?.name}</Property>
      <Property label={shared.macAddress}>
        <Flex as="span" gap="1" align="center" wrap="wrap">
          <code>
            <RecordLink kind="device" id={macAddress}>
              {macAddress}
            </RecordLink>
          </code>
          <CopyButton value={macAddress} label={intl.formatMessage(messages.copyMacAddress)} />
        </Flex>
      </Property>
      <Property label={shared.status}>
        <StatusBadge status={tone}>
          <FormattedMessage {...label} />
        </StatusBadge>
      </Property>
      <Property label={messages.inventoryRecord}>
        <RecordLink kind="inventory" id={reference}>
          {reference}
        </RecordLink>
      </Property>
      {fleetId && (
        <Property label={messages.fleet}>
          <RecordLink kind="fleet" id={fleetId}>
            {fleetDescription || fleetId}
          </RecordLink>
        </Property>
      )}
    </PropertyList>
  )
}
