import type { ReactNode } from 'react'
import type { MessageDescriptor } from 'react-intl'
import type { Conflict, RowKeys } from '~/lib/merge.ts'
import type { ShownField } from './use-field.ts'

/** How the question which value to keep shows a field. */
export type MergeField = Pick<ShownField, 'label' | 'show'>

/** The same for a list of records or a group of values. */
export type MergeGroup = {
  label: MessageDescriptor
  /** For a list of records: the property that identifies one. Its rows are then merged one by one. */
  rowKey?: string
  /** A part of it. The path is below this field: the key of a row, then the name of a field. */
  part: (path: readonly string[], row: never) => MergeField
  show?: (value: never) => ReactNode
}

/** The values that no field shows as a whole. */
type GroupNames<Values> = {
  [Name in keyof Values]-?: Values[Name] extends readonly (infer Row)[]
    ? Row extends object
      ? Name
      : never
    : Values[Name] extends object
      ? Name
      : never
}[keyof Values]

/** What the form's fields do not say themselves: all lists of records and groups of values, and fields that are rarely shown. */
export type MergeFields<Values> = Readonly<
  Record<GroupNames<Values>, MergeGroup | MergeField> & {
    [Name in Exclude<keyof Values, GroupNames<Values>>]?: MergeField
  }
>

/** For the form of a saved record; required if no field shows some of the values. */
export type OwnMergeFields<Values> = [GroupNames<Values>] extends [never]
  ? { fields?: MergeFields<Values> }
  : { fields: MergeFields<Values> }

export type AnyMergeFields = Readonly<Record<string, MergeField | MergeGroup | undefined>>

/** The field that a conflict is about: one of the form's own, or one that it has shown. */
export function fieldOf(
  own: AnyMergeFields,
  shown: ReadonlyMap<string, MergeField>,
  { path, row }: Pick<Conflict, 'path' | 'row'>,
): MergeField | undefined {
  const [name = '', ...below] = path
  const field = own[name]
  if (!field) return shown.get(path.join('.'))
  return below.length > 0 && 'part' in field ? field.part(below, row as never) : field
}

/** What identifies the rows of the form's lists. */
export const rowKeysOf = (own: AnyMergeFields): RowKeys =>
  Object.fromEntries(
    Object.entries(own).flatMap(([name, field]) =>
      field && 'rowKey' in field && field.rowKey ? [[name, field.rowKey]] : [],
    ),
  )
