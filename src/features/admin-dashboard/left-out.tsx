import { Text } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { leftOutCount } from './messages.ts'

/** Below a list of the current enterprises: how many others it leaves out. */
export const LeftOut = ({ count }: { count: number }) =>
  count > 0 && (
    <Text mt="2" textStyle="sm" color="fg.muted">
      <FormattedMessage {...leftOutCount} values={{ count }} />
    </Text>
  )
