import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CurrentUserResult } from '~/api/generated/model/index.ts'
import { Button } from '~/ui/button/button.tsx'
import { linkTo } from './link.ts'
import { currentState } from './open-link.ts'
import type { Preferences } from './preferences.ts'
import { useWorld } from './world.ts'

/** Copies an address that shows somebody else the same: this screen, world, user and answers. */
export function CopyLink({ preferences }: { preferences: Preferences }) {
  const queryClient = useQueryClient()
  const world = useWorld()
  const [copied, setCopied] = useState('')
  const link = () => {
    const username = queryClient.getQueryData<CurrentUserResult>(['getMe'])?.user.username
    return linkTo(currentState(preferences, world, username), window.location.href)
  }
  const copy = async () => {
    const address = link()
    await navigator.clipboard.writeText(address)
    setCopied(address)
  }
  return (
    <Button size="xs" variant="outline" onClick={() => void copy()}>
      {copied !== '' && copied === link() ? 'Link copied' : 'Copy link'}
    </Button>
  )
}
