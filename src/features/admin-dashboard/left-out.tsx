import { FormattedMessage } from 'react-intl'
import { leftOutCount } from './messages.ts'

/** A sum over the current enterprises, and how many others it leaves out. */
export const LeftOut = ({ leftOut, children }: { leftOut: number; children: string }) =>
  leftOut === 0 ? (
    children
  ) : (
    <FormattedMessage {...leftOutCount} values={{ text: children, leftOut }} />
  )
