import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatInstant } from '~/i18n/format-instant.ts'
import { usEastern } from '~/i18n/zone-names.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { defineList } from '~/kit/table/list.ts'
import { RowLink } from '~/ui/link/row-link.tsx'
import { ClassName } from './class-name.tsx'
import { FoldedMessage } from './folded-message.tsx'
import { placeOf, type ErrorGroup, type ErrorRow } from './group-errors.ts'
import { messages } from './messages.ts'
import { errorsAddress, groupsAddress, jobsAddress } from './scheduler-addresses.ts'

/** Leads back to a job. The days and the list of errors stay as they are. */
function JobLink({ job, children }: { job: string; children: ReactNode }) {
  const shown = useSearch({ from: '/admin-admin/scheduler' })
  const search = { ...shown, ...jobsAddress.write({ search: job }) }
  return <RowLink link={{ to: '/admin-admin/scheduler', search, hash: 'jobs' }}>{children}</RowLink>
}

const error = columnsOf<ErrorRow>()
const group = columnsOf<ErrorGroup>()

const pauseMs = 150

const errorColumns = [
  error.instant('timestamp', { label: messages.time, timeZone: usEastern }),
  error.text('formattedMessage', {
    label: messages.message,
    filter: { kind: 'text', pauseMs },
    width: 9,
    cell: ({ formattedMessage }) => <FoldedMessage message={formattedMessage} />,
  }),
  // Search, filter and CSV use the full name.
  error.text('callerClass', {
    label: messages.callerClass,
    cell: ({ callerClass }) => callerClass && <ClassName name={callerClass} />,
    filter: { kind: 'choice' },
  }),
  error.text('callerMethod', { label: messages.method, filter: { kind: 'choice' } }),
  error.text('callerLine', { label: messages.line, align: 'end', labeled: true, width: 2 }),
  error.text('job', {
    label: messages.job,
    width: 4,
    cell: ({ job }, name) => job && <JobLink job={job}>{name}</JobLink>,
  }),
]

/** Every error, the newest first. */
export const everyError = defineList({
  key: 'scheduler-errors',
  label: messages.errors,
  address: errorsAddress,
  sort: ['timestamp,desc'],
  size: 50,
  columns: errorColumns,
  id: ({ id }) => id,
  name: ({ timestamp }, intl) => formatInstant(intl, timestamp, usEastern),
})

const groupColumns = [
  group.text('formattedMessage', {
    label: messages.message,
    filter: { kind: 'text', pauseMs },
    width: 8,
    cell: ({ formattedMessage }) => <FoldedMessage message={formattedMessage} />,
  }),
  group.text('place', {
    label: messages.place,
    value: placeOf,
    width: 5.5,
    filter: { kind: 'choice' },
  }),
  group.number('count', { label: messages.count, width: 2 }),
  group.instant('first', { label: messages.first, timeZone: usEastern }),
  group.instant('last', { label: messages.last, timeZone: usEastern }),
]

/** Errors by message and place, the latest first. */
export const errorGroups = defineList({
  key: 'scheduler-error-groups',
  label: messages.errors,
  address: groupsAddress,
  sort: ['last,desc'],
  size: 50,
  columns: groupColumns,
  id: ({ id }) => id,
  name: ({ formattedMessage }) => formattedMessage,
})
