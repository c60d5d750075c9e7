import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { FieldForm } from '../../../.storybook/field-form.tsx'
import preview from '../../../.storybook/preview.tsx'
import { ComboboxField } from './combobox-field.tsx'
import { SelectField } from './select-field.tsx'

const devices = Array.from({ length: 5000 }, (_, index) => ({
  value: index + 1,
  label: `LHT65N-${10_000 + index}`,
  description: index % 2 === 0 ? 'Sensor' : 'Gateway',
}))

const empty = { device: null, others: [] }

const meta = preview.meta({
  title: 'Components/Form/Combobox field',
  component: FieldForm,
  args: {
    values: empty,
    onSubmit: fn(() => Promise.resolve()),
    fields: (control) => (
      <>
        <ComboboxField control={control} name="device" label="Device" options={devices} />
        <ComboboxField
          control={control}
          name="others"
          label="Other devices"
          options={devices}
          multiple
        />
      </>
    ),
  },
})

export const FoundByTyping = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const device = await canvas.findByRole('combobox', { name: 'Device' })
    await userEvent.click(device)
    await userEvent.paste('14320')
    await within(document.body).findByRole('option', { name: /LHT65N-14320/ })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(device).toHaveValue('LHT65N-14320'))
    // An emptied field takes the choice back, without a pointer.
    await userEvent.clear(device)
    await userEvent.tab()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...empty, device: null }, ''))
    await userEvent.click(device)
    await userEvent.paste('14320')
    await within(document.body).findByRole('option', { name: /LHT65N-14320/ })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(device).toHaveValue('LHT65N-14320'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...empty, device: 4321 }, ''))
    // Left open for the check of accessibility.
    await userEvent.clear(device)
    await userEvent.paste('xyz')
    await screen.findByRole('option', { name: 'Nothing found' })
  },
})

export const ThousandsByKeyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const others = await canvas.findByRole('combobox', { name: 'Other devices' })
    others.focus()
    await userEvent.keyboard('{ArrowDown}')
    const list = within(document.body)
    await list.findByRole('option', { name: /LHT65N-10000/ })
    await expect(list.getByText('4,900 more. Type to search.')).toBeVisible()
    await userEvent.paste('1249')
    await list.findByRole('option', { name: /LHT65N-12499/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Remove LHT65N-12490' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(list.queryByRole('listbox')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...empty, others: [2491] }, ''),
    )
  },
})

/** A select of more choices than anybody would look through is searched as well. */
export const ManyInASelect = meta.story({
  args: {
    fields: (control) => (
      <SelectField
        control={control}
        name="device"
        label="Device"
        emptyLabel="No device"
        options={devices}
      />
    ),
  },
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Device' })).toHaveAttribute(
        'placeholder',
        'No device',
      ),
    )
    const device = canvas.getByRole('combobox', { name: 'Device' })
    await userEvent.click(device)
    await userEvent.paste('14320')
    await userEvent.click(await screen.findByRole('option', { name: /LHT65N-14320/ }))
    await waitFor(() => expect(device).toHaveValue('LHT65N-14320'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...empty, device: 4321 }, ''))
  },
})

function InDialog(props: ComponentProps<typeof FieldForm>) {
  const [open, setOpen] = useState(true)
  if (!open) return null
  return (
    <Dialog title="Assign a device" onClose={() => setOpen(false)}>
      <FieldForm {...props} />
    </Dialog>
  )
}

const openList = async () => {
  const device = await screen.findByRole('combobox', { name: 'Device' })
  await waitFor(() => expect(device).toBeVisible())
  device.focus()
  await waitFor(() => expect(device).toHaveFocus())
  return device
}

const question = () => screen.findByRole('alertdialog', { name: 'Discard what you entered?' })

export const ChosenInADialogAsksOnEscape = meta.story({
  tags: ['!dev'],
  render: (args) => <InDialog {...args} />,
  play: async ({ userEvent }) => {
    const device = await openList()
    await userEvent.click(device)
    await userEvent.click(await screen.findByRole('option', { name: /LHT65N-10002/ }))
    await waitFor(() => expect(device).toHaveValue('LHT65N-10002'))
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await userEvent.keyboard('{Escape}')
    await waitFor(async () => expect(await question()).toBeVisible())
  },
})

export const ChosenByKeyInADialogAsksOnEscape = meta.story({
  tags: ['!dev'],
  render: (args) => <InDialog {...args} />,
  play: async ({ userEvent }) => {
    const device = await openList()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('option', { name: /LHT65N-10002/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(device).not.toHaveValue(''))
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await userEvent.keyboard('{Escape}')
    await waitFor(async () => expect(await question()).toBeVisible())
  },
})

export const UnchosenInADialogClosesAtOnce = meta.story({
  tags: ['!dev'],
  render: (args) => <InDialog {...args} />,
  play: async ({ userEvent }) => {
    const device = await openList()
    await userEvent.click(device)
    await screen.findByRole('option', { name: /LHT65N-10002/ })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})
