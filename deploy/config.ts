import { existsSync, readFileSync } from 'node:fs'
import type { Config } from '../src/app/config.ts'
import { isWebAddressOrPath } from '../src/lib/web-address.ts'
import type { Reporting } from './headers.ts'

/**
 * Reads the `config.json` of a deployment. Throws, naming the fields, if the console would not start with it: the check is
 * made before working files or pods are replaced. It needs no packages, which a host does not have.
 */
export function readConfig(file: string): DeployConfig {
  if (!existsSync(file)) throw new Error(`There is no ${file}; --config names another file`)
  const config = JSON.parse(readFileSync(file, 'utf8')) as DeployConfig
  const wrong = wrongFields(config)
  if (wrong.length > 0) throw new Error(`${file}: ${wrong.join(', ')} is missing or invalid`)
  return config
}

/** For the commands that read it: what their user can mend ends them with the reason alone, without a stack. */
export function orExplain(command: () => void) {
  try {
    command()
  } catch (error) {
    // Node gives a code to what the user typed and to files that are missing. Otherwise the mistake is in the console.
    if (error instanceof TypeError && !('code' in error)) throw error
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

type DeployConfig = Config & Reporting

function wrongFields(config: { [Name in keyof DeployConfig]: unknown }): string[] {
  const slip = config.packingSlip
  const { logoUrl, contact } = isRecord(slip) ? slip : {}
  const checks = {
    apiBaseUrl: isAddress(config.apiBaseUrl),
    imageBaseUrl: isAddress(config.imageBaseUrl),
    productName: typeof config.productName === 'string' && config.productName !== '',
    analyticsUrl: isOptional(config.analyticsUrl, isAddress),
    mediaBaseUrls: isOptional(config.mediaBaseUrls, isListOf(isAddress)),
    labelBaseUrls: isOptional(config.labelBaseUrls, isListOf(isAddress)),
    termsUrl: isOptional(config.termsUrl, isAddress),
    dataUseUrl: isOptional(config.dataUseUrl, isAddress),
    idempotencyKeys: isOptional(config.idempotencyKeys, isFlag),
    recordVersions: isOptional(config.recordVersions, isFlag),
    serviceWorker: isOptional(config.serviceWorker, isFlag),
    packingSlip: isOptional(slip, isRecord),
    'packingSlip.logoUrl': isOptional(logoUrl, isAddress),
    'packingSlip.contact': isOptional(contact, isListOf(isLine, 8)),
    reportUrl: isOptional(config.reportUrl, isAddress),
    trialPolicy: isOptional(config.trialPolicy, isPolicy),
  }
  return Object.entries(checks).flatMap(([name, isRight]) => (isRight ? [] : name))
}

type Check = (value: unknown) => boolean

const isAddress: Check = (value) => typeof value === 'string' && isWebAddressOrPath(value)
const isFlag: Check = (value) => typeof value === 'boolean'
const isLine: Check = (value) => typeof value === 'string' && /\S/.test(value)
const isOptional = (value: unknown, check: Check) => value === undefined || check(value)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isListOf =
  (check: Check, most = Infinity): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check)
const isPolicy: Check = (value) => isRecord(value) && Object.values(value).every(isListOf(isLine))
