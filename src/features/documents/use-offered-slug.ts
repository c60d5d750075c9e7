import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { DocumentRequest } from '~/api/generated/model/documentRequest.zod.ts'
import { offeredSlug } from './slug.ts'

/**
 * Fills in the slug of a new document from its topic, until the slug is edited, and again once it is emptied.
 *
 * @param original The slug of the document that it translates.
 */
export function useOfferedSlug(
  form: UseFormReturn<DocumentRequest>,
  isNew: boolean,
  original: string | undefined,
) {
  useEffect(() => {
    if (!isNew) return
    let offered = ''
    return form.subscribe({
      name: ['topic', 'locale'],
      formState: { values: true },
      callback: ({ values }) => {
        const { slug } = values
        const isUntouched = slug === '' || slug === offered
        offered = offeredSlug(values, original)
        if (isUntouched && slug !== offered) form.setValue('slug', offered, { shouldDirty: true })
      },
    })
  }, [form, isNew, original])
}
