/** Whether the address asks for the screen without the menus: `?stripnav=true`. */
export const isBare = (search: object) => 'stripnav' in search && search['stripnav'] === 'true'

/** Whether a screen fills the window: `?stripnav=true`, or the wall display `?wall=1`. */
export const fillsWindow = (search: object) =>
  isBare(search) || ('wall' in search && search['wall'] === '1')

/** The address of another screen, which keeps the menus hidden if they are. */
export const withBare = (path: string, bare: boolean) => (bare ? `${path}?stripnav=true` : path)
