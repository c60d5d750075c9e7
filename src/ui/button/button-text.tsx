import { css } from '~/styled-system/css'
import { styled } from '~/styled-system/jsx'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'

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
