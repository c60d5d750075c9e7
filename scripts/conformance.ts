import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { ContractDocument } from '../mocks/contract.ts'
import { createClient } from './conformance/client.ts'
import { conform, type Credentials, type Progress } from './conformance/conform.ts'
import { asPage } from './conformance/report-page.ts'
import { asText } from './conformance/report.ts'
import type { Found } from './conformance/values.ts'

const { values: flags } = parseArgs({
  options: {
    api: { type: 'string' },
    images: { type: 'string' },
    origin: { type: 'string', default: 'http://127.0.0.1:4000' },
    rate: { type: 'string', default: '10' },
    write: { type: 'boolean', default: false },
    enterprise: { type: 'string' },
    costly: { type: 'boolean', default: false },
    resume: { type: 'boolean', default: false },
    value: { type: 'string', multiple: true, default: [] },
    out: { type: 'string' },
  },
})

const usage = `npm run conformance -- --api <url>
  --write            also runs every write, on records named conformance-<run>
  --enterprise <id>  where to create them; without it, in an enterprise of the run
  --costly           with --write, also calls that cost money or reach people
  --images <url>     the address of images; without it, <url>/images
  --origin <url>     the console's address, for CORS
  --rate <number>    requests per second; 0 for no limit
  --value name=json  a value that no answer has, for example groupingImage={"id":1,"imageId":"plan"}
  --resume           continues an interrupted run
  --out <folder>     where the report goes

Sign in with WAYPOST_USERNAME and WAYPOST_PASSWORD, or set WAYPOST_TOKEN.`

const api = flags.api?.replace(/\/$/, '')
if (!api || !URL.canParse(api)) fail(usage)

const folder = flags.out ?? path.join('.cache/conformance', new URL(api).host.replace(':', '-'))
const progressFile = path.join(folder, 'progress.json')
const bundle = new URL('../mocks/generated/openapi.json', import.meta.url)
const document = JSON.parse(readFileSync(bundle, 'utf8')) as ContractDocument
const log = (line: string) => console.log(line)
const rate = numberOf('rate', flags.rate)
const client = createClient({
  api,
  images: flags.images?.replace(/\/$/, '') ?? `${api}/images`,
  origin: flags.origin,
  rate: rate === 0 ? undefined : rate,
  log,
})

mkdirSync(folder, { recursive: true })
if (existsSync(progressFile) && !flags.resume) {
  console.log(`An earlier run was interrupted; --resume continues it (${progressFile}).`)
}
const onlyExamples = await answersExamples(api)
const report = await conform({
  document,
  client,
  credentials: credentials(),
  write: flags.write,
  enterprise: flags.enterprise === undefined ? undefined : numberOf('enterprise', flags.enterprise),
  costly: flags.costly,
  onlyExamples,
  values: valuesOf(flags.value),
  before: earlier(),
  log,
  store: (progress) => writeFileSync(progressFile, JSON.stringify(progress)),
}).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))

writeFileSync(path.join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
writeFileSync(path.join(folder, 'report.html'), asPage(report))
writeFileSync(path.join(folder, 'report.txt'), `${asText(report)}\n`)
rmSync(progressFile, { force: true })
console.log(asText(report))
console.log(`\n${path.join(folder, 'report.html')}, report.json and report.txt have the details.`)
process.exit(report.breaks === 0 ? 0 : 1)

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}

function numberOf(name: string, text: string): number {
  const number = Number(text)
  return Number.isFinite(number) && number >= 0
    ? number
    : fail(`--${name} is not a number: ${text}`)
}

/** Secrets come from the environment, since arguments are visible to everyone on the machine. */
function credentials(): Credentials {
  const {
    WAYPOST_TOKEN: token,
    WAYPOST_USERNAME: username,
    WAYPOST_PASSWORD: password,
  } = process.env
  if (token) return { token }
  if (username && password) return { username, password }
  return fail(`Nobody can sign in.\n\n${usage}`)
}

function valuesOf(texts: string[]): Found {
  return Object.fromEntries(
    texts.map((text) => {
      const [, name = '', value = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? fail(`--value ${text}`)
      try {
        return [name, [JSON.parse(value) as unknown]]
      } catch {
        return [name, [value]]
      }
    }),
  )
}

function earlier(): Progress | undefined {
  if (!flags.resume || !existsSync(progressFile)) return undefined
  return JSON.parse(readFileSync(progressFile, 'utf8')) as Progress
}

/** The mock of `npm run mock` says so in a header. */
async function answersExamples(url: string): Promise<boolean> {
  const response = await fetch(`${url}/`).catch(() => undefined)
  return response?.headers.get('server') === 'Waypost mock (examples)'
}
