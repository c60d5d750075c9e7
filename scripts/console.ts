import { parseArgs } from 'node:util'
import { build, createServer, preview } from 'vite'
import { realOf } from '../mocks/proxy/real.ts'
import { startProxy } from '../mocks/proxy/start-proxy.ts'
import { startFront } from '../mocks/server.ts'
import { scenarios, type Scenario } from '../mocks/world/world.ts'
import { followSources } from './dev/follow-sources.ts'
import { startRestartableSandbox } from './dev/restartable-sandbox.ts'
import { portFrom, portTaken } from './ports.ts'

const { values: flags } = parseArgs({
  options: {
    dev: { type: 'boolean' },
    built: { type: 'boolean' },
    // A real server, and where its images are.
    api: { type: 'string' },
    images: { type: 'string' },
    // A file that gets a recording of it, and one that is played instead of a server.
    record: { type: 'string' },
    replay: { type: 'string' },
  },
})
const port = portFrom('WAYPOST_PORT', 4000)
const apiPort = portFrom('WAYPOST_API_PORT', 4010)

// A folder of its own, so that another build does not change what is served. Consoles started together differ in their ports.
const outDir = flags.built ? 'dist' : `.cache/console-${port}-${apiPort}`

// The served configuration; see the plugin in vite.config.ts.
process.env['WAYPOST_API_PORT'] = String(apiPort)

try {
  const log = (line: string) => flags.dev && console.log(line)
  const real = realOf(flags)
  const options = {
    port: apiPort,
    scenario: scenarioFrom('WAYPOST_SCENARIO'),
    consoleUrl: `http://127.0.0.1:${port}`,
    ...timeOfWorlds(),
  }
  const sandbox = flags.dev && !real ? await startRestartableSandbox(options) : undefined
  const api =
    sandbox ??
    (real
      ? await startProxy({ port: apiPort, server: real.server, log })
      : await startFront({ ...options, upstream: 'sandbox' }))
  const site = await serve().catch(async (error: unknown) => {
    await api.close()
    throw error
  })
  if (real) {
    console.log(`
  Console   http://127.0.0.1:${port}
  API       ${api.url}, which passes calls on to ${real.name} and checks them
  The developer panel (bottom right) lists what breaks the contract.
  Ctrl-C stops both.
`)
  } else
    console.log(`
  Console   http://127.0.0.1:${port}
  API       ${api.url}
  Sign in   admin@waypost.test         every screen
            staff@waypost.test         a customer's own locations
            fulfillment@waypost.test   orders and inventory
            the password is waypost-demo-1
  Mails     ${api.url}/sandbox/mail

  Try next  Ctrl+K finds enterprises and screens, ? lists the shortcuts
            POST ${api.url}/sandbox/tick?minutes=30 lets half an hour pass
            ${flags.dev ? 'the developer panel (bottom right) makes any call fail' : 'npm run dev reloads on each change and can make any call fail'}

  Ctrl-C stops both.
`)
  process.once('exit', () => real?.save())
  if ('ws' in site) {
    // The screens read everything again.
    const onRestart = () => site.ws.send({ type: 'custom', event: 'waypost:sandbox', data: {} })
    followSources({ sandbox, onRestart, log })
  }
  const stop = () => void Promise.all([site.close(), api.close()]).then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

async function serve() {
  // After the server of the API, which fails if the same console is already running.
  if (!flags.dev && !flags.built) {
    console.log('Building the console …')
    await build({ logLevel: 'error', build: { outDir } })
  }
  if (!flags.dev) return await preview({ preview: { port }, build: { outDir }, logLevel: 'error' })
  const server = await createServer({ server: { port }, logLevel: 'info', clearScreen: false })
  return await server.listen()
}

/** A fixed time advances only by a call. */
function timeOfWorlds() {
  const now = process.env['WAYPOST_NOW']
  if (now) return { fixedNow: new Date(now) }
  return process.env['WAYPOST_TICK'] === '0' ? {} : { tickEvery: 20_000 }
}

function scenarioFrom(name: string): Scenario {
  const text = process.env[name] ?? 'busy'
  const scenario = scenarios.find((each) => each === text)
  if (scenario) return scenario
  console.error(`${name} is "${text}"; there are ${scenarios.join(', ')}.`)
  process.exit(1)
}

function explain(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const taken =
    /\b(?:in use|EADDRINUSE)\b/.test(text) && /\d{2,5}/.exec(text.split(/port|:/i).at(-1) ?? '')
  if (!taken) return text
  const name = Number(taken[0]) === apiPort ? 'WAYPOST_API_PORT' : 'WAYPOST_PORT'
  return `${portTaken(Number(taken[0]), name)} npm start`
}
