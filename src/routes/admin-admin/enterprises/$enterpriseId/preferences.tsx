import { createFileRoute } from '@tanstack/react-router'
import { EnterprisePreferencesPage } from '~/features/enterprises/preferences/enterprise-preferences-page.tsx'
import { loadPreferences } from '~/features/enterprises/preferences/load-preferences.ts'
import { preferencesList } from '~/features/enterprises/preferences/preferences-list.ts'
import { recordIdParam } from '~/lib/record-id.ts'
import { titles } from '~/shell/titles.ts'

export const Route = createFileRoute('/admin-admin/enterprises/$enterpriseId/preferences')({
  staticData: { title: titles.enterprisePreferences },
  params: recordIdParam('enterpriseId'),
  validateSearch: preferencesList.validate,
  loader: ({ context, params }) => loadPreferences(context.queryClient, params.enterpriseId),
  component: EnterprisePreferencesPage,
})
