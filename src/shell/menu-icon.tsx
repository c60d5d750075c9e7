import {
  Activity,
  ArrowLeftRight,
  Bell,
  BookOpen,
  Boxes,
  Building,
  CalendarClock,
  CircleHelp,
  ClipboardList,
  Cpu,
  History,
  Info,
  LayoutDashboard,
  MapPin,
  Package,
  Radio,
  Search,
  Settings,
  Terminal,
  Upload,
  User,
  Users,
  Warehouse,
  type LucideIcon,
} from 'lucide-react'
import { createElement } from 'react'
import { css } from '~/styled-system/css'

// The icons in the contract's examples.
const icons = new Map<string, LucideIcon>(
  Object.entries({
    activity: Activity,
    'arrow-left-right': ArrowLeftRight,
    bell: Bell,
    'book-open': BookOpen,
    boxes: Boxes,
    building: Building,
    'calendar-clock': CalendarClock,
    'circle-help': CircleHelp,
    'clipboard-list': ClipboardList,
    cpu: Cpu,
    history: History,
    info: Info,
    'layout-dashboard': LayoutDashboard,
    'map-pin': MapPin,
    package: Package,
    radio: Radio,
    search: Search,
    settings: Settings,
    terminal: Terminal,
    upload: Upload,
    user: User,
    users: Users,
    warehouse: Warehouse,
  }),
)

/** The menu item's icon, by the server's name for it. Decorative; unknown icons are left out. */
export function MenuIcon({ name }: { name: string | null }) {
  const Icon = name === null ? undefined : icons.get(name)
  return Icon ? createElement(Icon, { 'aria-hidden': true, className: look }) : null
}

const look = css({ boxSize: '4', flexShrink: '0' })
