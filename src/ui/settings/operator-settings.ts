import { createContext, use } from 'react'

/** The operator's settings for the screens, besides the product name. */
export type Settings = {
  /** Base address of images, without a trailing slash. */
  imageBaseUrl?: string | undefined
  /** Other allowed origins of images and videos in help documents. */
  mediaBaseUrls?: readonly string[] | undefined
  /** Hosts that shipping labels may be read from, to print many in one file. */
  labelBaseUrls?: readonly string[] | undefined
  /** Address of the operator's own terms of use. */
  termsUrl?: string | undefined
  /** Address of the operator's data use page. */
  dataUseUrl?: string | undefined
  /** Whether the server recognizes a write that is sent again. */
  idempotencyKeys?: boolean | undefined
  /** Whether the server answers versions of records, and refuses a change of an older one. */
  recordVersions?: boolean | undefined
  packingSlip?: PackingSlipSettings | undefined
}

/** The operator's settings for packing slips. */
export type PackingSlipSettings = {
  /** Address of the logo in the header, instead of the product's logo. */
  logoUrl?: string | undefined
  /** Contact for questions about the delivery, such as an address or phone number; one item per line. */
  contact?: readonly string[] | undefined
}

const SettingsContext = createContext<Settings>({})

export const SettingsProvider = SettingsContext.Provider

/** The operator's settings; an empty object without a provider. */
export const useSettings = (): Settings => use(SettingsContext)
