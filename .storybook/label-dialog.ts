import { screen, within } from 'storybook/test'

/** The open dialog of a shipping label. */
export const labelDialog = async () =>
  within(await screen.findByRole('dialog', { name: /^Shipping label for/ }))
