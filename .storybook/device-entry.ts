import { screen, type UserEventObject, type within } from 'storybook/test'
import { openScanner } from './scanner.ts'

type Story = { canvas: ReturnType<typeof within>; userEvent: UserEventObject }

/** Chooses a device type. */
export async function choose({ canvas, userEvent }: Story, type: string) {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Device type' }), type)
}

/** Chooses a vendor order by a part of its name; none if that is empty. */
export async function chooseVendorOrder({ canvas, userEvent }: Story, text: string) {
  const field = await canvas.findByRole('combobox', { name: 'Vendor order' })
  await userEvent.clear(field)
  if (text === '') return await userEvent.tab()
  await userEvent.paste(text)
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(text) }))
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
