import { useState } from 'react'
import { expect } from 'storybook/test'
import { deviceMessages } from '../../../.storybook/devices.tsx'
import preview from '../../../.storybook/preview.tsx'
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
