import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { Device, DevicePage } from '~/api/generated/model/index.ts'
import { useErrorText } from '~/components/feedback/use-error-text.ts'
import { useSettled } from '~/components/form/use-settled.ts'
import { toRecordId } from '~/lib/record-id.ts'
import { exactDevices, isPartial, similarQuery } from './find-device.ts'
import { foundDevice, messages } from './messages.ts'

/** Debounce time in milliseconds. */
const pause = 400

const maxOptions = 5

type DeviceHintProps = {
  /** The typed text: an id, a serial number, or part of one. */
  text: string
  /** Fills the field instead. */
  onChoose: (text: string) => void
}

/** The device with the typed serial number, or a choice if there is not exactly one. */
export function DeviceHint({ text, onChoose }: DeviceHintProps) {
  const serial = toRecordId(text) === undefined ? text : ''
  const isSettled = useSettled(serial, pause) === serial && serial !== ''
  const textOf = useErrorText()
  const { data, error } = useQuery({ ...similarQuery(serial), enabled: isSettled })
  return (
    <Box role="status" textStyle="sm" mt="-2.5" _empty={{ display: 'none' }}>
      {isSettled && error && <Text color="fg.error">{textOf(error)}</Text>}
      {isSettled && data && <Lookup {...{ serial, data, onChoose }} />}
    </Box>
  )
}

type LookupProps = Pick<DeviceHintProps, 'onChoose'> & { serial: string; data: DevicePage }

function Lookup({ serial, data, onChoose }: LookupProps) {
  const exact = exactDevices(data, serial)
  const [device, ...others] = exact
  if (device && others.length === 0 && !isPartial(data)) return <DeviceName device={device} />
  if (data.devices.length === 0) return <FormattedMessage {...messages.noDevice} />
  const heading: MessageDescriptor = isPartial(data)
    ? messages.tooMany
    : device
      ? messages.severalDevices
      : messages.similar
  const options = device ? exact : data.devices
  return (
    <>
      <FormattedMessage {...heading} />
      <Flex wrap="wrap" gap="1.5" mt="1">
        {options.slice(0, maxOptions).map((option) => (
          <Button
            key={option.id}
            size="xs"
            variant="outline"
            colorPalette="gray"
            h="auto"
            minH="8"
            whiteSpace="normal"
            textAlign="start"
            onClick={() => onChoose(device ? String(option.id) : option.serialNumber)}
          >
            {device ? <DeviceName device={option} /> : <bdi>{option.serialNumber}</bdi>}
          </Button>
        ))}
      </Flex>
    </>
  )
}

function DeviceName({ device: { id, displayName, enterprise } }: { device: Device }) {
  const intl = useIntl()
  const names = [displayName, enterprise?.name].filter((name) => typeof name === 'string')
  const isolated = names.map((name) => <bdi key={name}>{name}</bdi>)
  return (
    <>
      <Text as="span" fontWeight="medium">
        <FormattedMessage {...foundDevice} values={{ id: String(id) }} />
      </Text>{' '}
      <Text as="span" color="fg.muted">
        {intl.formatList(isolated, { type: 'unit' })}
      </Text>
    </>
  )
}
