import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormState, useWatch, type Control } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { DocumentRequest } from '~/api/generated/model/documentRequest.zod.ts'
import { useFollowUp } from '~/kit/batch/use-batch.ts'
import { Box } from '~/styled-system/jsx'
import { PartMissing } from '~/ui/feedback/part-missing.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { toast } from '~/ui/toast/toasts.ts'
import type { SlugLinksProps } from './links/slug-links.tsx'
import { linksNotChecked } from './messages.ts'
import { trimmedSlug } from './slug.ts'

const SlugLinks = lazyPart<SlugLinksProps>(
  async () => (await import('./links/slug-links.tsx')).SlugLinks,
  PartMissing,
)

const loadMending = () => import('./links/mend-links.ts')

type Slugged = Pick<DocumentRequest, 'slug'>

/** What becomes of the links to a document when its slug changes. */
export function useSlugLinks() {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const followUp = useFollowUp()
  const [changesLinks, setChangesLinks] = useState(true)
  return {
    changesLinks,
    onChangesLinks: setChangesLinks,
    /**
     * Looks for the documents whose links a save is about to break, while it is sent. The result begins to change their
     * links, once the document is saved, or may be.
     */
    beforeSave: (id: number, values: Slugged, saved: Slugged) => {
      const isChanged = changesLinks && values.slug !== saved.slug
      const looked = isChanged ? lookFor(queryClient, saved.slug) : null
      return async () => {
        const linking = await looked
        if (linking === undefined) {
          toast('error', intl.formatMessage(linksNotChecked), null)
        }
        if (!linking?.length) return undefined
        const { mendLinks } = await loadMending()
        return followUp(mendLinks, linking, { id, from: saved.slug, to: values.slug })
      }
    },
  }
}

/** Resolves to undefined if they could not be found: the save does not depend on it. */
const lookFor = (queryClient: QueryClient, slug: string) =>
  loadMending()
    .then(({ documentsToMend }) => documentsToMend(queryClient, slug))
    .catch(() => undefined)

type SlugChangeNoticeProps = Pick<SlugLinksProps, 'changesLinks' | 'onChangesLinks'> & {
  control: Control<DocumentRequest>
  saved: string
}

/** Says which documents link to this one, as soon as its slug differs from the saved one. */
export function SlugChangeNotice({
  control,
  saved,
  changesLinks,
  onChangesLinks,
}: SlugChangeNoticeProps) {
  const slug = trimmedSlug(useWatch({ control, name: 'slug' }))
  const { isSubmitting } = useFormState({ control })
  if (slug === '' || slug === saved) return null
  return (
    <Box mt="4">
      <SlugLinks
        slug={saved}
        isSaving={isSubmitting}
        changesLinks={changesLinks}
        onChangesLinks={onChangesLinks}
      />
    </Box>
  )
}
