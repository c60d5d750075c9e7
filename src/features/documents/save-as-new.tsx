import { flushSync } from 'react-dom'
import { defineMessage, FormattedMessage } from 'react-intl'
import { Button } from '~/ui/button/button.tsx'

/** Adds what is in the form of a document that was deleted meanwhile. */
export const SaveAsNew = ({ onPress }: { onPress: () => void }) => (
  <Button
    size="sm"
    quiet
    onClick={({ currentTarget: { form } }) => {
      // The form has to be that of a new document when it is submitted.
      flushSync(onPress)
      form?.requestSubmit()
    }}
  >
    <FormattedMessage {...saveAsNew} />
  </Button>
)

const saveAsNew = defineMessage({
  defaultMessage: 'Save as new',
  description: 'Button: adds the help document again that someone else has deleted',
})
