import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fill } from './fill.ts'

export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }))

export const heading = (name: RegExp) => screen.findByRole('heading', { level: 2, name })

export async function nameEnterprise(name: string, template: RegExp) {
  await fill(await screen.findByLabelText('Enterprise Name'), name)
  await userEvent.click(screen.getByRole('radio', { name: template }))
  await press('Next')
}

type NodeChoice = { name?: string; check?: string[]; choose?: Record<string, string> }

export async function saveNode(button: string, { name, check = [], choose = {} }: NodeChoice) {
  await press(button)
  const dialog = within(await screen.findByRole('dialog'))
  const field = await dialog.findByLabelText('Name')
  if (name !== undefined) await fill(field, name)
  for (const label of check) await userEvent.click(dialog.getByLabelText(label))
  for (const [label, choice] of Object.entries(choose)) {
    await userEvent.selectOptions(dialog.getByLabelText(label), choice)
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  return dialog
}

export const dialogGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

export async function addNode(button: string, choice: NodeChoice) {
  await saveNode(button, choice)
  await dialogGone()
}

export async function addLevels() {
  await addNode('Create Root', { name: 'Corporation' })
  await addNode('Add Child to Corporation', {
    name: 'Store',
    check: ['Requires a timezone', 'Enable floor plan'],
  })
}

export async function reachAdmin() {
  await nameEnterprise('Orchard Lane', /Grocery default/)
  await addNode('Create Root Grouping', {})
  await press('Next')
  await heading(/Admin User Configuration/)
}

export async function submit() {
  await fill(screen.getByLabelText('Username'), 'admin@orchard.example')
  await fill(screen.getByLabelText('Password'), 'first-password-26')
  await press('Submit')
}
