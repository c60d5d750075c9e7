import { Eye, Pencil, SignalHigh, SlidersHorizontal } from 'lucide-react'
import { defineMessages } from 'react-intl'
import { useSession } from '~/session/session-context.ts'

/** The screens of one enterprise that the user may open. */
export function useEnterpriseActions() {
  const { access } = useSession()
  return ({ id }: { id: number }) =>
    [
      { label: labels.view, icon: Eye, to: `/admin-admin/enterprises/view/${id}` },
      { label: labels.edit, icon: Pencil, to: `/admin-admin/enterprises/edit/${id}` },
      {
        label: labels.preferences,
        icon: SlidersHorizontal,
        to: `/admin-admin/enterprises/${id}/preferences`,
      },
      {
        label: labels.cellular,
        icon: SignalHigh,
        to: `/admin-admin/enterprises/${id}/cellular`,
      },
    ].filter(({ to }) => access.can(to))
}

const labels = defineMessages({
  view: { defaultMessage: 'View', description: 'Opens the view of an enterprise' },
  edit: { defaultMessage: 'Edit', description: 'Opens the form of an enterprise' },
  preferences: {
    defaultMessage: 'Edit Preferences',
    description: 'Opens the preferences of an enterprise',
  },
  cellular: {
    defaultMessage: 'View Cellular Usage',
    description: 'Opens the cellular usage of an enterprise',
  },
})
