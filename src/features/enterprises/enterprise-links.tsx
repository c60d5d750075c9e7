import { Button } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { LinkAction } from '~/components/table/row-action.ts'
import { useSession } from '~/session/session-context.ts'
import { enterpriseActions } from './enterprise-actions.ts'

type EnterpriseLinksProps = { enterpriseId: number; current: LinkAction['link']['to'] }

/** Links to the other screens of an enterprise, for the head of the screen at `current`. */
export function EnterpriseLinks({ enterpriseId, current }: EnterpriseLinksProps) {
  const { access } = useSession()
  return enterpriseActions({ id: enterpriseId })
    .filter(({ link }) => link.to !== current && access.can(link.to))
    .map(({ link, label, icon: Icon }) => (
      <Button key={link.to} asChild size="sm" variant="outline" colorPalette="gray">
        <Link {...link}>
          <Icon aria-hidden />
          <FormattedMessage {...label} />
        </Link>
      </Button>
    ))
}
