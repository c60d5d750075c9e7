import { createContext, use } from 'react'

/** What an operator has set for the screens, besides the product's name. */
export type Settings = {
  /** Where images come from; no slash at the end. */
  imageBaseUrl?: string | undefined
  /** Where else images and videos of help documents may come from. */
  mediaBaseUrls?: readonly string[] | undefined
  /** Address of the operator's own terms of use. */
  termsUrl?: string | undefined
  /** Address of what the operator says of the use of data. */
  dataUseUrl?: string | undefined
  packingSlip?: PackingSlipSettings | undefined
}

/** What packing slips show besides the order. */
export type PackingSlipSettings = {
  /** Address of the logo in the header, in place of the product's mark. */
  logoUrl?: string | undefined
  /** Whom to ask about the delivery: an address, a number, a mail address, one a line. */
  contact?: readonly string[] | undefined
}

const SettingsContext = createContext<Settings>({})

export const SettingsProvider = SettingsContext.Provider

/** The operator's settings; an empty object where no provider stands above. */
export const useSettings = (): Settings => use(SettingsContext)
