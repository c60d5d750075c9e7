import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const folders = [
  'src',
  'docs',
  'openapi',
  'mocks',
  'tests',
  'scripts',
  'deploy',
  'public',
  '.storybook',
]
const documents = ['*.md', ...folders.map((folder) => `${folder}/**/*.md`)].flatMap((pattern) =>
  globSync(pattern, { cwd: root }),
)

/** Without its blocks of code. */
const textOf = (document: string) => read(document).replaceAll(/^```.*?^```/gms, '')

/** As GitHub makes them of headings. */
const anchorsOf = (document: string) =>
  [...textOf(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

function isBroken(document: string, link: string) {
  const [target = '', anchor] = link.split('#')
  const file = target === '' ? document : path.join(path.dirname(document), target)
  if (!existsSync(path.join(root, file))) return true
  return anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).includes(anchor)
}

test('every link from one document to another leads somewhere', () => {
  expect(documents).toContain('docs/decisions.md')
  const broken = documents.flatMap((document) =>
    [...textOf(document).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link) && isBroken(document, link))
      .map((link) => `${document}: ${link}`),
  )
  expect(broken).toEqual([])
})

test('every list of decisions is named by its overview', () => {
  const named = [...read('docs/decisions.md').matchAll(/\((decisions\/[^)]+)\)/g)].map(
    ([, file]) => file,
  )
  const written = globSync('decisions/*.md', { cwd: path.join(root, 'docs') })
  expect(new Set(named)).toEqual(new Set(written))
})

const sources = globSync(
  folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs,js,json,yaml,html}`),
  { cwd: root },
)
const rootFiles = globSync('{*,.*}.{ts,mjs,json,html}', { cwd: root })
const files = [...sources, ...rootFiles]

const codeIn = (document: string) =>
  [...textOf(document).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

test('every file that a document names exists', () => {
  const exists = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`))
  const gone = documents.flatMap((document) =>
    codeIn(document)
      .filter((code) => /^[\w@.-]+(\/[\w$.-]+)*\.(tsx?|mjs|yaml)$/.test(code) && !exists(code))
      .map((name) => `${document}: ${name}`),
  )
  expect(gone).toEqual([])
})

/** Decisions name these because they are not used. */
const refused = ['exactOptionalPropertyTypes', 'useListCollection']

test('every name of the code that a decision mentions is there', () => {
  const code = files
    .filter((file) => !file.includes('/generated/') && file !== 'tests/repo/docs.test.ts')
    .map(read)
    .join('\n')
  const isName = (text: string) => /^[a-z]+[A-Z]\w*$|^[A-Z][a-z]+[A-Z]\w*$/.test(text)
  const named = new Set(
    globSync('docs/decisions/*.md', { cwd: root }).flatMap(codeIn).filter(isName),
  )
  expect([...named].filter((name) => !code.includes(name)).toSorted()).toEqual(refused)
})
