import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { css } from '~/styled-system/css'
import { styled } from '~/styled-system/jsx'

type ButtonTextProps = { icon: ReactNode; label: MessageDescriptor }

/** The icon and the text of a button; on a phone, the icon stands alone and the text is its name. */
export function ButtonText({ icon, label }: ButtonTextProps) {
  return (
    <>
      {icon}
      <styled.span srOnly={{ smDown: true }}>
        <FormattedMessage {...label} />
      </styled.span>
    </>
  )
}

/** The padding of a button whose icon stands alone on a phone. */
export const iconOnPhone = css({ px: { smDown: '2' } })

/** For a button whose text may be wider than a phone: it takes several lines. With the height of its size as `minH`. */
export const wraps = css({ maxW: 'full', h: 'auto', py: '1.5', whiteSpace: 'normal' })
