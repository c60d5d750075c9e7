/** Whether the address asks for the screen without the menus: `?stripnav=true`. */
export const isBare = (search: object) => 'stripnav' in search && search['stripnav'] === 'true'

/** The address of another screen, which keeps the menus hidden if they are. */
export const withBare = (path: string, bare: boolean) => (bare ? `${path}?stripnav=true` : path)
