interface ImportMetaEnv {
  /** The console's version, set by the build. */
  readonly VITE_WEB_VERSION: string
  /** The version of the contract, set by the build. */
  readonly VITE_CONTRACT_VERSION: string
}
