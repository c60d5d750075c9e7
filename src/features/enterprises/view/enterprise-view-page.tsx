import { Box, Code, Flex } from '@chakra-ui/react'
import { useParams } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetEnterpriseSuspense } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { CopyButton } from '~/components/button/copy-button.tsx'
import { useLogoVersion } from '~/components/media/logo-version.ts'
import { RemoteImage } from '~/components/media/remote-image.tsx'
import { PageHeader } from '~/components/page/page-header.tsx'
import { Property, PropertyList } from '~/components/page/property-list.tsx'
import { EnterpriseLinks } from '~/features/enterprises/enterprise-links.tsx'
import { words } from '~/i18n/words.ts'
import { DeviceRates } from './device-rates.tsx'

/** One enterprise, with the number of its devices by reporting frequency. */
export function EnterpriseViewPage() {
  const intl = useIntl()
  const { enterpriseId } = useParams({ from: '/admin-admin/enterprises/view/$enterpriseId' })
  const { data } = useGetEnterpriseSuspense(enterpriseId)
  const { name, token, logo } = data.enterprise

  return (
    <>
      <PageHeader
        actions={
          <EnterpriseLinks
            enterpriseId={enterpriseId}
            current="/admin-admin/enterprises/view/$enterpriseId"
          />
        }
      />
      <Box maxW="3xl">
        <PropertyList>
          <Property label={<FormattedMessage {...words.name} />}>{name}</Property>
          <Property label={<FormattedMessage {...words.token} />}>
            <Flex align="center" gap="1">
              <Code colorPalette="gray">{token}</Code>
              <CopyButton value={token} label={intl.formatMessage(words.token)} />
            </Flex>
          </Property>
          <Property label={<FormattedMessage {...words.logo} />}>
            <RemoteImage
              path={logo}
              alt=""
              version={useLogoVersion()}
              fallback={Building2}
              size="12"
            />
          </Property>
        </PropertyList>
      </Box>
      <DeviceRates enterpriseId={enterpriseId} />
    </>
  )
}
