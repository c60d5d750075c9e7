import packageFile from '../package.json' with { type: 'json' }

/** The console's version for Vite's `define`: that of the package, or what the build is given. */
export const webVersion = {
  'import.meta.env.VITE_WEB_VERSION': JSON.stringify(
    process.env['WAYPOST_VERSION'] ?? packageFile.version,
  ),
}
