import type { ErrorComponentProps } from '@tanstack/react-router'
import { PublicPage } from '~/components/page/public-page.tsx'
import { RouteFailure } from './route-error.tsx'

/** `RouteError` for a public screen with a form: in the card that the form would stand in. */
export function PublicRouteError(props: ErrorComponentProps) {
  return (
    <PublicPage>
      <RouteFailure {...props} />
    </PublicPage>
  )
}
