import { Download } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useDownloadInstallationPackage } from '~/api/generated/endpoints/commissioning/commissioning.ts'
import { saveFile } from '~/lib/save-file.ts'
import { css, cx } from '~/styled-system/css'
import { Box, Stack } from '~/styled-system/jsx'
import { BusyButton } from '~/ui/button/busy-button.tsx'
import { wraps } from '~/ui/button/button-text.tsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { Code } from '~/ui/icon/code.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { messages } from './messages.ts'

/** Downloads the installation package, which the server creates on request. */
export function PackageDownload({ reference, name }: { reference: string; name: string }) {
  // The package contains the private key, so the console does not cache it.
  const { mutate, isPending, error, reset } = useDownloadInstallationPackage({
    mutation: { gcTime: 0 },
  })
  const download = () =>
    mutate(
      { commissionedDeviceReferenceId: reference, packageName: name },
      {
        onSuccess: (file) => {
          saveFile(name, file)
          reset()
        },
      },
    )
  return (
    <Panel heading={messages.package}>
      <Stack gap="4" align="flex-start">
        <Code className={css({ colorPalette: 'gray', overflowWrap: 'anywhere' })}>{name}</Code>
        <BusyButton
          busy={isPending}
          className={cx(wraps, css({ minH: '10' }))}
          busyLabel={messages.generating}
          onClick={download}
        >
          <Download aria-hidden />
          <FormattedMessage {...messages.download} />
        </BusyButton>
        {error && (
          <Box w="full">
            <ErrorMessage error={error} title={messages.notDownloaded} onRetry={download} byHand />
          </Box>
        )}
      </Stack>
    </Panel>
  )
}
