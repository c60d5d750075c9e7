import type { Schema } from '../operations.ts'

/** A success with a body of the operation's type. */
export const ok = <Body>(body: Body): { status: 200; body: Body } => ({ status: 200, body })

/** Something was created. */
export const created = <Body>(body: Body): { status: 201; body: Body } => ({ status: 201, body })

export const noContent = (): { status: 204; body: undefined } => ({ status: 204, body: undefined })

type Failed<Status> = { status: Status; body: Schema<'Failure'> }

/**
 * A failure. The operation must declare the status.
 *
 * @param message For the user.
 * @param fields What is wrong with which field of the body, such as `{ 'adminUser.username': 'Required' }`.
 */
export function fail<const Status extends number>(
  status: Status,
  message: string,
  fields: Record<string, string> = {},
): Failed<Status> {
  const fieldErrors = Object.entries(fields).map(([field, text]) => ({ field, message: text }))
  return { status, body: fieldErrors.length > 0 ? { message, fieldErrors } : { message } }
}

/** No record has the id in the path. */
export const notFound = () => fail(404, 'This record no longer exists.')

/** Fields of the body break rules that a schema cannot express. */
export const invalid = (fields: Record<string, string>) =>
  fail(422, 'One of the values is not allowed.', fields)

/** A field conflicts with another record. The form shows the same sentence above itself and beside the field. */
export const taken = (field: string, message: string) => fail(409, message, { [field]: message })
