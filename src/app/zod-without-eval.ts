import * as z from 'zod/mini'

// zod probes `eval` on its first schema, which the Content-Security-Policy reports. So this module comes first.
z.config({ jitless: true })
