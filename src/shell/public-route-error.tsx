import type { ErrorComponentProps } from '@tanstack/react-router'
import { PublicPage } from '~/components/page/public-page.tsx'
import { RouteError } from './route-error.tsx'

/** `RouteError` for a public screen, which has no frame around it. */
export function PublicRouteError(props: ErrorComponentProps) {
  return (
    <PublicPage wide>
      <RouteError {...props} />
    </PublicPage>
  )
}
