import type { ErrorComponentProps } from '@tanstack/react-router'
import { PublicPage } from '~/ui/layout/public-page.tsx'
import { Failure } from './route-error.tsx'

/** `RouteError` for a public screen with a form: shown in the form's card. */
export function PublicRouteError(props: ErrorComponentProps) {
  return (
    <PublicPage>
      <Failure {...props} />
    </PublicPage>
  )
}
