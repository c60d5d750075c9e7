/** For a call that must be carried out each time, even if an earlier one with the same content got no answer. */
export const freshKey = { request: { idempotencyKey: () => crypto.randomUUID() } }
