import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Download, FileText } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { OrderAttachment } from '~/api/generated/model/index.ts'
import { BusyButton } from '~/components/button/busy-button.tsx'
import { useOpenAttachment } from '~/features/orders/use-open-attachment.ts'
import { downloadOf, messages } from './messages.ts'

/** The files of an order, each with a button that opens it. */
export function Attachments({ attachments }: { attachments: readonly OrderAttachment[] }) {
  const intl = useIntl()
  const { open, opening } = useOpenAttachment()
  if (attachments.length === 0) {
    return (
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage {...messages.noAttachments} />
      </Text>
    )
  }
  return (
    <Stack as="ul" gap="2" listStyleType="none">
      {attachments.map(({ id, reference, description }) => {
        const name = description || reference
        return (
          <Flex as="li" key={id} align="center" gap="3" p="2" borderWidth="1px" rounded="l2">
            <FileText size={20} aria-hidden />
            <Box flex="1" minW="0" textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
              <bdi>{name}</bdi>
            </Box>
            <BusyButton
              size="sm"
              variant="outline"
              colorPalette="gray"
              busy={opening === id}
              aria-label={intl.formatMessage(downloadOf, { name })}
              onClick={() => open(id)}
            >
              <Download aria-hidden />
              <FormattedMessage {...messages.download} />
            </BusyButton>
          </Flex>
        )
      })}
    </Stack>
  )
}
