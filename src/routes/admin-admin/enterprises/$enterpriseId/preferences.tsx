import { createFileRoute } from '@tanstack/react-router'
import { plainSearch } from '~/components/table/list-route.ts'
import { EnterprisePreferencesPage } from '~/features/enterprises/preferences/enterprise-preferences-page.tsx'
import { loadPreferences } from '~/features/enterprises/preferences/load-preferences.ts'
import { recordIdParam } from '~/lib/record-id.ts'
import { titles } from '~/shell/titles.ts'

export const Route = createFileRoute('/admin-admin/enterprises/$enterpriseId/preferences')({
  staticData: { title: titles.enterprisePreferences },
  params: recordIdParam('enterpriseId'),
  validateSearch: plainSearch,
  loader: ({ context, params }) => loadPreferences(context.queryClient, params.enterpriseId),
  component: EnterprisePreferencesPage,
})
