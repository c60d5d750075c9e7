import * as z from 'zod/mini'
import { configureHttp, http } from '~/api/http.ts'

// A beacon to any other scheme throws, and would fail each call whose slow answer is reported.
const isWebAddress: z.core.CheckFn<string> = ({ value, issues }) => {
  if (!/^(?:https?:\/)?\/\w\S*$/.test(value)) issues.push({ code: 'custom', input: value })
}

const Config = z.object({
  apiBaseUrl: z.string().check(z.minLength(1)),
  imageBaseUrl: z.string().check(z.minLength(1)),
  productName: z.string().check(z.minLength(1)),
  analyticsUrl: z.optional(z.string().check(isWebAddress)),
  mediaBaseUrls: z.optional(z.array(z.string())),
  termsUrl: z.optional(z.string()),
  dataUseUrl: z.optional(z.string()),
})

/** What an operator sets in `/config.json`; one build serves every environment. Addresses have no slash at the end. */
export type Config = z.infer<typeof Config>

/** Reads `/config.json` from the console's own origin. Throws an `ApiError` when it is missing or invalid. */
export function loadConfig(): Promise<Config> {
  configureHttp({
    apiBaseUrl: window.location.origin,
    imageBaseUrl: window.location.origin,
    token: () => null,
  })
  return http<Config>('/config.json', { operationId: 'config.json', public: true, schema: Config })
}
