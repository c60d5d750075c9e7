import type { ReactNode } from 'react'
import type { MessageDescriptor } from 'react-intl'
import type { Conflict, RowKeys } from '~/lib/merge.ts'
import type { Option } from './options.ts'

/** How the question which value to keep shows a field. */
export type MergeField = {
  label: MessageDescriptor | string
  /** Shows a value that is more than a plain text, number or list of them. If it returns nothing, the value is shown as text. */
  show?: (value: never) => ReactNode
  /** For a list of records: the property that identifies one. Its rows are then merged one by one. */
  rowKey?: string
  /**
   * For a list of records or a group of values: a part of it. The path is below this field: the key of a row, then the
   * name of a field. Required where `rowKey` is.
   */
  part?: (path: readonly string[], row: never) => MergeField
}

/** All fields of a form, so that a new one cannot be forgotten. */
export type MergeFields<Values> = {
  readonly [Name in keyof Values]-?: MessageDescriptor | MergeField
}

type AnyFields = Readonly<Record<string, MessageDescriptor | MergeField>>

/** Shows the value of a choice by its label. */
export const labelIn =
  (options: readonly Option[]) =>
  (value: Option['value'] | null): string | undefined =>
    options.find((option) => option.value === value)?.label

/** The field that a conflict is about. */
export function fieldOf(
  fields: object,
  { path: [name = '', ...below], row }: Conflict,
): MergeField {
  const field = asField((fields as AnyFields)[name])
  return below.length > 0 && field.part ? field.part(below, row as never) : field
}

/** What identifies the rows of the form's lists. */
export function rowKeysOf(fields: object): RowKeys {
  return Object.fromEntries(
    Object.entries(fields as AnyFields).flatMap(([name, each]) => {
      const { rowKey } = asField(each)
      return rowKey ? [[name, rowKey]] : []
    }),
  )
}

const asField = (field: MessageDescriptor | MergeField = { label: '' }): MergeField =>
  'label' in field ? field : { label: field }
