/** Whether the address asks for the screen alone, without the menus: `?stripnav=true`. */
export const isBare = (search: object) => 'stripnav' in search && search['stripnav'] === 'true'

/** The address of another screen, without the menus too where they are left out. */
export const withBare = (path: string, bare: boolean) => (bare ? `${path}?stripnav=true` : path)
