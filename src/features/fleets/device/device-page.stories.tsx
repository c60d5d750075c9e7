import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import { ofRow } from '../../../../.storybook/of-row.ts'
import preview from '../../../../.storybook/preview.tsx'

const view = '/admin-devices/fleets/device/view'

const meta = preview.meta({
  title: 'Screens/Devices/Fleets/Commissioned Device',
  parameters: { layout: 'fullscreen', url: `${view}/a2ac77fd-36c6-4c2a-b238-f89b35daa570` },
})

const valueOf = (canvas: ReturnType<typeof within>, label: string) =>
  canvas.getByText(label, { selector: 'dt, dt *' }).closest('div')?.querySelector('dd')?.textContent

/** When a commissioned gateway is opened: its life, its data and its installation package. */
export const Gateway = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: '70B3D5A1E01A2B03' })
    await expect(valueOf(canvas, 'Device type')).toBe('Waypost Gateway G2')
    await expect(valueOf(canvas, 'Class')).toBe('Radio MAC address')
    await expect(valueOf(canvas, 'Function')).toBe('Gateway')
    await expect(valueOf(canvas, 'MAC address')).toBe('70B3D5A1E01A2B03')
    await expect(valueOf(canvas, 'Status')).toBe('Registered')
    for (const label of ['Imported on', 'Commissioned on']) {
      await expect(valueOf(canvas, label)).toMatch(/^\w+ \d+, 2026/)
    }
    // In the breadcrumbs too.
    for (const link of canvas.getAllByRole('link', { name: /^Fresh Fields pilot/ })) {
      await expect(link).toHaveAttribute('href', '/admin-devices/fleets/manage/301')
    }

    await expect(canvas.queryByText('gateway_crt')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Show commissioning data' }))
    await expect(canvas.getByRole('region', { name: 'gateway_crt' })).toHaveTextContent(
      /BEGIN EXAMPLE CERTIFICATE/,
    )
    await expect(canvas.queryByText(/EXAMPLE KEY/)).not.toBeInTheDocument()
    const saved = spyOn(URL, 'createObjectURL')
    const file = 'waypost-gateway-g2-70B3D5A1E01A2B03-gateway.key'
    await userEvent.click(canvas.getByRole('button', { name: `Download ${file}` }))
    await expect(await (saved.mock.calls[0]![0] as Blob).text()).toMatch(/^-+BEGIN EXAMPLE KEY/)
    saved.mockRestore()
    await expect(canvas.queryByText(/EXAMPLE KEY/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Show gateway_key' }))
    await expect(canvas.getByText(/EXAMPLE KEY/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide commissioning data' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show commissioning data' }))
    await expect(canvas.queryByText(/EXAMPLE KEY/)).not.toBeInTheDocument()
  },
})

/** While the device loads. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { getCommissionedDevice: { delay: 'infinite' } } },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

export const PackageLoadsLater = meta.story({
  tags: ['!dev'],
  parameters: {
    answers: { downloadInstallationPackage: { delay: 'infinite' } },
    consoleErrors: ['Unexpected failure'],
  },
  play: async ({ canvas, userEvent }) => {
    const saved = spyOn(URL, 'createObjectURL')
    const button = await canvas.findByRole('button', {
      name: 'Download available installation package',
    })
    await userEvent.click(button)
    await expect(button).toHaveTextContent('Generating Download...')
    api.answer({ downloadInstallationPackage: { code: 500 } })
    await canvas.findByText('The installation package could not be downloaded')
    await expect(button).toHaveTextContent('Download available installation package')
    api.answer({ downloadInstallationPackage: {} })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    saved.mockRestore()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

/** When the device failed to commission. */
export const Failed = meta.story({
  parameters: { answers: { getCommissionedDevice: { example: 'failed' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This device failed to commission')).toBeVisible()
    await expect(canvas.getByText(/did not confirm its certificate/)).toBeVisible()
    await expect(canvas.queryByText('Installation package')).not.toBeInTheDocument()
    await expect(canvas.getByText('No data is stored for this device.')).toBeVisible()
    await expect(valueOf(canvas, 'Commissioned on')).toBe('N/A')
  },
})

export const FailedAndRemoved = meta.story({
  tags: ['!dev'],
  parameters: { url: '/admin-devices/fleets/manage/301' },
  play: async ({ canvas, userEvent }) => {
    const remove = await canvas.findByRole('button', ofRow('Remove', '70B3D5A1F03A0020'))
    await userEvent.click(remove)
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await screen.findByText('Device removed.')
    await userEvent.click(canvas.getByRole('link', ofRow('View', '70B3D5A1F03A0020')))
    await expect(await canvas.findByText(/did not confirm its certificate/)).toBeVisible()
    await expect(valueOf(canvas, 'Status')).toBe('Removed')
  },
})

/** When the commissioning data has a value of hundreds of lines. */
export const ManyLinesAndNone = meta.story({
  parameters: { url: `${view}/00000000-0000-4000-8000-000000007905` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show commissioning data' }))
    const lines = canvas.getByRole('region', { name: 'installed_packages' })
    await expect(lines.scrollHeight).toBeGreaterThan(lines.clientHeight)
    await expect(lines.textContent?.split('\n')).toHaveLength(400)
    await expect(canvas.getByRole('button', { name: 'Copy installed_packages' })).toBeVisible()
  },
})
