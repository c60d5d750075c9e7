import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { DocumentRequest } from '~/api/generated/model/documentRequest.zod.ts'
import { slugOf } from './slug.ts'

/** Fills in the slug of a new document from its topic, until the slug is edited, and again once it is emptied. */
export function useOfferedSlug(form: UseFormReturn<DocumentRequest>, isNew: boolean) {
  useEffect(() => {
    if (!isNew) return
    let offered = ''
    return form.subscribe({
      name: 'topic',
      formState: { values: true },
      callback: ({ values: { topic, slug } }) => {
        const isUntouched = slug === '' || slug === offered
        offered = slugOf(topic)
        if (isUntouched && slug !== offered) form.setValue('slug', offered, { shouldDirty: true })
      },
    })
  }, [form, isNew])
}
