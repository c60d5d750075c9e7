import { FormattedMessage } from 'react-intl'
import { Box } from '~/styled-system/jsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { messages } from './messages.ts'

type IssuesProps = {
  issues: readonly string[]
  /** `status` if more issues may follow. */
  role: 'alert' | 'status'
}

/** What the server could not look up. */
export function Issues({ issues, role }: IssuesProps) {
  if (issues.length === 0) return null
  return (
    <Notice
      status="warning"
      role={role}
      title={
        <Heading as="h2" size="sm">
          <FormattedMessage {...messages.issues} />
        </Heading>
      }
    >
      <Box as="ul" ps="5" listStyleType="disc">
        {[...new Set(issues)].map((issue) => (
          <li key={issue}>
            <bdi>{issue}</bdi>
          </li>
        ))}
      </Box>
    </Notice>
  )
}
