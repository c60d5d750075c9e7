import { Box, Flex, Stack, styled } from '~/styled-system/jsx'
import { FileText } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { OrderAttachment } from '~/api/generated/model/index.ts'
import { DownloadButton } from '~/features/orders/download-button.tsx'
import { AttachmentImage } from './attachment-image.tsx'
import { messages } from './messages.ts'

/** The files of an order, each with a button that opens it. */
export function Attachments({ attachments }: { attachments: readonly OrderAttachment[] }) {
  if (attachments.length === 0) {
    return (
      <styled.p textStyle="sm" color="fg.muted">
        <FormattedMessage {...messages.noAttachments} />
      </styled.p>
    )
  }
  return (
    <Stack as="ul" gap="2" listStyleType="none">
      {attachments.map(({ id, reference, description }) => (
        <Flex
          as="li"
          key={id}
          align="center"
          wrap="wrap"
          gap="3"
          p="2"
          borderWidth="1px"
          rounded="l2"
        >
          <FileText size={20} aria-hidden />
          <Box
            flex="1 1 {sizes.32}"
            minW="0"
            textStyle="sm"
            fontWeight="medium"
            overflowWrap="anywhere"
          >
            <bdi>{description || reference}</bdi>
          </Box>
          <AttachmentImage id={id} name={description || reference} />
          <DownloadButton id={id} name={description || reference} />
        </Flex>
      ))}
    </Stack>
  )
}
