import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '~/components/table/list-search.ts'
import { messages } from '~/features/enterprises/messages.ts'
import { EnterprisePreferencesPage } from '~/features/enterprises/preferences/enterprise-preferences-page.tsx'
import { loadPreferences } from '~/features/enterprises/preferences/load-preferences.ts'
import { preferencesList } from '~/features/enterprises/preferences/preferences-list.ts'
import { recordIdParam } from '~/lib/record-id.ts'
import { titles } from '~/shell/titles.ts'

export const Route = createFileRoute('/admin-admin/enterprises/$enterpriseId/preferences')({
  staticData: {
    title: titles.enterprisePreferences,
    wayBack: { to: '/admin-admin/enterprises', message: messages.unableToLoad },
  },
  params: recordIdParam('enterpriseId'),
  ...listSearch(preferencesList),
  loader: ({ context, params }) => loadPreferences(context.queryClient, params.enterpriseId),
  component: EnterprisePreferencesPage,
})
