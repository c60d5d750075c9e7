import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useMemo, useState } from 'react'
import {
  getGetInventoryTemplateQueryOptions,
  getListInventoryQueryOptions,
} from '~/api/generated/endpoints/inventory/inventory.ts'
import { macParams, withMac } from '~/features/inventory/inventory-query.ts'
import { startWorker } from '~/lib/trusted-types.ts'
import type { Delivery } from './create-delivery.ts'
import { createMatcher, type Matcher } from './create-matcher.ts'
import { problemsOf, textIn, textsOf, type Entered } from './entered.ts'
import workerAddress from './pattern-worker.ts?worker&url'
import { macAddressIn, readTemplate, type Template } from './template.ts'

/** The template of a device type, and its query for loading and failure. */
export function useTemplate(typeToken: string | null) {
  const query = useQuery({
    ...getGetInventoryTemplateQueryOptions(typeToken ?? ''),
    enabled: typeToken !== null,
  })
  const answer = query.data?.template
  const template = useMemo(() => answer && readTemplate(answer), [answer])
  return { query, template }
}

/** Tests values against patterns. Its worker stops with the screen. */
export function useMatcher() {
  const [matcher] = useState(() => createMatcher(() => startWorker(workerAddress)))
  useEffect(() => matcher.stop, [matcher])
  return matcher
}

/** What prevents saving a device. Starts tests of untested values. */
export function useProblems(matcher: Matcher, template: Template, entered: Entered) {
  const results = useSelector(matcher.results)
  useEffect(() => {
    for (const { token, pattern, isImage } of template.inputs) {
      const text = isImage ? '' : textIn(entered, token)
      if (pattern !== undefined && text !== '') void matcher.match(pattern, text)
    }
  }, [matcher, template, entered])
  return useMemo(() => problemsOf(template, entered, results), [template, entered, results])
}

/** The owner of a duplicate MAC address, if known: another device of the delivery, or a record. */
export function useDuplicate(template: Template, entered: Entered, { state, has }: Delivery) {
  // Renders again when the delivery changes.
  useSelector(state)
  const macAddress = macAddressIn(template, textsOf(template, entered))
  const { data } = useQuery({
    ...getListInventoryQueryOptions(macParams(macAddress ?? '')),
    enabled: macAddress !== undefined,
  })
  return {
    isRepeated: macAddress !== undefined && has(macAddress),
    record: macAddress !== undefined && data ? withMac(data, macAddress) : undefined,
  }
}
