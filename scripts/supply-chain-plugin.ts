import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '..')

/** A package with at least one file in the build, as Vite lists it. */
export type Bundled = { name: string; version: string; identifier?: string; text?: string }

/** Vite's lists of licenses (`build.license`), of the console and of its service worker. No host serves them. */
export const licenseList = '.vite/licenses.json'
export const workerLicenseList = '.vite/worker-licenses.json'

/**
 * Writes what a company has to publish or know about the packages in a build: `licenses.txt` with the license of each, which
 * is served, and `.vite/bom.cdx.json`, a bill of materials in CycloneDX.
 */
export function supplyChain(): Plugin {
  return {
    name: 'waypost:supply-chain',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const bundled = [licenseList, workerLicenseList].flatMap(
        (list) => JSON.parse(readFileSync(path.join(dir, list), 'utf8')) as Bundled[],
      )
      writeFileSync(path.join(dir, 'licenses.txt'), licenseTexts(bundled))
      const bill = billOf(bundled, await readLockFile())
      writeFileSync(path.join(dir, '.vite/bom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
    },
  }
}

export const licenseTexts = (bundled: readonly Bundled[]) =>
  `The console contains the following packages under their licenses.\n${bundled
    .map(({ name, version, identifier, text }) => {
      const title = `${name} ${version} (${identifier ?? 'no identifier'})`
      return `\n${'-'.repeat(72)}\n${title}\n\n${text ?? 'The package has no license file.'}\n`
    })
    .join('')}`

type Component = { 'bom-ref': string; name: string; version: string; licenses?: unknown[] }
type Bill = {
  serialNumber?: string
  metadata: { timestamp?: string; component: Component & { type: string } }
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

/** All packages of the lock file, as CycloneDX. Omitting development tools would omit React too, since tools need it. */
export async function readLockFile(): Promise<Bill> {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--include=dev']
  const options = { cwd: root, maxBuffer: 16 * 1024 * 1024 }
  return JSON.parse((await promisify(execFile)('npm', args, options)).stdout) as Bill
}

/**
 * The bill of a build: npm's bill of the lock file without the packages that are not in the build. It has neither a time
 * nor a serial number, so that the same source gives the same bill.
 */
export function billOf(bundled: readonly Bundled[], all: Bill): Bill {
  const { serialNumber: _number, metadata, ...bill } = all
  const { timestamp: _time, ...rest } = metadata
  const shipped = new Set(bundled.map(({ name, version }) => `${name}@${version}`))
  const isShipped = (each: Component) => shipped.has(`${each.name}@${each.version}`)
  const components = all.components.filter(isShipped)
  const missing = [...shipped].filter(
    (key) => !components.some((each) => `${each.name}@${each.version}` === key),
  )
  if (missing.length > 0) throw new Error(`The lock file has no ${missing.join(', ')}`)
  const refs = new Set([rest.component['bom-ref'], ...components.map((each) => each['bom-ref'])])
  return {
    ...bill,
    metadata: {
      ...rest,
      component: {
        ...rest.component,
        type: 'application',
        name: 'waypost-console',
        version: process.env['WAYPOST_VERSION'] ?? rest.component.version,
      },
    },
    components,
    dependencies: all.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: dependsOn.filter((to) => refs.has(to)),
      })),
  }
}
