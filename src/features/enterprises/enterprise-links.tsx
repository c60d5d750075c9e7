import { Button } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useEnterpriseActions } from './use-enterprise-actions.ts'

/** Links to the other screens of an enterprise, for the head of the screen at `current`. */
export function EnterpriseLinks(props: { enterpriseId: number; current: string }) {
  const actions = useEnterpriseActions()({ id: props.enterpriseId })
  return actions
    .filter(({ to }) => to !== props.current)
    .map(({ to, label, icon: Icon }) => (
      <Button key={to} asChild size="sm" variant="outline" colorPalette="gray">
        <Link to={to}>
          <Icon aria-hidden />
          <FormattedMessage {...label} />
        </Link>
      </Button>
    ))
}
