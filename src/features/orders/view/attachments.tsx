import { FileText, Image, ImageOff } from 'lucide-react'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { OrderAttachment } from '~/api/generated/model/index.ts'
import { DownloadButton } from '~/features/orders/download-button.tsx'
import { Box, Flex, Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { useMediaOrigins } from '~/ui/media/media-origins.ts'
import { AttachmentImage } from './attachment-image.tsx'
import { messages, showFile } from './messages.ts'

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
        <Attachment key={id} id={id} name={description || reference} />
      ))}
    </Stack>
  )
}

/** Can be shown below its buttons where hosts for images are configured. Only the file says whether it is one. */
function Attachment({ id, name }: { id: number; name: string }) {
  const intl = useIntl()
  const partId = useId()
  const [isOpen, setOpen] = useState(false)
  const origins = useMediaOrigins()
  const canShow = origins.length > 0
  return (
    <Flex as="li" align="center" wrap="wrap" gap="3" p="2" borderWidth="1px" rounded="l2">
      <FileText size={20} aria-hidden />
      <Box
        flex="1 1 {sizes.32}"
        minW="0"
        textStyle="sm"
        fontWeight="medium"
        overflowWrap="anywhere"
      >
        <bdi>{name}</bdi>
      </Box>
      <Flex wrap="wrap" gap="2">
        {canShow && (
          <Button
            size="sm"
            quiet
            aria-expanded={isOpen}
            aria-controls={partId}
            aria-label={intl.formatMessage(showFile, { name })}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <ImageOff aria-hidden /> : <Image aria-hidden />}
            <FormattedMessage {...messages.show} />
          </Button>
        )}
        <DownloadButton id={id} name={name} />
      </Flex>
      {canShow && (
        <Box id={partId} w="full" textStyle="sm" hidden={!isOpen}>
          {isOpen && <AttachmentImage id={id} name={name} origins={origins} />}
        </Box>
      )}
    </Flex>
  )
}
