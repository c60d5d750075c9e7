import { Link } from '@chakra-ui/react'
import { ScreenLink } from '~/components/link/screen-link.tsx'
import type { Flash } from './flash.ts'

/** A link to the message's record, after the text of the specification. */
export function FlashLink({ name, to }: NonNullable<Flash['record']>) {
  return (
    <>
      {' '}
      <bdi>
        <Link asChild variant="underline" color="inherit" overflowWrap="anywhere">
          <ScreenLink to={to} otherwise={name}>
            {name}
          </ScreenLink>
        </Link>
      </bdi>
    </>
  )
}
