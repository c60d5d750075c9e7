import { expect, fn, waitFor, within } from 'storybook/test'
import { FieldForm } from '../../../.storybook/field-form.tsx'
import preview from '../../../.storybook/preview.tsx'
import { DateField } from './date-field.tsx'
import { DateRangeField } from './date-range-field.tsx'

const meta = preview.meta({
  title: 'Components/Form/Date field',
  component: FieldForm,
  args: {
    values: { day: null, from: null, to: null },
    onSubmit: fn(() => Promise.resolve()),
    fields: (control) => (
      <>
        <DateField control={control} name="day" label="Fulfill by" />
        <DateRangeField
          control={control}
          start={{ name: 'from', label: 'Start date' }}
          end={{ name: 'to', label: 'End date' }}
          max="2026-10-31"
        />
      </>
    ),
  },
})

const filled = { values: { day: '2026-11-16', from: null, to: null } }

export const DateTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    const day = canvas.getByLabelText('Fulfill by')
    await userEvent.click(day)
    await userEvent.paste('16/11/26')
    await userEvent.tab()
    await expect(day).toHaveAccessibleDescription(/enter a date, for example 12\/31\/2026/i)
    await userEvent.clear(day)
    await userEvent.paste('1/6/26')
    await userEvent.tab()
    await expect(day).toHaveValue('01/06/2026')
    await expect(day).toBeValid()
    const end = canvas.getByLabelText('End date')
    await userEvent.click(end)
    await userEvent.paste('11/1/26')
    await userEvent.tab()
    await expect(end).toHaveAccessibleDescription(/choose oct 31, 2026 or earlier/i)
  },
})

export const InvalidDate = meta.story({
  play: async ({ canvas, userEvent }) => {
    const day = canvas.getByLabelText('Fulfill by')
    for (const text of ['5', '12/31', '2026-02-31', '2/29/2026']) {
      await userEvent.clear(day)
      await userEvent.type(day, text)
      await userEvent.tab()
      await expect(day).toHaveValue(text)
      await expect(day).toHaveAccessibleDescription(/enter a date, for example/i)
    }
  },
})

export const CalendarOpen = meta.story({
  args: filled,
  play: async ({ canvas, userEvent }) => {
    canvas.getByLabelText('Fulfill by').focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const calendar = within(document.body)
    await waitFor(() => expect(calendar.getByRole('grid')).toBeVisible())
    await waitFor(() => expect(calendar.getByRole('button', { name: /16, 2026/ })).toHaveFocus())
  },
})

export const CalendarOpenDark = CalendarOpen.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const DayChosen = meta.story({
  tags: ['!dev'],
  args: filled,
  play: async ({ canvas, userEvent }) => {
    canvas.getByLabelText('Fulfill by').focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const calendar = within(document.body)
    await waitFor(() => expect(calendar.getByRole('button', { name: /16, 2026/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(calendar.getByRole('button', { name: /17, 2026/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Fulfill by')).toHaveValue('11/17/2026'))
    await waitFor(() => expect(calendar.queryByRole('grid')).not.toBeInTheDocument())
  },
})

export const CalendarClosedByEscape = meta.story({
  tags: ['!dev'],
  args: filled,
  play: async ({ canvas, userEvent }) => {
    const day = canvas.getByLabelText('Fulfill by')
    day.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const calendar = within(document.body)
    await waitFor(() => expect(calendar.getByRole('button', { name: /16, 2026/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await waitFor(() => expect(calendar.queryByRole('grid')).not.toBeInTheDocument())
    await expect(day).toHaveValue('11/16/2026')
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Pick a day' })[0]).toHaveFocus(),
    )
  },
})
