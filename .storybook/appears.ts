import { expect, waitFor } from 'storybook/test'

/** Waits for an element that fades in: it exists before it is visible. */
export const appears = async (element: Promise<HTMLElement>) => {
  const found = await element
  await waitFor(() => expect(found).toBeVisible())
}
