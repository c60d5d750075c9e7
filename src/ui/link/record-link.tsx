import type { ReactNode } from 'react'
import { css } from '~/styled-system/css'
import type { LinkTarget } from './link-target.ts'
import { screenOf, type RecordId, type RecordKind } from './record-screens.ts'
import { ScreenLink } from './screen-link.tsx'

type RecordLinkProps<Kind extends RecordKind> = {
  kind: Kind
  /** Without it, the name is plain text. */
  id: RecordId<Kind> | null | undefined
  /** The name or number. */
  children: ReactNode
}

// As in a table: the underline says that the name leads on, and its color stays that of the text around it.
// The padding of an inline element takes up no space, and makes it large enough for touch.
const look = css({ display: 'inline', py: '1', color: 'inherit', _hover: { color: 'teal.fg' } })

/** The name of a record, as a link if the user may open its screen. In a table, use a `RowLink`. */
export function RecordLink<Kind extends RecordKind>({ kind, id, children }: RecordLinkProps<Kind>) {
  return nameLink({ link: screenOf(kind, id), children })
}

type NameLinkProps = { link: LinkTarget | undefined; children: ReactNode }

/** The same, for a screen that is known already. */
export const NameLink = (props: NameLinkProps) => nameLink(props)

function nameLink({ link, children }: NameLinkProps) {
  const name = <bdi>{children}</bdi>
  if (!link) return name
  return (
    <ScreenLink {...link} otherwise={name} variant="underline" className={look}>
      {name}
    </ScreenLink>
  )
}
