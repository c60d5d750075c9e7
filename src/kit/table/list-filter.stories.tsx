import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { deviceMessages } from '../../../.storybook/devices.tsx'
import preview from '../../../.storybook/preview.tsx'
import { ListChoices } from './list-choices.tsx'
import { ListFilter } from './list-filter.tsx'

function Filter({ chosen }: { chosen: number | '' }) {
  const [value, setValue] = useState(chosen)
  return (
    <ListFilter
      label={deviceMessages.location}
      value={value}
      options={[
        { value: '', label: 'Any' },
        { value: 7, label: 'Harbor Grill' },
      ]}
      onChange={setValue}
    />
  )
}

const meta = preview.meta({
  title: 'Components/Table/List filter',
  component: Filter,
  args: { chosen: 7 as number | '' },
})

export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Location')
    await expect(field).toHaveDisplayValue('Harbor Grill')
    await userEvent.selectOptions(field, 'Any')
    await expect(field).toHaveDisplayValue('Any')
  },
})

/** An address may name a choice that is gone. It is shown, so that nobody takes the list for the whole one. */
export const NoLongerOffered = meta.story({
  args: { chosen: 12 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Location')
    await expect(field).toHaveDisplayValue('12')
    await userEvent.selectOptions(field, 'Any')
    await expect(field).toHaveDisplayValue('Any')
  },
})

const orders = Array.from({ length: 300_000 }, (_, index) => ({
  value: String(index),
  label: `PO-${index}`,
}))

function ManyChoices() {
  const [filters, setFilters] = useState({ order: 'PO-gone' })
  return (
    <ListChoices
      list={{ filters, change: (next) => setFilters({ ...filters, ...next.filters }) }}
      choices={[{ name: 'order', label: deviceMessages.location, options: orders }]}
    />
  )
}

/** Where there are more choices than anybody would look through. */
export const FoundByTyping = meta.story({
  render: () => <ManyChoices />,
  play: async ({ canvas, userEvent }) => {
    // A select until its part has loaded.
    const find = () => canvas.getByRole('combobox', { name: 'Location' })
    await waitFor(() => expect(find()).toHaveAttribute('placeholder', 'Any'))
    const field = find()
    await expect(field).toHaveValue('PO-gone')
    await userEvent.clear(field)
    await userEvent.paste('po-299999')
    await userEvent.click(await screen.findByRole('option', { name: 'PO-299999' }))
    await waitFor(() => expect(field).toHaveValue('PO-299999'))
    await expect(document.querySelectorAll('option')).toHaveLength(0)
  },
})
