import { isNotFound, useLocation, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { defineMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { toFailure, type Failure } from '~/lib/failure.ts'
import type { LinkTarget } from '~/ui/link/link-target.ts'
import { nameById } from '~/ui/page/use-page-title.ts'
import { useUserStorages } from '~/ui/settings/user-storages.ts'
import { RedirectTo } from './redirect-with-message.tsx'
import { RoutePending } from './route-pending.tsx'

/**
 * Where to redirect if a record cannot be loaded, and the message shown there. `draft` begins the names of the drafts of
 * its forms, which end in `-add` and `-edit-<id>`: where a record can be deleted, what was typed becomes a new one.
 */
export type WayBack = { to: string; message: MessageDescriptor; draft?: string }

/** Replaces a screen whose record could not be loaded: redirects, and says there which record, why, and how to try again. */
export function RedirectBack({ to, message, draft, error }: WayBack & { error: unknown }) {
  const intl = useIntl()
  const { pathname } = useLocation()
  const params = useParams({ strict: false })
  const failure = isNotFound(error) ? missing : toFailure(error)
  const saved = failure.status === 404 && draft ? `${draft}-edit-${Object.values(params)[0]}` : null
  const isMoved = useMovedDraft(saved, `${draft}-add`)
  if (isMoved === undefined) return <RoutePending />
  if (isMoved) {
    return <RedirectTo to={`${to}/add`} status="info" text={intl.formatMessage(nowNew)} />
  }
  return (
    <RedirectTo
      to={to}
      status="error"
      text={intl.formatMessage(message)}
      record={{ name: nameById(intl, params), link: { to: pathname } as LinkTarget }}
      failure={failure}
    />
  )
}

/** Moves a draft, unless there is another. Returns whether it did, undefined until that is known. */
function useMovedDraft(from: string | null, to: string): boolean | undefined {
  const { drafts } = useUserStorages()
  const [isMoved, setMoved] = useState(from === null ? false : undefined)
  useEffect(() => {
    if (from === null) return
    const move = async () => {
      const [draft, other] = await Promise.all([drafts.read(from), drafts.read(to)])
      if (draft === undefined || other !== undefined) return false
      await drafts.write(to, draft)
      await drafts.remove(from)
      return true
    }
    void move().then(setMoved, () => setMoved(false))
  }, [drafts, from, to])
  return isMoved
}

const nowNew = defineMessage({
  defaultMessage:
    'The record no longer exists. Your unsaved changes are in this form. Saving it adds a new record.',
  description:
    'Above the form of a new record: what was typed into the form of a deleted one, such as a help document, is in it',
})

const missing: Failure = Object.assign(new Error(), { status: 404 })
