import * as z from 'zod/mini'

// zod probes `eval` with its first schema, which would violate the Content-Security-Policy. So this module comes first.
z.config({ jitless: true })
