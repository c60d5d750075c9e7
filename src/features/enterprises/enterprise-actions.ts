import { Eye, Pencil, SignalHigh, SlidersHorizontal } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { LinkAction } from '~/components/table/row-action.ts'
import { useSession } from '~/session/session-context.ts'

/** The screens of one enterprise that the user may open. */
export function useEnterpriseActions() {
  const { access } = useSession()
  return ({ id }: { id: number }): LinkAction[] => {
    const params = { enterpriseId: id }
    const actions: LinkAction[] = [
      {
        label: labels.view,
        icon: Eye,
        link: { to: '/admin-admin/enterprises/view/$enterpriseId', params },
      },
      {
        label: labels.edit,
        icon: Pencil,
        link: { to: '/admin-admin/enterprises/edit/$enterpriseId', params },
      },
      {
        label: labels.preferences,
        icon: SlidersHorizontal,
        link: { to: '/admin-admin/enterprises/$enterpriseId/preferences', params },
      },
      {
        label: labels.cellular,
        icon: SignalHigh,
        link: { to: '/admin-admin/enterprises/$enterpriseId/cellular', params },
      },
    ]
    return actions.filter(({ link }) => access.can(link.to))
  }
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
