/** The heading of the screen, once it is there. */
export const pageHeading = () => document.querySelector<HTMLElement>('main h1')

/** The dialog over the page, if one is open. */
export const openDialog = () => document.querySelector('[aria-modal=true][data-state=open]')
