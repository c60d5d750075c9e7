interface ImportMetaEnv {
  /** The console's version, set by the build. */
  readonly VITE_WEB_VERSION: string
}
