import { Eye, Pencil, SignalHigh, SlidersHorizontal } from 'lucide-react'
import type { LinkAction } from '~/components/table/row-action.ts'
import { actionMessages } from './messages.ts'

/** The screens of one enterprise. */
export function enterpriseActions({ id }: { id: number }): LinkAction[] {
  const params = { enterpriseId: id }
  return [
    {
      label: actionMessages.view,
      icon: Eye,
      link: { to: '/admin-admin/enterprises/view/$enterpriseId', params },
    },
    {
      label: actionMessages.edit,
      icon: Pencil,
      link: { to: '/admin-admin/enterprises/edit/$enterpriseId', params },
    },
    {
      label: actionMessages.preferences,
      icon: SlidersHorizontal,
      link: { to: '/admin-admin/enterprises/$enterpriseId/preferences', params },
    },
    {
      label: actionMessages.cellular,
      icon: SignalHigh,
      link: { to: '/admin-admin/enterprises/$enterpriseId/cellular', params },
    },
  ]
}
