import { Copy } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { DeviceSearchResult } from '~/api/generated/model/index.ts'
import { absent } from '~/i18n/absent.ts'
import { formatInstant, timeOf } from '~/i18n/format-instant.ts'
import { formatRelative } from '~/i18n/format-relative.ts'
import { useNow } from '~/i18n/use-now.ts'
import { words } from '~/i18n/words.ts'
import { styled } from '~/styled-system/jsx'
import { useCopy } from '~/ui/button/use-copy.ts'
import { RecordLink } from '~/ui/link/record-link.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { copySerial, enterpriseId, messages } from './messages.ts'
import { hasValues, wasInFleet } from './search-query.ts'

/** A device that a search found: its serial numbers, and what each part of the system knows about it. */
export function DeviceCard({ match }: { match: DeviceSearchResult }) {
  const intl = useIntl()
  const id = useId()
  const now = useNow()
  const { deviceIdentifier, serialNumber } = match
  return (
    <styled.article css={cardStyle} aria-labelledby={id}>
      <header>
        <dl>
          <Field label={messages.deviceSerial}>
            <h3 id={id} dir="ltr">
              {deviceIdentifier}
            </h3>
            <CopySerial serial={deviceIdentifier} />
          </Field>
          {serialNumber && (
            <Field label={messages.productSerial}>
              <strong dir="ltr">{serialNumber}</strong>
              <CopySerial serial={serialNumber} />
            </Field>
          )}
          <Field label={messages.previouslyUsed}>
            <span>{intl.formatMessage(yesNoUnknown(match.previouslyUsed))}</span>
          </Field>
        </dl>
        <div>
          {wasInFleet(match) && match.inventoryReferenceId && (
            <ScreenLink
              to="/admin-devices/fleets/device/view/$reference"
              params={{ reference: match.inventoryReferenceId }}
            >
              <FormattedMessage {...messages.viewCommissioned} />
            </ScreenLink>
          )}
          {match.hasRegistration && <ForRegistered serial={serialNumber || deviceIdentifier} />}
        </div>
      </header>
      <div>
        <Group
          heading={messages.device}
          has={hasValues(match.hasDevice, timeOf(match.lastDeviceTime))}
          none={messages.noDevice}
        >
          <Field label={messages.lastDeviceTime}>
            {formatInstant(intl, match.lastDeviceTime)}
            {timeOf(match.lastDeviceTime) !== undefined && (
              <small data-line>{formatRelative(intl, match.lastDeviceTime, now).relative}</small>
            )}
          </Field>
        </Group>
        <Group
          heading={messages.inventory}
          has={hasValues(
            match.hasInventoryRecord,
            match.inventoryReferenceId,
            timeOf(match.importedOn),
          )}
          none={messages.noInventory}
        >
          <Field label={messages.reference}>
            <RecordLink kind="inventory" id={match.inventoryReferenceId}>
              {match.inventoryReferenceId}
            </RecordLink>
          </Field>
          <Field label={messages.importedOn}>{formatInstant(intl, match.importedOn)}</Field>
        </Group>
        <Group
          heading={messages.commissioning}
          has={hasValues(false, timeOf(match.commissionedAt), match.commissionedForFullName)}
          none={messages.noCommissioning}
        >
          <Field label={messages.commissionedFor}>
            <EnterpriseName id={match.commissionedFor} name={match.commissionedForFullName} />
          </Field>
          <Field label={messages.commissionedAt}>{formatInstant(intl, match.commissionedAt)}</Field>
        </Group>
        <Group
          heading={messages.removal}
          has={timeOf(match.decommissionedAt) !== undefined}
          none={messages.noRemoval}
        >
          <Field label={messages.removedOn}>{formatInstant(intl, match.decommissionedAt)}</Field>
        </Group>
        <Group
          heading={messages.registration}
          has={hasValues(
            match.hasRegistration,
            match.registeredFor,
            match.registeredForFullName,
            timeOf(match.registeredAt),
          )}
          none={messages.noRegistration}
        >
          <Field label={messages.registeredFor}>
            <EnterpriseName id={match.registeredFor} name={match.registeredForFullName} />
          </Field>
          <Field label={messages.registeredAt}>{formatInstant(intl, match.registeredAt)}</Field>
        </Group>
      </div>
    </styled.article>
  )
}

/** What can be done with a device that is registered. */
const ForRegistered = ({ serial }: { serial: string }) => (
  <>
    <ScreenLink to="/admin-devices/devices" search={{ serialNumber: serial }}>
      <FormattedMessage {...messages.reassign} />
    </ScreenLink>
    <ScreenLink to="/admin-devices/ad-hoc-command" search={{ device: serial }}>
      <FormattedMessage {...messages.runCommand} />
    </ScreenLink>
  </>
)

export const yesNoUnknown = (value: boolean | null | undefined) =>
  value ? words.yes : value === false ? words.no : absent.unknown

type GroupProps = {
  heading: MessageDescriptor
  /** Whether the group has values; null or undefined if that is unknown. */
  has: boolean | null | undefined
  /** Shown instead of the fields if the group has none. */
  none: MessageDescriptor
  children: ReactNode
}

function Group({ heading, has, none, children }: GroupProps) {
  const missing: MessageDescriptor = has === false ? none : absent.unknown
  return (
    <div>
      <h4>
        <FormattedMessage {...heading} />
      </h4>
      {has ? (
        <dl>{children}</dl>
      ) : (
        <p>
          <FormattedMessage {...missing} />
        </p>
      )}
    </div>
  )
}

function Field({ label, children }: { label: MessageDescriptor; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage {...label} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

type EnterpriseNameProps = {
  id: number | null | undefined
  name: string | null | undefined
}

/** An enterprise and its ID, as a link if the user may open it. */
function EnterpriseName({ id, name }: EnterpriseNameProps) {
  if (typeof id !== 'number') {
    return name ? <bdi>{name}</bdi> : <FormattedMessage {...absent.unknown} />
  }
  return (
    <>
      <RecordLink kind="enterprise" id={id}>
        {name}
      </RecordLink>{' '}
      <small>
        <FormattedMessage {...enterpriseId} values={{ id: String(id) }} />
      </small>
    </>
  )
}

function CopySerial({ serial }: { serial: string }) {
  const label = useIntl().formatMessage(copySerial, { serial })
  const copy = useCopy()
  return (
    <button type="button" aria-label={label} title={label} onClick={() => copy(serial)}>
      <Copy aria-hidden />
    </button>
  )
}

/** One style for the plain elements of the card: a search finds up to 100 devices, and styling each element is slow. */
const cardStyle = {
  bg: 'bg.panel',
  borderWidth: '1px',
  rounded: 'l3',
  textStyle: 'sm',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto {sizes.52}',
  '& dt': { textStyle: 'xs', color: 'fg.muted' },
  '& dd': { overflowWrap: 'anywhere' },
  '& dd > small': { textStyle: 'xs', color: 'fg.muted', ms: '1', whiteSpace: 'nowrap' },
  '& dd > small[data-line]': { display: 'block', ms: '0' },
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '8',
    rowGap: '2',
    px: '4',
    py: '3',
    borderBottomWidth: '1px',
    '& > dl, & > div': { display: 'flex', flexWrap: 'wrap', columnGap: '8', rowGap: '2' },
    '& > div': { columnGap: '4' },
    '& > div > a': { py: '0.5', color: 'teal.fg' },
    '& dd': { display: 'flex', alignItems: 'center', gap: '1', minH: '7' },
    '& h3, & strong': { textStyle: 'md', fontWeight: 'semibold' },
  },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax({sizes.44}, 1fr))',
    gap: '4',
    px: '4',
    py: '3',
  },
  '& h4': { fontWeight: 'medium' },
  '& p': { color: 'fg.muted' },
  '& h4 + dl > div': { mt: '1' },
  '& a': {
    borderRadius: 'l1',
    outline: 'none',
    focusVisibleRing: 'outside',
  },
  '& header > div > a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '7',
    borderRadius: 'l2',
    color: 'fg.muted',
    cursor: 'button',
    outline: 'none',
    focusVisibleRing: 'outside',
    '& svg': { boxSize: '4' },
  },
  '& button:hover': { bg: 'bg.subtle', color: 'fg' },
}
