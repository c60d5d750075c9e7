import type { MessageDescriptor } from 'react-intl'
import type { UiRoute } from '~/api/generated/model/uiRoute.zod.ts'
import { englishText } from '~/lib/english-text.ts'
import { landing } from './landing.ts'
import { hasShape } from './path-shape.ts'

/** A screen of the console. */
export type Screen = {
  /** The address, with parameters as the router writes them. */
  path: string
  /** Plain text if only the server names the screen. */
  title: MessageDescriptor | string
  /** Open to everyone who is signed in. */
  open?: boolean | undefined
  /** Server routes that unlock it besides its own. One with a hash unlocks only that hash of the screen. */
  unlockedBy?: readonly string[] | undefined
  /** The key that opens it after `g`. */
  letter?: string | undefined
  /** An action rather than a view. */
  action?: boolean | undefined
}

export type MenuItem = {
  id: number
  path: string
  title: MessageDescriptor | string
  /** The server's name for the icon. */
  icon: string | null
}
export type MenuGroup = MenuItem & { items: MenuItem[] }

/**
 * What an address opens: its screen, a redirect, or nothing if the user may open no screen. `refused` gives the
 * reason for a redirect. A menu group redirects to its first screen without one.
 */
export type Verdict =
  | { show: true }
  | { redirect: string; refused?: 'unknown' | 'forbidden' | undefined }
  | { show: false }

export type Access = {
  /** Whether the user may open the screen at this path. False for paths without a screen. */
  can: (path: string) => boolean
  menu: MenuGroup[]
  /** The screen at this path, even if the user may not open it. */
  screenAt: (path: string) => Screen | undefined
  /** The screens that the user may open and whose address has no parameters. */
  screens: Screen[]
  judge: (path: string) => Verdict
}

/**
 * Combines the screens of the console with the routes that the server lists for the user.
 *
 * @param options `unbuilt` also counts routes without a page as screens, for development.
 */
export function createAccess(
  built: readonly Screen[],
  routes: readonly UiRoute[],
  options: { unbuilt?: boolean } = {},
): Access {
  const listed = flatten(routes)
  const named = built.map((screen) => ({ ...screen, title: titleOf(screen, listed) }))
  const screens = options.unbuilt ? [...named, ...unbuiltScreens(built, routes)] : named
  const granted = listed.map((route) => route.path)
  const isGranted = (path: string) => granted.some((shape) => hasShape(shape, path))
  const screenAt = (path: string) =>
    screens.find((screen) => hasShape(screen.path, path)) ??
    screens.find((screen) => hasShape(screen.path, path.split('#')[0] ?? ''))
  const judged = new Map<string, boolean>()
  const can = (path: string) => {
    // Cached, since a list asks for every one of its links.
    const known = judged.get(path)
    if (known !== undefined) return known
    const screen = screenAt(path)
    const may =
      screen !== undefined &&
      (screen.open === true ||
        isGranted(path) ||
        (screen.unlockedBy ?? []).some((each) => hashOf(each) === hashOf(path) && isGranted(each)))
    judged.set(path, may)
    return may
  }

  const menu = routes
    .filter((route) => route.showOnMenu)
    .map((group) => ({
      ...toItem(group, screenAt),
      items: (group.children ?? [])
        .filter((route) => route.showOnMenu && can(route.path))
        .map((route) => toItem(route, screenAt)),
    }))
    .filter((group) => group.items.length > 0 || can(group.path))
  const firstOf = (group: MenuGroup | undefined) => group?.items[0]?.path ?? group?.path
  const start = firstOf(menu[0])

  return {
    can,
    menu,
    screenAt,
    screens: screens.filter((screen) => !isTemplate(screen.path) && can(screen.path)),
    judge: (path) => {
      if (can(path)) return { show: true }
      if (path === '/' && can(landing)) return { redirect: landing }
      const group = menu.find((each) => hasShape(each.path, path))
      const target = firstOf(group) ?? start
      if (target === undefined || hasShape(target, path)) return { show: false }
      if (group || path === '/') return { redirect: target }
      return { redirect: target, refused: screenAt(path) ? 'forbidden' : 'unknown' }
    },
  }
}

/**
 * The title from the server if it differs from the screen's English title, because then it is the customer's
 * wording. A screen whose address needs a record is named after that record.
 */
function titleOf({ path, title }: Screen, routes: readonly UiRoute[]): Screen['title'] {
  if (typeof title === 'string' || isTemplate(path)) return title
  const sent = routes.find((route) => hasShape(route.path, path))?.title.trim()
  return sent && sent !== englishText(title) ? sent : title
}

const hashOf = (path: string) => path.split('#')[1]

const isTemplate = (path: string) => /[$:{]/.test(path)

/** The server routes without a screen, except menu groups, which lead to their first screen. */
function unbuiltScreens(built: readonly Screen[], routes: readonly UiRoute[]): Screen[] {
  const groups = routes.filter(({ children }) => children && children.length > 0)
  return flatten(routes)
    .filter((route) => !groups.includes(route) && !route.path.includes('#'))
    .filter(({ path }) => !built.some((screen) => hasShape(screen.path, path)))
    .map(({ path, title }) => ({ path, title }))
}

function flatten(routes: readonly UiRoute[]): UiRoute[] {
  return routes.flatMap((route) => [route, ...flatten(route.children ?? [])])
}

function toItem(route: UiRoute, screenAt: (path: string) => Screen | undefined): MenuItem {
  const title = screenAt(route.path)?.title ?? route.title
  return { id: route.id, path: route.path, title, icon: route.icon ?? null }
}
