import { Button, Text } from '@chakra-ui/react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { Dialog } from '~/components/dialog/dialog.tsx'
import { treeMessages } from './tree-line.tsx'

type DeletionDialogProps = {
  name: string
  onDelete: () => void
  onClose: () => void
}

/** Asks before a node is deleted. */
export function DeletionDialog({ name, onDelete, onClose }: DeletionDialogProps) {
  const intl = useIntl()
  return (
    <Dialog
      title={intl.formatMessage(treeMessages.remove, { name })}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button colorPalette="red" onClick={onDelete}>
            <FormattedMessage {...messages.confirm} />
          </Button>
        </>
      }
    >
      <Text>
        <FormattedMessage {...messages.explanation} />
      </Text>
    </Dialog>
  )
}

const messages = defineMessages({
  cancel: { defaultMessage: 'Cancel', description: 'Button that leaves everything as it is' },
  confirm: { defaultMessage: 'Delete', description: 'Button that deletes a node of a tree' },
  explanation: {
    defaultMessage: 'It is taken out of the tree, and what was entered for it is lost.',
    description: 'Explains the dialog that asks whether to delete a node of a tree',
  },
})
