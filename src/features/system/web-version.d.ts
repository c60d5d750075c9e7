interface ImportMetaEnv {
  /** The version of the console, which the build writes in. */
  readonly VITE_WEB_VERSION: string
}
