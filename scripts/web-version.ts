import packageFile from '../package.json' with { type: 'json' }

/** The console's version for Vite's `define`: the package's, or the one given to the build. */
export const webVersion = {
  'import.meta.env.VITE_WEB_VERSION': JSON.stringify(
    process.env['WAYPOST_VERSION'] ?? packageFile.version,
  ),
}
