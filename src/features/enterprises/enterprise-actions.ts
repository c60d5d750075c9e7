import { Eye, Pencil, SignalHigh, SlidersHorizontal } from 'lucide-react'
import { words } from '~/i18n/words.ts'
import type { LinkAction } from '~/kit/table/row-action.ts'
import { messages } from './messages.ts'

const screens = [
  { to: '/admin-admin/enterprises/view/$enterpriseId', label: words.view, icon: Eye },
  { to: '/admin-admin/enterprises/edit/$enterpriseId', label: words.edit, icon: Pencil },
  {
    to: '/admin-admin/enterprises/$enterpriseId/preferences',
    label: messages.editPreferences,
    icon: SlidersHorizontal,
  },
  {
    to: '/admin-admin/enterprises/$enterpriseId/cellular',
    label: messages.viewCellular,
    icon: SignalHigh,
  },
] as const

/** Links to the screens of one enterprise. */
export const enterpriseActions = ({ id }: { id: number }): LinkAction[] =>
  screens.map(({ to, ...action }) => ({ ...action, link: { to, params: { enterpriseId: id } } }))
