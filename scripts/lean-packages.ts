import path from 'node:path'

/** Smaller stand-ins for packages of packages, for `resolve.alias`. */
export const leanPackages = {
  '@emotion/is-prop-valid': path.resolve(
    import.meta.dirname,
    '../src/components/theme/is-prop-valid.ts',
  ),
  '@pandacss/is-valid-prop': path.resolve(
    import.meta.dirname,
    '../src/components/theme/is-css-property.ts',
  ),
  // React has had this hook itself since version 18.
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
}
