import { useLayoutEffect, useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '~/ui/button/button.tsx'
import preview from '../../../.storybook/preview.tsx'
import { openScanner } from '../../../.storybook/scanner.ts'
import type { Judge } from './create-scan.ts'
import { useScan } from './use-scan.ts'

function scan(code: string) {
  const { press } = openScanner()
  for (const key of code.split('').concat('Enter')) press(key)
}

function Screen({ name, onCode }: { name: string; onCode: (text: string) => void }) {
  const judge: Judge = (code) => {
    onCode(`${code} in ${name}`)
    return { kind: 'taken' }
  }
  useScan({ judge: name === 'loading' ? undefined : judge })
  return <h1>{name}</h1>
}

/** Scans a code the moment a screen appears, before it has been painted. */
function Moments() {
  const [names, setNames] = useState(['Devices', 'Fleets'])
  const [name, setName] = useState<string>()
  const [taken, setTaken] = useState<readonly string[]>([])
  useLayoutEffect(() => {
    if (name) scan('WP-1001')
  }, [name])
  return (
    <main>
      {name && <Screen name={name} onCode={(text) => setTaken((before) => [...before, text])} />}
      <Button
        onClick={() => {
          setName(names[0])
          setNames(names.slice(1))
        }}
      >
        Next
      </Button>
      <Button onClick={() => setNames(['loading', 'Orders'])}>Slow</Button>
      <output>{taken.join(', ')}</output>
    </main>
  )
}

const meta = preview.meta({
  title: 'Components/Scan/Timing',
  component: Moments,
  tags: ['!dev'],
})

export const ScannedWhileAScreenAppearsOrChanges = meta.story({
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next' })
    await userEvent.click(next)
    await expect(canvas.getByRole('status')).toHaveTextContent(/^WP-1001 in Devices$/)
    await userEvent.click(next)
    await expect(canvas.getByRole('status')).toHaveTextContent(/, WP-1001 in Fleets$/)
  },
})

export const ScannedWhileAScreenLoads = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Slow' }))
    const next = canvas.getByRole('button', { name: 'Next' })
    await userEvent.click(next)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(next)
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^WP-1001 in Orders, WP-1001 in Orders$/,
    )
  },
})
