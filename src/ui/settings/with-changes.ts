import { changedFields } from '~/lib/same-value.ts'

/** For the `update` of a stored value: sets only the fields that the user has changed, since another tab may have changed others. */
export const withChanges =
  <Value extends object>(next: Value, before: Value) =>
  (now: Value): Value => ({ ...now, ...changedFields(next, before) })
