import type { IntlShape } from 'react-intl'
import type { MoveLoss } from './judge-move.ts'
import { lost } from './messages.ts'

/** What a device loses when it is moved: "location Boston, 2 tags and 1 open alert". */
export const lossText = (intl: IntlShape, { groupingName, ...counts }: MoveLoss): string =>
  intl.formatList([
    ...(groupingName ? [intl.formatMessage(lost.location, { name: groupingName })] : []),
    ...countsText(intl, counts),
  ])

/** What several devices lose together: "3 locations, 2 tags and 1 open alert". */
export function lossesText(intl: IntlShape, losses: readonly MoveLoss[]): string {
  const sum = (of: (loss: MoveLoss) => number) =>
    losses.reduce((total, loss) => total + of(loss), 0)
  const locations = sum(({ groupingName }) => (groupingName ? 1 : 0))
  const counts = {
    tagCount: sum(({ tagCount }) => tagCount),
    alertCount: sum(({ alertCount }) => alertCount),
  }
  return intl.formatList([
    ...(locations > 0 ? [intl.formatMessage(lost.locations, { count: locations })] : []),
    ...countsText(intl, counts),
  ])
}

const countsText = (
  intl: IntlShape,
  { tagCount, alertCount }: Pick<MoveLoss, 'tagCount' | 'alertCount'>,
) => [
  ...(tagCount > 0 ? [intl.formatMessage(lost.tags, { count: tagCount })] : []),
  ...(alertCount > 0 ? [intl.formatMessage(lost.alerts, { count: alertCount })] : []),
]
