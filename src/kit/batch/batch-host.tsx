import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { fieldTexts, policyOf, toFailure } from '~/lib/failure.ts'
import { mayBeDone } from '~/lib/outcome.ts'
import { whenHidden } from '~/lib/when-hidden.ts'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { useUserStorages } from '~/ui/settings/user-storages.ts'
import type { BatchFailure } from './batch-state.ts'
import { createWork, type AnySpec } from './create-work.ts'
import { currentWork } from './current-work.ts'
import { keepRecord } from './work-records.ts'

/** By the name of a kind of batch: loads the hook that returns what it does. */
export type BatchKinds = Readonly<Record<string, () => Promise<() => AnySpec>>>

type OnSpec = { onSpec: (spec: AnySpec) => void }

/** Does the user's work on many items, whatever screen is shown. Renders nothing. */
export function BatchHost({ kinds }: { kinds: BatchKinds }) {
  const intl = useIntl()
  const textOf = useErrorText()
  const queryClient = useQueryClient()
  const { drafts, settings } = useUserStorages()
  const [specs] = useState(() => createSpecs(kinds))
  const [parts, setParts] = useState<readonly SpecPart[]>([])
  const explain = useEffectEvent((error: unknown): BatchFailure => {
    const failure = toFailure(error)
    const { page, refusal = false } = policyOf(failure)
    const isSignedOut = failure.status === 401
    return {
      text: [textOf(failure), ...fieldTexts(failure)].join(' '),
      isGone: page === 'missing',
      isRefused: refusal && !isSignedOut,
      isUnsure: mayBeDone(failure),
      isSignedOut,
      isLost: failure.kind === 'network',
    }
  })
  const titleOf = useEffectEvent(({ texts }: AnySpec) => intl.formatMessage(texts.title))
  const record = useEffectEvent((batch: Parameters<typeof keepRecord>[3]) =>
    keepRecord(queryClient, settings, intl, batch),
  )
  const interrupted = useEffectEvent(() => intl.formatMessage(interruptedText))
  useEffect(() => {
    const work = createWork({
      storage: drafts,
      specOf: (name) => specs.specOf(name, setParts),
      titleOf: (spec) => titleOf(spec),
      explain: (error) => explain(error),
      interrupted: interrupted(),
      record: (batch) => void record(batch),
    })
    let isOver = false
    // React's strict mode ends the first one at once, and nothing may be begun in it.
    queueMicrotask(() => !isOver && currentWork.set(work))
    const reconnect = () => work.reconnect()
    addEventListener('online', reconnect)
    const endStoring = whenHidden(() => work.flush())
    return () => {
      removeEventListener('online', reconnect)
      endStoring()
      work.flush()
      isOver = true
      currentWork.set(null)
      void work.stop()
    }
  }, [drafts, specs])
  return parts.map(({ name, Part, onSpec }) => <Part key={name} onSpec={onSpec} />)
}

type SpecPart = OnSpec & { name: string; Part: ComponentType<OnSpec> }

/** What the kinds of batches do comes from hooks, each in a part that loads when the first batch of its kind is opened. */
function createSpecs(kinds: BatchKinds) {
  const known = new Map<string, Promise<AnySpec>>()
  let parts: readonly SpecPart[] = []
  const specOf = async (
    name: string,
    load: () => Promise<() => AnySpec>,
    onParts: (parts: readonly SpecPart[]) => void,
  ) => {
    const Part = withSpec(await load())
    const { promise, resolve } = Promise.withResolvers<AnySpec>()
    parts = [...parts, { name, Part, onSpec: resolve }]
    onParts(parts)
    return promise
  }
  return {
    /** Undefined for a kind of another version of the console; rejects if its code cannot be loaded. */
    specOf: async (name: string, onParts: (parts: readonly SpecPart[]) => void) => {
      const load = kinds[name]
      if (!load) return undefined
      const spec = known.get(name) ?? specOf(name, load, onParts)
      known.set(name, spec)
      spec.catch(() => known.delete(name))
      return spec
    },
  }
}

const withSpec = (useSpec: () => AnySpec) =>
  function Spec({ onSpec }: OnSpec) {
    const spec = useSpec()
    const hand = useEffectEvent(() => onSpec(spec))
    useEffect(() => hand(), [])
    return null
  }

const interruptedText = defineMessage({
  defaultMessage: 'The page was closed before the response arrived.',
  description: 'Work on many things: why it is not known whether one of them was done',
})
