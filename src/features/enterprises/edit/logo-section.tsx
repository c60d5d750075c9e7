import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Enterprise } from '~/api/generated/model/index.ts'
import { logoPath } from '~/features/enterprises/enterprise-record.tsx'
import { words } from '~/i18n/words.ts'
import { Flex } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { renewLogos, useLogoVersion } from '~/ui/media/logo-version.ts'
import { RemoteImage } from '~/ui/media/remote-image.tsx'
import { toast } from '~/ui/toast/toasts.ts'
import { LogoDialog } from './logo-dialog.tsx'
import { logoOf, messages } from './messages.ts'

/** The current logo, and a button to replace it. */
export function LogoSection({ enterprise }: { enterprise: Enterprise }) {
  const intl = useIntl()
  const [changing, setChanging] = useState(false)
  const version = useLogoVersion()
  const uploaded = () => {
    renewLogos()
    setChanging(false)
    toast('success', intl.formatMessage(messages.logoUpdated))
  }
  return (
    <Panel heading={words.logo} hint={messages.logoHint}>
      <Flex direction="column" align="flex-start" gap="4">
        <RemoteImage
          path={logoPath(enterprise)}
          alt={intl.formatMessage(logoOf, { name: enterprise.name })}
          version={version}
          fallback={Building2}
          size={24}
          width="full"
          free
        />
        <Button quiet onClick={() => setChanging(true)}>
          <FormattedMessage {...messages.changeLogo} />
        </Button>
      </Flex>
      {changing && (
        <LogoDialog
          enterprise={enterprise}
          onUploaded={uploaded}
          onClose={() => setChanging(false)}
        />
      )}
    </Panel>
  )
}
