import * as z from 'zod/mini'
import { configureHttp, http } from '~/api/http.ts'
import { isWebAddressOrPath } from '~/lib/web-address.ts'

const webAddress = z.string().check(({ value, issues }) => {
  if (!isWebAddressOrPath(value)) issues.push({ code: 'custom', input: value })
})

const Config = z.object({
  apiBaseUrl: webAddress,
  imageBaseUrl: webAddress,
  productName: z.string().check(z.minLength(1)),
  analyticsUrl: z.optional(webAddress),
  mediaBaseUrls: z.optional(z.array(webAddress)),
  labelBaseUrls: z.optional(z.array(webAddress)),
  termsUrl: z.optional(webAddress),
  dataUseUrl: z.optional(webAddress),
  idempotencyKeys: z.optional(z.boolean()),
  recordVersions: z.optional(z.boolean()),
  serviceWorker: z.optional(z.boolean()),
  packingSlip: z.optional(
    z.object({
      logoUrl: z.optional(webAddress),
      contact: z.optional(z.array(z.string().check(z.regex(/\S/))).check(z.maxLength(8))),
    }),
  ),
})

/** What an operator sets in `/config.json`; one build serves every environment. */
export type Config = z.infer<typeof Config>

/** Reads `/config.json` from the console's own origin. Throws an `ApiError` if it is missing or invalid. */
export function loadConfig(): Promise<Config> {
  configureHttp({
    apiBaseUrl: window.location.origin,
    imageBaseUrl: window.location.origin,
    token: () => null,
  })
  return http<Config>('/config.json', { operationId: 'config.json', public: true, schema: Config })
}
