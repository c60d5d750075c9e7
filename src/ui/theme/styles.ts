/** A nested style object of the theme. */
export type Styles = { [name: string]: string | Styles }
