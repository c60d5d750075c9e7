import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { orExplain, readConfig } from './config.ts'
import { asked, hashedFolder, kept, securityHeaders, type PolicyConfig } from './headers.ts'

type Site = {
  /** The configuration that the policy is derived from. */
  config: PolicyConfig
  /** The path of the `config.json` that nginx serves. */
  configFile: string
  /** The folder of the build. */
  root: string
  /** A port, or an address with one. */
  listen: string
  /** Whether nginx has the module that serves the brotli files of the build. */
  brotli: boolean
}

/** The layout of the container, and the defaults of the command. */
const defaults = {
  configFile: '/etc/waypost/config.json',
  root: '/srv/waypost',
  listen: '8080',
  brotli: true,
}

const resetFolder = '/forgotpassword/reset/'

/** An nginx configuration for `conf.d` that serves the console with the headers of its `config.json`. */
export function nginxFile({ config, ...given }: Partial<Site> & Pick<Site, 'config'>): string {
  const { configFile, root, listen, brotli } = { ...defaults, ...given }
  const headers = Object.entries(securityHeaders(config))
    .map(
      ([name, value]) =>
        `    add_header ${name} "${value.replaceAll('"', String.raw`\"`)}" always;`,
    )
    .join('\n')
  return `# Written by deploy/nginx.ts for the addresses in config.json. Run it again when they change.

map $uri $waypost_cache {
    default "${asked}";
    ~^${hashedFolder} "${kept}";
}

server {
    listen ${listen};
    root ${quoted(root)};
    charset utf-8;
    server_tokens off;

    # Made by the build.
    gzip_static on;
    gzip_vary on;
${brotli ? '    brotli_static on;\n' : ''}
    # nginx drops these in a location that adds one of its own: so none does.
${headers}
    # Not on failures: one that is kept for a year would outlive its cause.
    add_header Cache-Control $waypost_cache;

    location = /config.json {
        alias ${quoted(configFile)};
        gzip_static off;
${brotli ? '        brotli_static off;\n' : ''}    }

    # A file of an older build is missing. Were index.html in its place, the console would not notice.
    location ^~ ${hashedFolder} {
        try_files $uri =404;
    }

    location = /service-worker.js {
        try_files $uri =404;
    }

    location ~ /\\. {
        return 404;
    }

    # The address of the password reset screen contains a secret: it is not logged.
    location ^~ ${resetFolder} {
        access_log off;
        try_files /index.html =404;
    }

    # Every other address is a screen's.
    location / {
        try_files $uri /index.html;
    }
}
`
}

function quoted(path: string): string {
  if (/["\\$\n]/.test(path)) throw new Error(`"${path}" cannot be written into nginx's file`)
  return `"${path}"`
}

if (import.meta.main) orExplain(write)

function write() {
  const { values } = parseArgs({
    options: {
      config: { type: 'string', default: defaults.configFile },
      root: { type: 'string', default: defaults.root },
      listen: { type: 'string', default: defaults.listen },
      'no-brotli': { type: 'boolean', default: false },
      output: { type: 'string' },
    },
  })
  const text = nginxFile({
    config: readConfig(values.config),
    configFile: path.resolve(values.config),
    root: path.resolve(values.root),
    listen: values.listen,
    brotli: !values['no-brotli'],
  })
  if (values.output === undefined) process.stdout.write(text)
  else writeFileSync(values.output, text)
}
