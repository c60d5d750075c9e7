import { Eye, Pencil, SignalHigh, SlidersHorizontal } from 'lucide-react'
import { useSession } from '~/session/session-context.ts'
import { actionMessages } from './messages.ts'

/** The screens of one enterprise that the user may open. */
export function useEnterpriseActions() {
  const { access } = useSession()
  return ({ id }: { id: number }) =>
    [
      { label: actionMessages.view, icon: Eye, to: `/admin-admin/enterprises/view/${id}` },
      { label: actionMessages.edit, icon: Pencil, to: `/admin-admin/enterprises/edit/${id}` },
      {
        label: actionMessages.preferences,
        icon: SlidersHorizontal,
        to: `/admin-admin/enterprises/${id}/preferences`,
      },
      {
        label: actionMessages.cellular,
        icon: SignalHigh,
        to: `/admin-admin/enterprises/${id}/cellular`,
      },
    ].filter(({ to }) => access.can(to))
}
