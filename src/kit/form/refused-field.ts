/** An error that a form shows beside a field, as it does the server's. */
export const refusedField = (field: string, message: string) =>
  Object.assign(new Error(message), { fieldErrors: [{ field, message }] })
