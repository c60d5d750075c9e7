import { useRef, useState } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { FieldFrame } from '~/kit/form/field-frame.tsx'
import { FileDrop } from '~/kit/form/file-drop.tsx'
import { Select } from '~/kit/form/select.tsx'
import { css } from '~/styled-system/css'
import { Box, Stack } from '~/styled-system/jsx'
import { codesInFile, type CodeTable } from './codes-in-csv.ts'

/** How many rows of a file are shown. */
const shownRows = 3

const accepted = { accept: ['.csv', '.txt'], maxBytes: 5_000_000 }

type CodesFileProps = {
  /** Gets the codes of the chosen column, and those that the last choice of a file or a column had given. */
  onCodes: (codes: readonly string[], before: readonly string[]) => void
}

/** Takes codes from a file, such as a vendor's delivery note. Of a table, the user may choose another column. */
export function CodesFile({ onCodes }: CodesFileProps) {
  const intl = useIntl()
  const [files, setFiles] = useState<readonly File[]>([])
  const [failed, setFailed] = useState(false)
  const [table, setTable] = useState<CodeTable>()
  const [place, setPlace] = useState(0)
  const latest = useRef<File>(undefined)
  const read = async (file: File | undefined) => {
    latest.current = file
    setFiles(file ? [file] : [])
    // Another file adds its codes; removing the file removes them.
    const before = file ? [] : (table?.columns[place] ?? [])
    const found = file && (await codesInFile(file).catch(() => undefined))
    // Another one was chosen meanwhile, or none.
    if (latest.current !== file) return
    const codes = found?.columns[found.guess] ?? []
    setFailed(file !== undefined && codes.length === 0)
    setTable(found)
    setPlace(found?.guess ?? 0)
    if (codes.length + before.length > 0) onCodes(codes, before)
  }
  const choose = (next: number) => {
    if (!table) return
    onCodes(table.columns[next] ?? [], table.columns[place] ?? [])
    setPlace(next)
  }
  return (
    <>
      <FileDrop
        {...accepted}
        label={messages.fromFile}
        files={files}
        error={failed ? intl.formatMessage(messages.noCodes) : undefined}
        onChange={([file]) => void read(file)}
      />
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
