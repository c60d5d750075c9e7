import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { expect } from 'storybook/test'
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
      <Text>What is in {value}</Text>
    </Tabs>
  )
}

const meta = preview.meta({ title: 'Components/Page/Tabs', component: Dashboard })

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await userEvent.tab()
    await expect(tab('Totals')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab('Enterprise Detail')).toHaveFocus()
    await expect(tab('Enterprise Detail')).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel', { name: 'Enterprise Detail' })).toHaveTextContent(
      'What is in edetail',
    )
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(tab('Totals')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tab('Versions')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(tab('Totals')).toHaveFocus()
  },
})

export const Dark = ByKeyboard.extend({ globals: { theme: 'dark' } })

export const Phone = ByKeyboard.extend({ globals: { viewport: { value: 'phone' } } })

export const ByPointer = meta.story({
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
    await expect(canvas.getByRole('tab', { name: 'Enterprise Detail' })).toHaveFocus()
  },
})
