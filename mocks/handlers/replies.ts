import type { Schema } from '../operations.ts'

/** A success with a body; the body's type has to be the operation's. */
export const ok = <Body>(body: Body): { status: 200; body: Body } => ({ status: 200, body })

/** Something was created. */
export const created = <Body>(body: Body): { status: 201; body: Body } => ({ status: 201, body })

export const noContent = (): { status: 204; body: undefined } => ({ status: 204, body: undefined })

type Failed<Status> = { status: Status; body: Schema<'Failure'> }

/**
 * A failure; the operation has to declare its status.
 *
 * @param message For the person at the screen.
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

/** No record has the id of the path. */
export const notFound = () => fail(404, 'This record no longer exists.')

/** Fields of the body break rules that a schema cannot say. */
export const invalid = (fields: Record<string, string>) =>
  fail(422, 'One of the values is not allowed.', fields)

/** One field contradicts another record; the same sentence stands above the form and beside the field. */
export const taken = (field: string, message: string) => fail(409, message, { [field]: message })
