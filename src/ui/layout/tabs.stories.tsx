import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Tabs } from './tabs.tsx'

const tabs = [
  { value: 'gtotals', label: 'Totals' },
  { value: 'edetail', label: 'Enterprise Detail' },
  { value: 'versions', label: 'Versions' },
] as const

type Tab = (typeof tabs)[number]['value']

function Dashboard() {
  const [value, setValue] = useState<Tab>('gtotals')
  return (
    <Tabs label="Admin dashboard" tabs={tabs} value={value} onChange={setValue}>
      <p>What is in {value}</p>
    </Tabs>
  )
}

const meta = preview.meta({ title: 'Components/Page/Tabs', component: Dashboard })

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    const arrives = (name: string) => waitFor(() => expect(tab(name)).toHaveFocus())
    await userEvent.tab()
    await expect(tab('Totals')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await arrives('Enterprise Detail')
    await expect(tab('Enterprise Detail')).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel', { name: 'Enterprise Detail' })).toHaveTextContent(
      'What is in edetail',
    )
    await userEvent.keyboard('{End}')
    await arrives('Versions')
    await userEvent.keyboard('{ArrowRight}')
    await arrives('Totals')
    await userEvent.keyboard('{ArrowLeft}')
    await arrives('Versions')
    await userEvent.keyboard('{Home}')
    await arrives('Totals')
  },
})

export const Dark = ByKeyboard.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = ByKeyboard.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const ByPointer = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Versions' }))
    await expect(canvas.getByText('What is in versions')).toBeVisible()
  },
})

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    const next = canvas.getByRole('tab', { name: 'Enterprise Detail' })
    await waitFor(() => expect(next).toHaveFocus())
  },
})
