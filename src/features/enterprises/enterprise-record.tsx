import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Enterprise } from '~/api/generated/model/index.ts'
import { HistoryButton } from '~/features/audit/history/history-button.tsx'
import { RecordPage } from '~/kit/record/record-page.tsx'
import { Box } from '~/styled-system/jsx'
import { useLogoVersion } from '~/ui/media/logo-version.ts'
import { RemoteImage } from '~/ui/media/remote-image.tsx'
import { enterpriseActions } from './enterprise-actions.ts'

type EnterpriseRecordProps = { enterprise: Enterprise; children: ReactNode }

/** The path of an enterprise's logo, unless the server says that it has none. */
export const logoPath = ({ logo, token }: Enterprise) =>
  logo === null ? null : `/enterprises/logos/${encodeURIComponent(token)}.png`

/** The record page of an enterprise, with one of its screens. */
export function EnterpriseRecord({ enterprise, children }: EnterpriseRecordProps) {
  const version = useLogoVersion()
  return (
    <RecordPage
      icon={Building2}
      picture={
        enterprise.logo && (
          <Box maxW={{ base: '24', sm: '40' }}>
            <RemoteImage
              path={logoPath(enterprise)}
              alt=""
              version={version}
              size={11}
              width="full"
              free
            />
          </Box>
        )
      }
      name={enterprise.name}
      token={enterprise.token}
      tabs={enterpriseActions(enterprise).map(({ link }) => link)}
      actions={
        <HistoryButton
          kind="enterprise"
          id={enterprise.id}
          name={enterprise.name}
          enterpriseId={enterprise.id}
        />
      }
    >
      {children}
    </RecordPage>
  )
}
