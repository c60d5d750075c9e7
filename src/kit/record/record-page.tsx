import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { defineMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { css } from '~/styled-system/css'
import { Box, Center, Flex } from '~/styled-system/jsx'
import { CopyButton } from '~/ui/button/copy-button.tsx'
import { Code } from '~/ui/icon/code.tsx'
import type { LinkTarget } from '~/ui/link/link-target.ts'
import { usePageTitle } from '~/ui/page/use-page-title.ts'
import { Heading } from '~/ui/text/heading.tsx'
import { RecordFrame } from './record-frame.tsx'
import { RecordTabs } from './record-tabs.tsx'

type RecordPageProps = {
  /** The icon of this kind of record, used if there is no picture. */
  icon: LucideIcon
  /** A picture of the record, such as a logo, at the end of the header. It may have any width. */
  picture?: ReactNode
  name: string
  /** The machine-readable name, such as a token or a serial number. */
  token?: string | undefined
  /** The button that copies the token. */
  copyLabel?: MessageDescriptor
  /** The record's screens. Their routes name them; those that the user may not open are hidden. */
  tabs?: readonly LinkTarget[]
  /** Buttons, the most important one last. */
  actions?: ReactNode
  children: ReactNode
}

/** The page of a record: the same header and tabs on each of its screens, with the screen below. */
export function RecordPage({
  icon: Icon,
  picture,
  name,
  token,
  copyLabel = copyToken,
  tabs = [],
  ...props
}: RecordPageProps) {
  const intl = useIntl()
  const title = usePageTitle()
  return (
    <RecordFrame
      icon={
        !picture && (
          <Center boxSize="11" flexShrink="0" rounded="l3" bg="bg.muted" color="fg.muted">
            <Icon aria-hidden strokeWidth={1.5} />
          </Center>
        )
      }
      heading={
        <Heading as="h1" size="2xl" className={css({ overflowWrap: 'anywhere' })}>
          {/* A customer's own title does not name the record. */}
          <bdi>{title.includes(name) ? title : name}</bdi>
        </Heading>
      }
      token={
        token !== undefined && (
          <>
            <Code className={css({ colorPalette: 'gray', overflowWrap: 'anywhere' })}>{token}</Code>
            <CopyButton value={token} label={intl.formatMessage(copyLabel)} />
          </>
        )
      }
      end={
        (picture || props.actions) && (
          <Flex align="center" wrap="wrap" justify={{ md: 'flex-end' }} gap="3">
            {/* It is as wide as it turns out to be, which moves nothing here. */}
            {picture && <Box order={{ base: '1', md: '0' }}>{picture}</Box>}
            {props.actions && (
              <Flex
                align="center"
                wrap="wrap"
                justify={{ md: 'flex-end' }}
                gap="3"
                _print={{ display: 'none' }}
              >
                {props.actions}
              </Flex>
            )}
          </Flex>
        )
      }
      tabs={<RecordTabs tabs={tabs} name={name} />}
    >
      {props.children}
    </RecordFrame>
  )
}

const copyToken = defineMessage({
  defaultMessage: 'Copy token',
  description: 'Button beside the short name of a record',
})
