import type { UserEventObject, within } from 'storybook/test'
import { openScanner } from './scanner.ts'

type Story = { canvas: ReturnType<typeof within>; userEvent: UserEventObject }

/** Chooses a device type. */
export async function choose({ canvas, userEvent }: Story, type: string) {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Device type' }), type)
}

/** Pastes a value into an input. */
export async function enter({ canvas, userEvent }: Story, label: string, value: string) {
  const input = await canvas.findByRole('textbox', { name: label })
  await userEvent.clear(input)
  await userEvent.click(input)
  await userEvent.paste(value)
  await userEvent.tab()
}

/** Types like a handheld scanner. */
export function scan(code: string) {
  const { press } = openScanner()
  for (const key of code.split('').concat('Enter')) press(key)
}
