import type { ComponentType } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { AllFields, empty, filled } from '../../../.storybook/all-fields.tsx'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Form/Fields',
  component: AllFields,
  args: { values: empty, onSubmit: fn(() => Promise.resolve()) },
})

const rightToLeft = {
  decorators: [
    (Story: ComponentType) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}

export const Empty = meta.story({
  args: { bare: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(empty))
  },
})

export const Filled = meta.story({
  args: { values: filled, bare: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveValue('Harbor Grill')
    await expect(canvas.getByLabelText('Quantity')).toHaveValue('12.5')
    await expect(canvas.getByLabelText('Mobile number')).toHaveValue('+1 (518) 555-0142')
    await expect(canvas.getByLabelText('Status')).toHaveDisplayValue('Started')
    await expect(canvas.getByRole('radio', { name: /quick-service/i })).toBeChecked()
    await expect(canvas.getByLabelText('Monitored')).toBeChecked()
    await expect(canvas.getByLabelText('Fulfill by')).toHaveValue('11/16/2026')
    await expect(canvas.getByLabelText('Pick-up')).toHaveValue('11/16/2026')
    await expect(canvas.getByLabelText('Time (US/Eastern)')).toHaveValue('09:22')
    await expect(await canvas.findByRole('combobox', { name: 'Device' })).toHaveValue(
      'LHT65N-14320',
    )
    await expect(canvas.getByRole('button', { name: 'Remove logo.svg' })).toBeVisible()
  },
})

/** What the server no longer offers is shown, since it is sent. */
export const NotOffered = meta.story({
  args: { values: { ...empty, status: 'archived', device: 9999, others: [8888] }, bare: true },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByLabelText('Status')).toHaveDisplayValue('archived (not in the list)')
    const device = await canvas.findByRole('combobox', { name: 'Device' })
    await expect(device).toHaveValue('9999 (not in the list)')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 8888 (not in the list)' }))
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'New')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...empty, status: 'new', device: 9999 }),
    )
  },
})

export const FilledDark = Filled.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const FilledRightToLeft = Filled.extend(rightToLeft)

export const FilledOnAPhone = Filled.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const HelpAndRequired = meta.story({
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('Name')
    await expect(name).toHaveAccessibleDescription('As it stands on invoices')
    await expect(name).toBeRequired()
    const template = canvas.getByRole('radiogroup', { name: 'Template' })
    await expect(template).toHaveAccessibleDescription('Can be changed later')
    await expect(await canvas.findByRole('combobox', { name: 'Device' })).toBeRequired()
  },
})

export const Disabled = meta.story({
  args: { values: filled, disabled: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'Device' })
    for (const label of [
      'Name',
      'Password',
      'Status',
      'Monitored',
      'Fulfill by',
      'Logo',
      'Device',
    ]) {
      await waitFor(() => expect(canvas.getByLabelText(label)).toBeDisabled())
    }
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled()
  },
})

export const Invalid = meta.story({
  args: { values: filled, error: 'This cannot be right' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('combobox', { name: 'Device' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus())
    await expect(canvas.getAllByText('This cannot be right')).toHaveLength(
      Object.keys(empty).length,
    )
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    for (const label of ['Quantity', 'Status', 'Monitored', 'Device', 'Start date', 'Logo']) {
      const field = canvas.getByLabelText(label)
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription(/this cannot be right/i)
    }
  },
})

export const InvalidDark = Invalid.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const InvalidRightToLeft = Invalid.extend(rightToLeft)

export const InvalidOnAPhone = Invalid.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const ByKeyboardAlone = meta.story({
  tags: ['!dev'],
  args: { bare: true },
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('combobox', { name: 'Device' })
    await userEvent.tab()
    await userEvent.keyboard('Rosa{Tab}2.50{Tab}s3cret{Tab}{Tab}5185550142{Tab}{Tab}')
    await userEvent.keyboard(' {ArrowDown}{Tab} {Tab}At the back')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const typed = {
      ...empty,
      name: 'Rosa',
      quantity: 2.5,
      password: 's3cret',
      phone: '15185550142',
      template: 'qsr',
      monitored: true,
      note: 'At the back',
    }
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(typed))
  },
})
