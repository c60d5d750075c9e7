import { existsSync } from 'node:fs'
import { findProgram, installPackages } from './programs.ts'

/** The installed nginx, or undefined. */
export const findNginx = (): string | undefined => findProgram('nginx')

/** Debian's path of nginx's module for the brotli files of a build. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The module for brotli files, or undefined. */
export const findBrotliModule = (): string | undefined =>
  existsSync(brotliModule) ? brotliModule : undefined

/** Installs Debian's nginx if it is missing. If it cannot, it says so and nginx's tests are skipped. */
export function ensureNginx(): void {
  if (findNginx()) return
  installPackages('nginx', 'libnginx-mod-http-brotli-static')
  if (!findNginx()) console.log('There is no nginx: the tests of the nginx file are skipped.')
}
