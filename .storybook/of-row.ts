/** Finds an action by its label and by its row, which describes it: Testing Library does not read `aria-description`. */
export const ofRow = (label: string, row: string) => ({
  name: (name: string, { ariaDescription }: Element) =>
    name === label && ariaDescription?.startsWith(row) === true,
})
