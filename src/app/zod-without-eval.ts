import * as z from 'zod/mini'

// zod probes `eval` with its first schema, which the Content-Security-Policy reports. So this module is imported first.
z.config({ jitless: true })
