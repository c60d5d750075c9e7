import { expect } from 'storybook/test'
import { css } from '~/styled-system/css'
import { Flex } from '~/styled-system/jsx'
import { CopyButton } from '~/ui/button/copy-button.tsx'
import { StatusBadge } from '~/ui/feedback/status-badge.tsx'
import { Code } from '~/ui/icon/code.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Property, PropertyList } from './property-list.tsx'

const meta = preview.meta({
  title: 'Components/Page/Property list',
  component: PropertyList,
  args: {
    children: (
      <>
        <Property label="MAC address">
          <Flex align="center" gap="1">
            <Code className={css({ colorPalette: 'gray' })}>A84041D3B1826111</Code>
            <CopyButton value="A84041D3B1826111" label="Copy MAC address" />
          </Flex>
        </Property>
        <Property label="Device type">LHT65N temperature sensor</Property>
        <Property label="Status">
          <StatusBadge status="success">Registered</StatusBadge>
        </Property>
        <Property label="Failure message" />
        <Property label="Imported">Nov 12, 2026, 3:40 PM EST</Property>
      </>
    ),
  },
})

export const OfADevice = meta.story({
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent)
    await expect(terms).toEqual([
      'MAC address',
      'Device type',
      'Status',
      'Failure message',
      'Imported',
    ])
    const values = canvas.getAllByRole('definition')
    await expect(values[1]).toHaveTextContent('LHT65N temperature sensor')
    await expect(values[3]).toHaveTextContent('Not set')
  },
})

export const Dark = OfADevice.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const RightToLeft = OfADevice.extend({ globals: { direction: 'rtl' } })

export const Phone = OfADevice.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})
