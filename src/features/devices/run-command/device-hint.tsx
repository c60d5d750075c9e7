import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { useEvaluateDeviceMove } from '~/api/generated/endpoints/devices/devices.ts'
import type { Device, DevicePage } from '~/api/generated/model/index.ts'
import {
  exactDevices,
  isPartial,
  knowsSerial,
  similarQuery,
} from '~/features/devices/similar-devices.ts'
import { useDebounced } from '~/kit/form/use-debounced.ts'
import { readLabel } from '~/lib/codes.ts'
import { toRecordId } from '~/lib/record-id.ts'
import { css, cx } from '~/styled-system/css'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import type { Clash, Target } from './find-device.ts'
import { aboutId, bareId, foundDevice, messages } from './messages.ts'

/** Debounce time in milliseconds. */
const pause = 400

const maxOptions = 5

type DeviceHintProps = {
  /** The typed text: an id, a serial number, or part of one. */
  text: string
  clash: Clash | undefined
  /** Called with the serial number in a label, whose other parts may be secret. */
  onLabel: (serial: string) => void
  /** What was chosen before. */
  chosen: Target | undefined
  /** Fills the field instead. */
  onChoose: (target: Target) => void
}

/** The device with the typed serial number, or a choice if there is not exactly one. */
export function DeviceHint({ text: serial, onLabel, ...props }: DeviceHintProps) {
  const queryClient = useQueryClient()
  const isSettled = useDebounced(serial, pause) === serial && serial !== ''
  const isLabel = isSettled && serial.includes(',')
  const replace = useEffectEvent(onLabel)
  useEffect(() => {
    if (!isLabel) return
    let isCurrent = true
    void readLabel(serial, knowsSerial(queryClient)).then(
      (known) => isCurrent && known !== undefined && known !== serial && replace(known),
      // Run says so.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [isLabel, serial, queryClient])
  const textOf = useErrorText()
  const { data, error } = useQuery({ ...similarQuery(serial), enabled: isSettled })
  return (
    <Box role="status" textStyle="sm" mt="-2.5" _empty={{ display: 'none' }}>
      {isSettled && error && <styled.p color="fg.error">{textOf(error)}</styled.p>}
      {isSettled && data && <Lookup {...{ serial, data, ...props }} />}
    </Box>
  )
}

type LookupProps = Omit<DeviceHintProps, 'text' | 'onLabel'> & { serial: string; data: DevicePage }

function Lookup({ serial, data, clash, chosen, onChoose }: LookupProps) {
  const exact = clash?.text === serial ? clash.devices : exactDevices(data, serial)
  const id = toRecordId(serial)
  if (id !== undefined && exact.length > 0) {
    return <SerialOrId {...{ id, serial, exact, chosen, onChoose }} />
  }
  if (id !== undefined) return chosen?.text !== serial && <AboutId id={id} />
  const [device, ...others] = exact
  if (device && others.length === 0) return <DeviceName device={device} />
  if (data.devices.length === 0 && serial.includes(',')) return null
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
            className={cx(choice, unpicked)}
            onClick={() => {
              const text = device ? String(option.id) : option.serialNumber
              onChoose({ text, id: option.id, isBare: false })
            }}
          >
            {device ? <DeviceName device={option} /> : <bdi>{option.serialNumber}</bdi>}
          </Button>
        ))}
      </Flex>
    </>
  )
}

type SerialOrIdProps = Pick<LookupProps, 'serial' | 'chosen' | 'onChoose'> & {
  id: number
  exact: readonly Device[]
}

/** The devices with digits as their serial number, and the device with the same digits as its ID. */
function SerialOrId({ id, serial: text, exact, chosen, onChoose }: SerialOrIdProps) {
  const isChosen = (target: Target) =>
    chosen?.text === text && chosen.id === target.id && chosen.isBare === target.isBare
  const options = [
    ...exact.map((device) => ({
      target: { text, id: device.id, isBare: false },
      label: <DeviceName device={device} />,
    })),
    {
      target: { text, id, isBare: true },
      label: <FormattedMessage {...bareId} values={{ id: text }} />,
    },
  ]
  return (
    <>
      <FormattedMessage {...messages.serialOrId} />
      <Flex wrap="wrap" gap="1.5" mt="1">
        {options.map(({ target, label }) => (
          <Button
            key={`${target.id} ${target.isBare}`}
            size="xs"
            variant={isChosen(target) ? 'solid' : 'outline'}
            className={cx(choice, !isChosen(target) && unpicked)}
            aria-pressed={isChosen(target)}
            onClick={() => onChoose(target)}
          >
            {label}
          </Button>
        ))}
      </Flex>
    </>
  )
}

/** What is known of the device with an ID, which no call can name. */
function AboutId({ id }: { id: number }) {
  const { data, error } = useEvaluateDeviceMove(id, { query: { staleTime: 0 } })
  if (error?.status === 404) return <FormattedMessage {...messages.noId} />
  if (!data && !error) return null
  const location = data?.data.groupingName ?? ''
  const state = error ? 'unread' : location ? 'known' : 'none'
  return <FormattedMessage {...aboutId} values={{ state, location }} />
}

const choice = css({ h: 'auto', minH: '8', whiteSpace: 'normal', textAlign: 'start' })
const unpicked = css({ colorPalette: 'gray' })

function DeviceName({ device: { id, displayName, enterprise } }: { device: Device }) {
  const intl = useIntl()
  const names = [displayName, enterprise?.name].filter((name) => typeof name === 'string')
  const isolated = names.map((name) => <bdi key={name}>{name}</bdi>)
  return (
    <>
      <styled.span fontWeight="medium">
        <FormattedMessage {...foundDevice} values={{ id: String(id) }} />
      </styled.span>{' '}
      <styled.span color="fg.muted">{intl.formatList(isolated, { type: 'unit' })}</styled.span>
    </>
  )
}
