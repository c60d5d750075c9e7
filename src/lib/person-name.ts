type Person = { firstName?: string | null; lastName?: string | null; username: string }

/** The names of a person, or the username of who has none. */
export const personName = ({ firstName, lastName, username }: Person) =>
  [firstName, lastName].filter(Boolean).join(' ') || username
