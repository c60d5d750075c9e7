import { Languages } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { DocumentSummary } from '~/api/generated/model/index.ts'
import { Button } from '~/ui/button/button.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { messages } from './messages.ts'

/** Leads to the form of a new document with the text of this one. */
export const TranslateLink = ({ document }: { document: Pick<DocumentSummary, 'id'> }) => (
  <Button asChild size="sm" quiet>
    <ScreenLink to="/admin-admin/docs/add" search={{ translationOf: document.id }}>
      <Languages aria-hidden />
      <FormattedMessage {...messages.translate} />
    </ScreenLink>
  </Button>
)
