/** For a call that must be carried out each time, even if one with the same content has got no answer. */
export const freshKey = { request: { idempotencyKey: () => crypto.randomUUID() } }
