import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Service } from 'kubernetes-models/v1/Service'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { findProgram } from '../../scripts/programs.ts'
import { readConfig } from '../config.ts'
import { nginxFile } from '../nginx.ts'

const kinds = { Deployment, Ingress, PodDisruptionBudget, ConfigMap, Service }
type Manifest = { kind: keyof typeof kinds }
type Kustomization = {
  resources: string[]
  configMapGenerator: { name: string; files: string[] }[]
}

const folder = import.meta.dirname
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const manifests = globSync('*/*.yaml', { cwd: folder }).filter(
  (file) => path.basename(file) !== 'kustomization.yaml',
)
const kubectl = findProgram('kubectl')

test.each(manifests)('%s follows the schema of Kubernetes', (file) => {
  const objects = objectsOf(read(file))
  expect(objects).not.toEqual([])
  for (const each of objects) expect(() => check(each)).not.toThrow()
})

test('a misspelled field is found', () => {
  const deployment = parse(read('base/deployment.yaml').replace('runAsNonRoot', 'runAsNoRoot'))
  expect(() => check(deployment as Manifest)).toThrow('runAsNoRoot')
})

test.skipIf(!kubectl)('kubectl writes objects that follow the schema (skipped without it)', () => {
  const { stdout, stderr } = spawnSync(kubectl ?? '', ['kustomize', `${folder}/example`], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const objects = objectsOf(stdout)
  expect(new Set(objects.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)))
  for (const each of objects) check(each)
})

test.each(['base', 'example'])('%s names each of its files', (name) => {
  const { resources, configMapGenerator } = kustomizationOf(name)
  const files = resources.filter((each) => !each.startsWith('..')).map((each) => `${name}/${each}`)
  expect(files.toSorted()).toEqual(
    manifests.filter((file) => path.dirname(file) === name).toSorted(),
  )
  expect(configMapGenerator.map(({ files }) => files)).toEqual([['config.json']])
})

test.each(['base', 'example'])('nginx accepts the config.json of %s', (name) => {
  const file = path.join(folder, name, 'config.json')
  expect(nginxFile({ config: readConfig(file) })).toContain(`connect-src 'self'`)
})

test('the objects and the container agree on names, ports and paths', () => {
  const { metadata, spec } = new Deployment(parse(read('base/deployment.yaml')))
  const pod = spec!.template.spec!
  const [container] = pod.containers
  const service = new Service(parse(read('base/service.yaml')))
  const budget = new PodDisruptionBudget(parse(read('base/disruption-budget.yaml')))
  const ingresses = objectsOf(read('example/ingress.yaml')).map(
    (each) => new Ingress(each as never),
  )
  expect(spec!.selector.matchLabels).toEqual(spec!.template.metadata!.labels)
  expect(service.spec!.selector).toEqual(spec!.template.metadata!.labels)
  expect(budget.spec!.selector).toEqual(spec!.selector)
  expect(service.spec!.ports![0]!.targetPort).toBe(container!.ports![0]!.name)
  const paths = ingresses.flatMap(({ spec }) => spec!.rules![0]!.http!.paths)
  expect(paths.map(({ path }) => path)).toEqual(['/', '/forgotpassword/reset'])
  for (const { backend } of paths) {
    expect(backend.service).toEqual({
      name: service.metadata!.name,
      port: { name: service.spec!.ports![0]!.name },
    })
  }
  expect(metadata!.name).toBe('waypost')

  // The image: its port, its user, and the folders that nginx reads and writes.
  const containerfile = readFileSync(path.join(folder, '../Containerfile'), 'utf8')
  expect(containerfile).toContain(`EXPOSE ${container!.ports![0]!.containerPort}`)
  expect(containerfile).toContain(
    `USER ${pod.securityContext!.runAsUser}:${pod.securityContext!.runAsGroup}`,
  )
  const mounts = Object.fromEntries(
    container!.volumeMounts!.map(({ mountPath, name }) => [mountPath, name]),
  )
  expect(Object.keys(mounts)).toEqual(['/etc/waypost', '/tmp'])
  const source = pod.volumes!.find(({ name }) => name === mounts['/etc/waypost'])
  expect(source!.configMap!.name).toBe(kustomizationOf('base').configMapGenerator[0]!.name)
})

test('two pods run without privileges, and one is always available', () => {
  const { spec } = new Deployment(parse(read('base/deployment.yaml')))
  const pod = spec!.template.spec!
  expect(spec!.replicas).toBeGreaterThanOrEqual(2)
  expect(spec!.strategy!.rollingUpdate!.maxUnavailable).toBe(0)
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true })
  expect(pod.automountServiceAccountToken).toBe(false)
  for (const { securityContext, startupProbe, readinessProbe, livenessProbe } of pod.containers) {
    expect(securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    for (const probe of [startupProbe, readinessProbe, livenessProbe]) {
      expect(['/config.json', '/index.html']).toContain(probe!.httpGet!.path)
    }
  }
})

const objectsOf = (text: string) => parseAllDocuments(text).map((each) => each.toJS() as Manifest)

function kustomizationOf(name: string): Kustomization {
  return parse(read(`${name}/kustomization.yaml`)) as Kustomization
}

/** Throws if an object violates its schema or has an unknown field, both of which a cluster refuses. */
function check(manifest: Manifest) {
  const unread = new Set<string>()
  const Model = kinds[manifest.kind]
  watched(new Model(manifest as never), unread).validate()
  if (unread.size > 0) throw new Error(`Unknown fields: ${[...unread].join(', ')}`)
}

/** An object that removes its fields from `unread` when they are read. The validators accept unknown fields, but never read them. */
function watched<Value extends object>(value: Value, unread: Set<string>, place = ''): Value {
  const parts = new Map<PropertyKey, unknown>()
  const nameOf = (key: PropertyKey) => `${place}/${String(key)}`
  for (const key of Object.keys(value)) unread.add(nameOf(key))
  return new Proxy(value, {
    get(target, key) {
      unread.delete(nameOf(key))
      const part: unknown = Reflect.get(target, key)
      if (typeof part !== 'object' || part === null) return part
      if (!parts.has(key)) parts.set(key, watched(part, unread, nameOf(key)))
      return parts.get(key)
    },
  })
}
