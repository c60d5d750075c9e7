import { Download, Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { saveFile } from '~/lib/save-file.ts'
import { css, cx } from '~/styled-system/css'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { wraps } from '~/ui/button/button-text.tsx'
import { Button } from '~/ui/button/button.tsx'
import { CopyButton } from '~/ui/button/copy-button.tsx'
import { Code } from '~/ui/icon/code.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { Property, PropertyList } from '~/ui/layout/property-list.tsx'
import { copyValue, downloadFile, hideSecret, messages, showSecret } from './messages.ts'
import { isSecret, textFileOf } from './specific-values.ts'

type SpecificDataProps = {
  data: Readonly<Record<string, string | null>>
  /** The prefix of the file names. */
  fileName: string
}

/** A device's commissioning data, hidden by default. Hiding it also hides revealed secrets. */
export function SpecificData({ data, fileName }: SpecificDataProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const entries = Object.entries(data)
  const Sign = shown ? EyeOff : Eye
  return (
    <Panel heading={messages.data}>
      {entries.length === 0 ? (
        <styled.p color="fg.muted" textStyle="sm">
          <FormattedMessage {...messages.noData} />
        </styled.p>
      ) : (
        <Button
          quiet
          aria-expanded={shown}
          aria-controls={id}
          // Long in some languages.
          className={cx(wraps, css({ minH: '10' }))}
          onClick={() => setShown(!shown)}
        >
          <Sign aria-hidden />
          <FormattedMessage {...(shown ? messages.hideData : messages.showData)} />
        </Button>
      )}
      <Box id={id} mt={shown ? '4' : '0'}>
        {shown && (
          <PropertyList>
            {entries.map(([name, value]) => (
              <Property key={name} label={<code>{name}</code>}>
                {value && <Value name={name} value={value} file={textFileOf(name, fileName)} />}
              </Property>
            ))}
          </PropertyList>
        )}
      </Box>
    </Panel>
  )
}

type ValueProps = { name: string; value: string; file: string | undefined }

function Value({ name, value, file }: ValueProps) {
  const intl = useIntl()
  const secret = isSecret(name, value)
  const [revealed, setRevealed] = useState(false)
  const visible = !secret || revealed
  const Sign = revealed ? EyeOff : Eye
  return (
    <Flex direction="column" align="flex-start" gap="2">
      {visible ? (
        <Flex w="full" gap="2" align="flex-start" justify="space-between">
          <StoredText name={name} value={value} />
          <CopyButton value={value} label={intl.formatMessage(copyValue, { name })} />
        </Flex>
      ) : (
        <styled.p color="fg.muted">
          <FormattedMessage {...messages.secret} />
        </styled.p>
      )}
      {(secret || file) && (
        <Flex gap="2" wrap="wrap">
          {secret && (
            <Button
              size="xs"
              variant="outline"
              className={small}
              onClick={() => setRevealed(!revealed)}
            >
              <Sign aria-hidden />
              <FormattedMessage {...(revealed ? hideSecret : showSecret)} values={{ name }} />
            </Button>
          )}
          {file && (
            <Button
              size="xs"
              variant="outline"
              className={small}
              onClick={() => saveFile(file, new Blob([value], { type: 'text/plain' }))}
            >
              <Download aria-hidden />
              <FormattedMessage {...downloadFile} values={{ name: file }} />
            </Button>
          )}
        </Flex>
      )}
    </Flex>
  )
}

/** Multi-line values keep their lines and scroll; single lines wrap. */
function StoredText({ name, value }: { name: string; value: string }) {
  return value.includes('\n') ? (
    <Code
      as="pre"
      role="region"
      aria-label={name}
      tabIndex={0}
      dir="ltr"
      className={css({
        colorPalette: 'gray',
        display: 'block',
        flex: '1',
        minW: '0',
        p: '3',
        maxH: '80',
        overflow: 'auto',
        whiteSpace: 'pre',
      })}
    >
      {value}
    </Code>
  ) : (
    <Code className={css({ colorPalette: 'gray', overflowWrap: 'anywhere' })}>{value}</Code>
  )
}

/** File names are long for a phone. */
const small = css({
  colorPalette: 'gray',
  maxW: 'full',
  h: 'auto',
  minH: '8',
  py: '1',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})
