import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { RemoteImage } from './remote-image.tsx'

const meta = preview.meta({
  title: 'Components/Media/Remote image',
  component: RemoteImage,
  args: {
    path: '/enterprises/logos/northgate-foods.png',
    alt: 'Northgate Foods logo',
    fallback: Building2,
    size: 24,
  },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Northgate Foods logo' })
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0))
    await expect(image.src).toMatch(/\/northgate-foods\.png$/)
  },
})

export const Dark = Loaded.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Missing = meta.story({
  args: { path: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Northgate Foods logo' })).toBeVisible()
    await expect(canvas.getByRole('img').tagName).not.toBe('IMG')
  },
})

export const MissingDark = Missing.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const CannotBeLoaded = meta.story({
  args: { path: '/enterprises/logos/none.png' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img').tagName).not.toBe('IMG'))
    await expect(canvas.getByRole('img', { name: 'Northgate Foods logo' })).toBeVisible()
  },
})

function ChangedLogo() {
  const [version, setVersion] = useState(1)
  return (
    <>
      <RemoteImage path="/enterprises/logos/northgate-foods.png" alt="Logo" version={version} />
      <button type="button" onClick={() => setVersion(2)}>
        Change logo
      </button>
    </>
  )
}

export const Changed = meta.story({
  tags: ['!dev'],
  render: () => <ChangedLogo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole<HTMLImageElement>('img').src).toMatch(/timestamp=1$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Change logo' }))
    await expect(canvas.getByRole<HTMLImageElement>('img').src).toMatch(/timestamp=2$/)
  },
})
