import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Device } from '~/api/generated/model/index.ts'
import { useErrorText } from '~/components/feedback/use-error-text.ts'
import { toRecordId } from '~/lib/record-id.ts'
import { devicesQuery, exactDevice } from './find-device.ts'
import { foundDevice, messages } from './messages.ts'

type DeviceHintProps = {
  /** What was typed: an id, a serial number, or a part of one. */
  text: string
  onChoose: (serial: string) => void
}

/** The id of the device whose serial number was typed, or the serial numbers that contain it. */
export function DeviceHint({ text, onChoose }: DeviceHintProps) {
  const serial = useSettled(toRecordId(text) === undefined ? text : '')
  const textOf = useErrorText()
  const { data, error } = useQuery({ ...devicesQuery(serial), enabled: serial !== '' })
  const found = data && exactDevice(data, serial)
  return (
    <Box role="status" textStyle="sm" mt="-2.5" _empty={{ display: 'none' }}>
      {serial !== '' && error && <Text color="fg.error">{textOf(error)}</Text>}
      {serial !== '' &&
        data &&
        (found ? <Found device={found} /> : <Similar {...{ data, onChoose }} />)}
    </Box>
  )
}

function Found({ device: { id, displayName, enterprise } }: { device: Device }) {
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

const most = 5

type SimilarProps = Pick<DeviceHintProps, 'onChoose'> & { data: { devices: readonly Device[] } }

function Similar({ data, onChoose }: SimilarProps) {
  if (data.devices.length === 0) return <FormattedMessage {...messages.noDevice} />
  return (
    <>
      <FormattedMessage {...messages.similar} />
      <Flex wrap="wrap" gap="1.5" mt="1">
        {data.devices.slice(0, most).map(({ id, serialNumber }) => (
          <Button
            key={id}
            size="xs"
            variant="outline"
            colorPalette="gray"
            onClick={() => onChoose(serialNumber)}
          >
            <bdi>{serialNumber}</bdi>
          </Button>
        ))}
      </Flex>
    </>
  )
}

const pause = 400

/** A text once typing has paused; '' until then. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled === text ? text : ''
}
