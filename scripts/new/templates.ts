import { access } from '../../mocks/world/access.ts'
import { clientFile } from '../client-file.ts'
import { labelOf, sentence, type Names } from './names.ts'
import type { Field, Source } from './operation.ts'

/** A file of a new screen by its path. */
export type Files = Record<string, string>
/** Whether an address has a screen by now. */
export type IsScreen = (address: string) => boolean

const mostColumns = 5

/** A list that the server pages: as `features/fleets/fleets-page.tsx`. */
export function listFiles(names: Names, source: Source): Files {
  const { operation, hook, type, place, total, sort } = source
  const { component, value, title } = names
  const first = nameField(source)
  const columns = [first, ...source.fields.filter((each) => each !== first && isShown(each))].slice(
    0,
    mostColumns,
  )
  const tail = ['page', 'size', 'sort'].filter((each) =>
    operation.parameters.some(({ name }) => name === each),
  )
  return {
    [names.route]: `import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { ${value}, ${component} } from '~/${inSource(names)}'
import { plainAddress } from '~/kit/table/list-address.ts'
import { prefetchList } from '~/kit/table/list.ts'

export const Route = createFileRoute('${names.routeId}')({
  staticData: {
    title: defineMessage({ defaultMessage: '${title}', description: 'Name of a screen: all ${names.things}' }),
    ${unlocking(source)}
  },
  validateSearch: plainAddress.validate,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    prefetchList(context.queryClient, ${value}, deps)
  },
  component: ${component},
})
`,
    [`${names.folder}/${names.base}.tsx`]: `import { Inbox } from 'lucide-react'
import * as api from '~/api/generated/endpoints/${endpoint(source)}'
import type { ${type} } from '~/api/generated/model/index.ts'
import { ${operation.operationId}ParamsSortItemRegExp } from '~/api/generated/model/${operation.operationId}Params.zod.ts'
import { ListPage } from '~/kit/table/list-page.tsx'
import { columnsOf } from '~/kit/table/columns.tsx'
import { plainAddress } from '~/kit/table/list-address.ts'
import { defineList } from '~/kit/table/list.ts'
import { useList } from '~/kit/table/use-list.ts'
${wordsImport(columns)}import { messages } from './messages.ts'

const column = columnsOf<${type}>()

const columns = [
${columns.map((each) => `  column.${each.kind}('${each.name}', { label: ${labelText(each)} }),`).join('\n')}
]

/** All ${names.things}. */
export const ${value} = defineList({
  key: '${names.area}',
  label: messages.all,
  address: plainAddress,
  query: ({ ${tail.join(', ')} }) => api.get${hook}QueryOptions({ ${tail.join(', ')} }),
  rows: (answer) => ({ rows: answer.${place.join('.')}, total: answer.${total} }),
  sortable: ${operation.operationId}ParamsSortItemRegExp,
  sort: ['${sort},asc'],
  columns,
  id: (row) => String(row.${idField(source)}),
  name: (row) => ${textOf('row', first)},
})

/** All ${names.things}. */
export function ${component}() {
  return (
    <ListPage
      list={useList(${value})}
      empty={{ icon: Inbox, title: messages.none, hint: messages.noneHint }}
    />
  )
}
`,
    [`${names.folder}/messages.ts`]: messagesFile([
      ['all', title, `Names the table of ${names.things}`],
      ['none', `No ${names.things} yet`, 'Empty list'],
      [
        'noneHint',
        `The ${names.things} appear here once there are some.`,
        `Explains the empty list of ${names.things}`,
      ],
      ...fieldTexts(names, columns),
    ]),
    [`${names.folder}/${names.base}.stories.tsx`]: stories(
      names,
      `
/** When the screen opens. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible()
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(1)
  },
})
${
  source.hasEmptyExample
    ? `
/** When there are no ${names.things} yet. */
export const Empty = meta.story({
  parameters: { answers: { ${operation.operationId}: { example: 'empty' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No ${names.things} yet')).toBeVisible()
  },
})
`
    : ''
}${loading(source)}${failed(source)}`,
    ),
    [names.journey]: journey(
      `an administrator looks through the ${names.things}`,
      names.address,
      `  await expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()`,
    ),
  }
}

/** A form for a new record: as `features/users/user-form.tsx`. */
export function formFiles(names: Names, source: Source, isScreen: IsScreen): Files {
  const { hook, type } = source
  const { component } = names
  const fields = source.fields.filter((each) => each.kind !== 'instant')
  const needed = fields.filter((each) => each.required)
  const shown = needed.length > 0 ? needed : fields.slice(0, mostColumns)
  const components = new Set(shown.map(componentOf))
  const imported = (name: string, file: string) =>
    components.has(name) ? `import { ${name} } from '~/kit/form/${file}.tsx'\n` : ''
  const list = names.address.replace(/\/[^/]+$/, '')
  const draft = names.base.replace(/-page$/, '')
  return {
    [names.route]: `import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { ${component} } from '~/${inSource(names)}'

export const Route = createFileRoute('${names.routeId}')({
  staticData: {
    title: defineMessage({ defaultMessage: '${names.title}', description: 'Name of a screen' }),
    ${unlocking(source)}
  },
  component: ${component},
})
`,
    [`${names.folder}/${names.base}.tsx`]: `import * as api from '~/api/generated/endpoints/${endpoint(source)}'
import { ${type} } from '~/api/generated/model/${type.replace(/^./, (letter) => letter.toLowerCase())}.zod.ts'
${imported('CheckboxField', 'checkbox-field')}import { contractCheck } from '~/kit/form/contract-check.ts'
${imported('NumberField', 'number-field')}${imported('PasswordField', 'password-field')}import { RecordForm } from '~/kit/form/record-form.tsx'
import { requestFor } from '~/kit/form/record-version.ts'
${imported('TextField', 'text-field')}import { useForm } from '~/kit/form/use-form.ts'
${wordsImport(shown)}import { messages } from './messages.ts'

/** Adds a ${names.thing}. */
export function ${component}() {
  const form = useForm({ defaultValues, check })
  const { control } = form
  const { mutateAsync: create } = api.use${hook}({ request: requestFor(control) })
  return (
    <RecordForm
      in="page"
      form={form}
      save={(values) => create({ data: toRequest(values) })}
      adds={{
        discardNew: messages.discardNew,
        keyOf: (values) => JSON.stringify(values),
        // After a lost answer. Read the ${names.thing} with that key here, so that it is not added twice.
        find: () => Promise.resolve(undefined),
        goOn: () => ({ draft: '${draft}', saved: defaultValues, link: { to: '.' } }),
      }}
      saved={messages.added}
      notSaved={messages.notSaved}
      maybeSaved={messages.maybeSaved}
      leadsTo={{ to: '${isScreen(list) ? list : '/'}' }}
      draft="${draft}"
    >
${shown.map(fieldOf).join('\n')}
    </RecordForm>
  )
}

const defaultValues = {
${shown.map(({ name, kind }) => `  ${name}: ${{ text: `''`, number: 'null as number | null', boolean: 'false', instant: `''` }[kind]},`).join('\n')}
}

// Validation refuses empty values.
const toRequest = (values: typeof defaultValues) => values as ${type}

const checkRequest = contractCheck<${type}>(${type})
const check = (values: typeof defaultValues) => checkRequest(toRequest(values))
`,
    [`${names.folder}/messages.ts`]: messagesFile([
      ['discardNew', `Discard the new ${names.thing}?`, 'Question before the form is left'],
      ['added', `${sentence(names.thing)} added.`, 'Shown on the list after saving'],
      ['notSaved', `The ${names.thing} was not saved`, 'Heading; why follows'],
      [
        'maybeSaved',
        `The ${names.thing} may have been saved anyway. Check the list before you send it again.`,
        `Below the message that a ${names.thing} was not saved`,
      ],
      ...fieldTexts(names, shown),
    ]),
    [`${names.folder}/${names.base}.stories.tsx`]: stories(
      names,
      `
/** When the screen opens. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '${names.title}' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect((await canvas.findAllByText('Required')).length).toBeGreaterThan(0)
  },
})
`,
    ),
    [names.journey]: journey(
      `an administrator opens the form of a new ${names.thing}`,
      names.address,
      `  await expect(page.getByRole('heading', { level: 1, name: '${names.title}' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Required').first()).toBeVisible()`,
    ),
  }
}

/** A record's home: as `features/enterprises/view`. */
export function recordFiles(names: Names, source: Source): Files {
  const { hook, place, sample, isNumericId } = source
  const { component, value, param = 'id' } = names
  const first = nameField(source)
  const shown = source.fields.filter((each) => each !== first && isShown(each))
  const texts = fieldTexts(names, shown)
  const record = ['data', ...place].join('.')
  const url = names.address.replace(`$${param}`, sample)
  return {
    [names.route]: `import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { ${value}, ${component} } from '~/${inSource(names)}'
import { RecordPending } from '~/kit/record/record-pending.tsx'
${isNumericId ? `import { recordIdParam } from '~/lib/record-id.ts'\n` : ''}
export const Route = createFileRoute('${names.routeId}')({
  staticData: {
    title: defineMessage<{ name: string }>({
      defaultMessage: '{name}',
      description: 'Name of the screen of a ${names.thing}; name: of the ${names.thing}',
    }),
    ${unlocking(source)}
    sample: '${url}',
  },
${isNumericId ? `  params: recordIdParam('${param}'),\n` : ''}  loader: ({ context, params }) => ${value}(context.queryClient, params.${param}),
  pendingComponent: RecordPending,
  component: ${component},
})
`,
    [`${names.folder}/${names.base}.tsx`]: `import type { QueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import * as api from '~/api/generated/endpoints/${endpoint(source)}'
import { RecordPage } from '~/kit/record/record-page.tsx'
import { Property, PropertyList } from '~/ui/layout/property-list.tsx'
${shown.some(({ kind }) => kind === 'instant') ? `import { useIntl } from 'react-intl'\nimport { formatInstant } from '~/i18n/format-instant.ts'\n` : ''}${wordsImport(shown)}${texts.length > 0 ? `import { messages } from './messages.ts'\n` : ''}
/** Loads what the page reads. */
export async function ${value}(queryClient: QueryClient, ${param}: ${isNumericId ? 'number' : 'string'}) {
  const data = await queryClient.fetchQuery(api.get${hook}QueryOptions(${param}))
  return { name: ${textOf(record, first)} }
}

/** One ${names.thing}. */
export function ${component}() {
${shown.some(({ kind }) => kind === 'instant') ? '  const intl = useIntl()\n' : ''}  const { ${param} } = useParams({ from: '${names.routeId}' })
  const { data } = api.use${hook}Suspense(${param})
  const record = ${record}
  return (
    <RecordPage icon={FileText} name={${textOf('record', first)}}>
      <PropertyList>
${shown.map((each) => `        <Property label={${labelText(each)}}>${shownValue(each)}</Property>`).join('\n')}
      </PropertyList>
    </RecordPage>
  )
}
`,
    ...(texts.length > 0 && { [`${names.folder}/messages.ts`]: messagesFile(texts) }),
    [`${names.folder}/${names.base}.stories.tsx`]: stories(
      names,
      `
/** When a ${names.thing} is opened. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect((await canvas.findAllByRole('term')).length).toBeGreaterThan(0)
  },
})
${loading(source)}`,
      url,
    ),
    [names.journey]: journey(
      `an administrator opens a ${names.thing}`,
      url,
      `  await expect(page.getByRole('term').first()).toBeVisible()`,
    ),
  }
}

const inSource = ({ folder, base }: Names) => `${folder.replace('src/', '')}/${base}.tsx`

function endpoint({ operation: { path, tag } }: Source): string {
  const file = clientFile(path, tag)
  return `${file}/${file}.ts`
}

/** The screens whose users may make the call. */
function unlocking({ operation: { operationId } }: Source): string {
  const who = (access as Record<string, string | readonly string[]>)[operationId] ?? 'signed-in'
  if (typeof who === 'string') return `open: true,`
  return `unlockedBy: ['${who[0]!.replaceAll(/:(\w+)/g, '$$$1').split('#')[0]}'],`
}

const isId = ({ name }: Field) => /^id$|Id$|[uU]uid$/.test(name)
const isShown = (field: Field) => !isId(field) && field.kind !== 'boolean'

/** What names a record. */
function nameField({ fields }: Source): Field {
  const texts = fields.filter(({ kind }) => kind === 'text')
  const usual = ['name', 'description', 'topic', 'username', 'reference']
  const found = usual.flatMap((name) => texts.filter((each) => each.name === name))[0] ?? texts[0]
  if (!found) throw new Error('The operation has no text that could name a record')
  return found
}

const idField = ({ fields }: Source) => (fields.find(isId) ?? fields[0])?.name ?? 'id'

const textOf = (record: string, { name, required, nullable }: Field) =>
  `${record}.${name}${required && !nullable ? '' : ` ?? ''`}`

const shownValue = ({ name, kind }: Field) =>
  kind === 'instant' ? `{formatInstant(intl, record.${name})}` : `{record.${name}}`

const componentOf = ({ name, kind }: Field): string =>
  /password/i.test(name)
    ? 'PasswordField'
    : { text: 'TextField', number: 'NumberField', boolean: 'CheckboxField', instant: '' }[kind]

function fieldOf(field: Field): string {
  const { name, kind, required } = field
  const component = componentOf(field)
  const props = [
    `label={${labelText(field)}}`,
    required && kind !== 'boolean' && 'required',
    component === 'PasswordField' && 'autoComplete="new-password"',
  ].filter(Boolean)
  return `      <${component} control={control} name="${name}" ${props.join(' ')} />`
}

// Texts that all screens share, see src/i18n/words.ts.
const shared = [
  'name',
  'token',
  'firstName',
  'lastName',
  'username',
  'language',
  'enterprise',
  'password',
]

const labelText = ({ name }: Field) =>
  shared.includes(name) ? `words.${name}` : `messages.${name}`

const wordsImport = (fields: Field[]) =>
  fields.some(({ name }) => shared.includes(name))
    ? `import { words } from '~/i18n/words.ts'\n`
    : ''

type Text = [key: string, text: string, description: string]

const fieldTexts = ({ thing }: Names, fields: Field[]): Text[] =>
  fields
    .filter(({ name }) => !shared.includes(name))
    .map(({ name }) => [name, labelOf(name), `Label or column: of a ${thing}`])

const messagesFile = (texts: Text[]) => `import { defineMessages } from 'react-intl'

export const messages = defineMessages({
${texts.map(([key, text, description]) => `  ${key}: { defaultMessage: '${text}', description: '${description}' },`).join('\n')}
})
`

const stories = (
  { up, story, address }: Names,
  content: string,
  url = address,
) => `import { expect } from 'storybook/test'
import preview from '${up}/preview.tsx'

const meta = preview.meta({
  title: '${story}',
  parameters: { layout: 'fullscreen', url: '${url}' },
})
${content}`

const loading = ({ operation: { operationId } }: Source) => `
/** While the answer takes long. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { ${operationId}: { delay: 'infinite' } } },
})
`

const failed = ({ operation: { operationId, answers } }: Source) =>
  answers.some(({ status }) => status === 500)
    ? `
/** When the server cannot answer. */
export const Failed = meta.story({
  parameters: {
    answers: { ${operationId}: { code: 500 } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})
`
    : ''

const journey = (
  sentenceOfIt: string,
  url: string,
  content: string,
) => `import { expect, test } from '../support/console-test.ts'

test('${sentenceOfIt}', async ({ page, openAs }) => {
  await openAs('admin', '${url}')
${content}
})
`
