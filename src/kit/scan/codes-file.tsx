import { css } from '~/styled-system/css'
import { Box, Stack } from '~/styled-system/jsx'
import { useState } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { FieldFrame } from '~/kit/form/field-frame.tsx'
import { Select } from '~/kit/form/select.tsx'
import { codesInFile, type CodeTable } from './codes-in-csv.ts'

/** How many rows of a file are shown. */
const shownRows = 3

type CodesFileProps = {
  /** Gets the codes of the chosen column, and those that it had before the user chose another one. */
  onCodes: (codes: readonly string[], before: readonly string[]) => void
}

/** Takes codes from a file, such as a vendor's delivery note. Of a table, the user may choose another column. */
export function CodesFile({ onCodes }: CodesFileProps) {
  const intl = useIntl()
  const [failed, setFailed] = useState(false)
  const [table, setTable] = useState<CodeTable>()
  const [place, setPlace] = useState(0)
  const read = async (file: File) => {
    const found = await codesInFile(file).catch(() => undefined)
    const codes = found?.columns[found.guess] ?? []
    setFailed(codes.length === 0)
    setTable(found)
    setPlace(found?.guess ?? 0)
    if (codes.length > 0) onCodes(codes, [])
  }
  const choose = (next: number) => {
    if (!table) return
    onCodes(table.columns[next] ?? [], table.columns[place] ?? [])
    setPlace(next)
  }
  return (
    <>
      <FieldFrame
        label={messages.fromFile}
        error={failed ? intl.formatMessage(messages.noCodes) : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className={fileInput}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void read(file)
              // The same file can be chosen again.
              target.value = ''
            }}
          />
        )}
      </FieldFrame>
      {table && table.columns.length > 1 && (
        <Stack gap="2" textStyle="sm">
          <FieldFrame label={messages.column} error={undefined}>
            {(control) => (
              <Select
                {...control}
                value={String(place)}
                onChange={({ target }) => choose(Number(target.value))}
              >
                {table.columns.map((_, each) => (
                  <option key={each} value={String(each)}>
                    {table.rows[0]?.[each]?.trim() || intl.formatNumber(each + 1)}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
          <Box
            overflowX="auto"
            tabIndex={0}
            role="group"
            aria-label={intl.formatMessage(messages.rows)}
          >
            <table className={preview}>
              <tbody>
                {table.rows.slice(0, shownRows).map((row, index) => (
                  <tr key={index}>
                    {table.columns.map((_, each) => (
                      <td key={each} data-chosen={each === place || undefined}>
                        {row[each]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Box>
          <p>
            <FormattedMessage
              {...codeCount}
              values={{ count: table.columns[place]?.length ?? 0 }}
            />
          </p>
        </Stack>
      )}
    </>
  )
}

const fileInput = css({ w: 'full', textStyle: 'sm' })

const preview = css({
  w: 'full',
  color: 'fg.muted',
  '& td': { borderWidth: '1px', px: '2', py: '1', whiteSpace: 'nowrap', textAlign: 'start' },
  '& [data-chosen]': { color: 'fg', fontWeight: 'medium', bg: 'teal.subtle' },
})

const messages = defineMessages({
  fromFile: {
    defaultMessage: 'From a CSV file',
    description: 'Label: of the field for a file with the expected codes',
  },
  noCodes: {
    defaultMessage: 'No codes were found in this file.',
    description: 'Error of the field for a file with the expected codes',
  },
  column: {
    defaultMessage: 'Column with the codes',
    description: 'Label: of the choice of a column of a CSV file',
  },
  rows: {
    defaultMessage: 'First rows of the file',
    description: 'Label: names a table for screen readers',
  },
})

const codeCount = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, one {# code} other {# codes}} in this column',
  description: 'How many codes a column of a CSV file has',
})
