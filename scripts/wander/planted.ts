import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A fault of a kind that people have found. It is planted by replacing a text of a source file, which must have it once. */
export type Planted = {
  name: string
  file: string
  from: string
  to: string
  /** How the finding begins that counts. */
  shows: string
}

export const planted: readonly Planted[] = [
  {
    name: 'a double press falls through',
    shows: 'double press',
    file: 'src/ui/press/watch.ts',
    from: 'sight.control === null || (time - changedAt >= settleTime && changedAt < firstAt)',
    to: 'true',
  },
  {
    name: 'a page past its end is empty',
    shows: 'list',
    file: 'src/kit/table/use-list.ts',
    from: 'total === undefined ? state.page : clampPage(state.page, pageCountOf(total, state.size))',
    to: 'state.page',
  },
  {
    name: 'a draft replaces newer data',
    shows: 'overwritten',
    file: 'src/kit/form/draft.tsx',
    from: 'if (!merge || !older.has(path) || sameValue(before, theirs))',
    to: 'if (merge || !older.has(path) || sameValue(before, theirs))',
  },
  {
    name: 'a time-out never arrives',
    shows: 'stuck',
    file: 'src/api/deadline.ts',
    from: 'setTimeout(() => timeUp.abort(), timeoutMs)',
    to: 'setTimeout(() => {}, timeoutMs)',
  },
  {
    name: 'a scan acts as a shortcut',
    shows: 'scan',
    file: 'src/ui/shortcuts/key-gate.ts',
    from: 'if (!waits) return',
    to: 'if (waits || !waits) return',
  },
  {
    name: 'a dialog closes when its row moves',
    shows: 'dialog',
    file: 'src/features/orders/list/orders-page.tsx',
    from: '      <OrderLabel />\n      {dialogs}\n    </>\n  )\n}\n',
    to: `      <RowLabel rows={rows ?? []} />
      {dialogs}
    </>
  )
}

import { useSearch } from '@tanstack/react-router'
const RowLabel = ({ rows }: { rows: readonly Order[] }) => {
  const { label } = useSearch({ strict: false })
  return rows.some(({ id }) => String(id) === String(label)) ? <OrderLabel /> : null
}
`,
  },
  {
    name: 'a batch wakes in another tab',
    shows: 'sent again',
    file: 'src/kit/batch/create-work.ts',
    from: 'await takeLock(lock, { signal: giveUp.signal })',
    to: 'await takeLock(`${lock} ${crypto.randomUUID()}`, { signal: giveUp.signal })',
  },
  {
    name: 'a write whose answer is lost is sent again',
    shows: 'sent again',
    file: 'src/app/query-client.ts',
    from: "mutations: { retry: false, networkMode: 'always' }",
    to: "mutations: { retry: 1, networkMode: 'always' }",
  },
  {
    name: 'a failed save is said to be saved',
    shows: 'unsaved',
    file: 'src/kit/form/record-form.tsx',
    from: "if (isFailedCall(error) && error.name !== 'AbortError') setFailure(error)",
    to: `if (isFailedCall(error) && saved) toast('success', intl.formatMessage(saved))`,
  },
  {
    name: 'what is typed before a part has loaded is lost',
    shows: 'typed',
    file: 'src/ui/lazy/lazy-part.tsx',
    from: 'typeInto(after, before.value)',
    to: "typeInto(after, '')",
  },
  {
    name: 'a filter is lost on Back',
    shows: 'back',
    file: 'src/kit/table/use-list-state.ts',
    from: 'const [own, setOwn] = useState(defaults)',
    to: `const [own, setOwn] = useState(() => {
    queueMicrotask(() => inAddress && changeAddress(() => ({}), { replace: true }))
    return defaults
  })`,
  },
]

const root = path.resolve(import.meta.dirname, '../..')

/** The source with the fault. Throws unless the text is there exactly once. */
export function plant({ name, file, from, to }: Planted): string {
  const parts = readFileSync(path.join(root, file), 'utf8').split(from)
  if (parts.length !== 2)
    throw new Error(`“${name}”: ${file} has ${parts.length - 1} times: ${from}`)
  return parts.join(to)
}
