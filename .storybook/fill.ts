import { userEvent } from 'storybook/test'

/** Types a text in place of what a field holds. */
export async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
