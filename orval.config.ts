import { readFileSync } from 'node:fs'
import { defineConfig } from 'orval'
import { clientFile } from './scripts/client-file.ts'

const bundle = './mocks/generated/openapi.json'

type Response = { $ref?: string; content?: Record<string, unknown> }
type Operation = {
  operationId: string
  parameters?: { $ref?: string }[]
  security?: unknown[]
  servers?: unknown[]
  tags?: string[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, Response>
}
type PathItem = { servers?: unknown[] } & Partial<Record<(typeof methods)[number], Operation>>
type Bundle = {
  paths: Record<string, PathItem>
  components: { responses: Record<string, Response>; schemas: Record<string, unknown> }
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
const operationsOf = (paths: Bundle['paths']) =>
  Object.values(paths).flatMap((item) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation
        ? { servers: item.servers, ...operation, responses: operation.responses }
        : []
    }),
  )
const operations = operationsOf((JSON.parse(readFileSync(bundle, 'utf8')) as Bundle).paths)

function answersFile(operation: Operation): boolean {
  const types = Object.keys(operation.responses['200']?.content ?? {})
  return types.length > 0 && !types.includes('application/json')
}

const takesKey = ({ parameters = [] }: Operation) =>
  parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'))

// Reads by name only: each of these GETs changes something or serves a file once, so a hook must not fetch it automatically.
const mutatingGets = ['decommissionDevice', 'reinventoryDevice', 'downloadInstallationPackage']
const readingPosts = ['adminSearch']

/** What `http.ts` needs to know about each call, taken from the contract. */
const perOperation = Object.fromEntries(
  operations.map((operation) => {
    const { operationId: id } = operation
    const requestOptions = {
      operationId: id,
      ...(operation.security?.length === 0 && { public: true }),
      ...(operation.servers && { images: true }),
      ...(answersFile(operation) && { binary: true }),
      ...(takesKey(operation) && { keyed: true }),
      ...(operation.requestBody?.content['multipart/form-data'] !== undefined && { upload: true }),
    }
    const query = mutatingGets.includes(id)
      ? { useQuery: false, useSuspenseQuery: false, useMutation: true }
      : readingPosts.includes(id)
        ? { useQuery: true, useSuspenseQuery: true, useMutation: false }
        : undefined
    return [id, { requestOptions, ...(query && { query }) }]
  }),
)

/**
 * Inlines the shared responses, which orval otherwise imports from models that it does not write, and drops the
 * descriptions of schemas: the validators would carry every sentence into the browser.
 */
function prepare<T>(document: T): T {
  const copy = structuredClone(document) as unknown as Bundle
  for (const operation of operationsOf(copy.paths)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const name = response.$ref?.split('/').at(-1)
      if (name) operation.responses[status] = structuredClone(copy.components.responses[name]!)
    }
  }
  for (const [path, item] of Object.entries(copy.paths)) {
    for (const method of methods) {
      const operation = item[method]
      if (operation?.tags) operation.tags = operation.tags.map((tag) => clientFile(path, tag))
    }
  }
  for (const schema of Object.values(copy.components.schemas)) dropDescriptions(schema)
  return copy as unknown as T
}

function dropDescriptions(schema: unknown) {
  if (Array.isArray(schema)) return schema.forEach(dropDescriptions)
  if (typeof schema !== 'object' || schema === null) return
  const record = schema as Record<string, unknown>
  if (typeof record['description'] === 'string') delete record['description']
  Object.values(record).forEach(dropDescriptions)
}

export default defineConfig({
  api: {
    input: { target: bundle, override: { transformer: prepare } },
    output: {
      target: './src/api/generated/endpoints',
      schemas: { path: './src/api/generated/model', type: 'zod' },
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      // Otherwise path parameters are sent unencoded.
      urlEncodeParameters: true,
      override: {
        header: () => ['Generated from openapi/ by `npm run generate`. Do not edit.'],
        mutator: { path: './src/api/http.ts', name: 'http' },
        formData: {
          mutator: { path: './src/api/form-data.ts', name: 'toFormData' },
          arrayHandling: 'serialize',
        },
        includeZodSchemaInArguments: true,
        fetch: {
          includeHttpResponseReturnType: false,
          runtimeValidation: true,
          arrayFormat: 'repeat',
        },
        query: {
          version: 5,
          signal: true,
          usePrefetch: true,
          useSuspenseQuery: true,
          useInvalidate: true,
          useOperationIdAsQueryKey: true,
          shouldSplitQueryKey: true,
        },
        zod: {
          version: 4,
          variant: 'mini',
          generateReusableSchemas: true,
          generateDiscriminatedUnion: true,
        },
        operations: perOperation,
      },
    },
  },
})
