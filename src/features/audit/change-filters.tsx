import { useSearch } from '@tanstack/react-router'
import { useIntl, type IntlShape } from 'react-intl'
import { timeOf } from '~/i18n/format-instant.ts'
import { DayBox } from '~/kit/form/day-box.tsx'
import { FieldFrame } from '~/kit/form/field-frame.tsx'
import { Input } from '~/kit/form/input.tsx'
import { Select } from '~/kit/form/select.tsx'
import { useDelayedText } from '~/kit/table/search-box.tsx'
import { useListAddress } from '~/kit/table/use-list-state.ts'
import { localDay } from '~/lib/local-day.ts'
import { Grid } from '~/styled-system/jsx'
import type { Change } from './audit-changes.ts'
import { changedBy, changeWord } from './change-word.tsx'
import { messages } from './messages.ts'

/** What the server cannot filter by. */
export type Wanted = { user?: string; type?: string; day?: string }

/** Whether anything is filtered by. */
export const isFiltered = ({ user, type, day }: Wanted) => Boolean(user || type || day)

/** Whether a change matches. A part of the name is enough; the day is one of this browser. */
export function matches(change: Change, { user, type, day }: Wanted, intl: IntlShape): boolean {
  const by = changedBy(change, intl)
  const time = timeOf(change.changedAt)
  return (
    (!user || by.toLowerCase().includes(user.toLowerCase())) &&
    (!type || change.changeType === type) &&
    (!day || (time !== undefined && localDay(time) === day))
  )
}

const types = ['INSERT', 'UPDATE', 'DELETE'] as const

/** Filters by type, user and day. They are in the address. */
export function ChangeFilters() {
  const intl = useIntl()
  const { user = '', type = '', day } = useSearch({ from: '/admin-admin/audit-logs' })
  const changeAddress = useListAddress()
  const change = (next: Wanted, replace = false) =>
    changeAddress((before) => ({ ...before, ...next, page: undefined, entry: undefined }), {
      replace,
    })
  const { field } = useDelayedText(user, 250, (text) => change({ user: text || undefined }, true))
  return (
    <Grid
      gap="4"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'minmax(0, 1fr) minmax(0, 1fr) {sizes.44}',
      }}
      flex="1 1 {sizes.md}"
      maxW="2xl"
    >
      <FieldFrame label={messages.changeType} error={undefined}>
        {(control) => (
          <Select
            {...control}
            value={type}
            onChange={({ target }) => change({ type: target.value || undefined })}
          >
            <option value="">{intl.formatMessage(messages.anyType)}</option>
            {types.map((each) => (
              <option key={each} value={each}>
                {changeWord(intl, each)}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <FieldFrame label={messages.userInfo} error={undefined}>
        {(control) => <Input {...control} {...field} autoComplete="off" spellCheck={false} />}
      </FieldFrame>
      <DayBox
        label={messages.day}
        value={day}
        onChange={(next) => change({ day: next || undefined }, true)}
      />
    </Grid>
  )
}
