import { expect, fn, waitFor } from 'storybook/test'
import { FieldForm } from '../../../.storybook/field-form.tsx'
import preview from '../../../.storybook/preview.tsx'
import type { ErrorTexts } from './check.ts'
import { NationalPhoneField, PhoneField } from './phone-field.tsx'

const meta = preview.meta({
  title: 'Components/Form/Phone field',
  component: FieldForm,
  args: {
    values: { phone: '15185550142' },
    onSubmit: fn(() => Promise.resolve()),
    fields: (control) => <PhoneField control={control} name="phone" label="Mobile number" />,
  },
})

export const EditedInTheMiddle = meta.story({
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByLabelText<HTMLInputElement>('Mobile number')
    await userEvent.click(phone)
    // Behind the 5 of the area code: +1 (5|18) 555-0142
    phone.setSelectionRange(5, 5)
    await userEvent.keyboard('{Delete}')
    await expect(phone).toHaveValue('+1 (585) 550-142')
    await expect(phone.selectionStart).toBe(5)
    await userEvent.keyboard('2')
    await expect(phone).toHaveValue('+1 (528) 555-0142')
    await expect(phone.selectionStart).toBe(6)
    await userEvent.keyboard('{Backspace}')
    await expect(phone).toHaveValue('+1 (585) 550-142')
    await userEvent.keyboard('1')
    await expect(phone).toHaveValue('+1 (518) 555-0142')
  },
})

export const ForeignNumber = meta.story({
  args: {
    check: ({ phone }): ErrorTexts =>
      /^1\d{10}$/.test(String(phone)) ? {} : { phone: 'Enter a US number.' },
  },
  play: async ({ canvas, args, userEvent }) => {
    const phone = canvas.getByLabelText<HTMLInputElement>('Mobile number')
    const enter = async (text: string) => {
      await userEvent.clear(phone)
      await userEvent.click(phone)
      await userEvent.paste(text)
    }
    await enter('+49 170 1234567')
    await expect(phone).toHaveValue('+49 170 1234567')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Enter a US number.'))
    await expect(args.onSubmit).not.toHaveBeenCalled()

    await userEvent.clear(phone)
    await userEvent.type(phone, '+44 20')
    await expect(phone).toHaveValue('+44 20')

    await userEvent.clear(phone)
    await userEvent.type(phone, '07911123456')
    await expect(phone).toHaveValue('07911123456')
    await userEvent.clear(phone)
    await userEvent.type(phone, '518555012799')
    await expect(phone).toHaveValue('+1 518555012799')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(phone).toHaveValue('+1 (518) 555-0127')

    await enter('+1 518 555 0127')
    await expect(phone).toHaveValue('+1 (518) 555-0127')
    await enter('(518) 555-0127')
    await expect(phone).toHaveValue('+1 (518) 555-0127')
    await userEvent.clear(phone)
    await userEvent.type(phone, '+15185550127')
    await expect(phone).toHaveValue('+1 (518) 555-0127')
    phone.setSelectionRange(1, 17)
    await userEvent.keyboard('{Delete}')
    await expect(phone).toHaveValue('+')
  },
})

export const National = meta.story({
  args: {
    values: { phone: '303-555-0121' },
    fields: (control) => (
      <NationalPhoneField control={control} name="phone" label="Phone" maxLength={16} />
    ),
  },
  play: async ({ canvas, args, userEvent }) => {
    const phone = canvas.getByLabelText<HTMLInputElement>('Phone')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ phone: '303-555-0121' }, ''))
    await userEvent.click(phone)
    phone.setSelectionRange(1, 1)
    await userEvent.keyboard('{Delete}')
    await expect(phone).toHaveValue('33-555-0121')
    await expect(phone.selectionStart).toBe(1)
    await userEvent.keyboard('0')
    await expect(phone).toHaveValue('(303) 555-0121')
    await userEvent.clear(phone)
    await userEvent.type(phone, '+4930123')
    await expect(phone).toHaveValue('+49 30 123')
  },
})

export const NationalWithinItsLimit = meta.story({
  tags: ['!dev'],
  args: {
    values: { phone: '' },
    fields: (control) => (
      <NationalPhoneField control={control} name="phone" label="Phone" maxLength={16} />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByLabelText<HTMLInputElement>('Phone')
    for (const number of ['1234567890123456', '+33612345678', '555-0100']) {
      await userEvent.clear(phone)
      await userEvent.type(phone, number)
      await expect(phone).toHaveValue(number)
    }
  },
})
