type Person = { firstName?: string | null; lastName?: string | null; username: string }

/** A person's name, or the username if there is none. */
export const personName = ({ firstName, lastName, username }: Person) =>
  [firstName, lastName].filter(Boolean).join(' ') || username
