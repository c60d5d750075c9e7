import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  explanation: {
    defaultMessage:
      'Adds the enterprises, locations, users and devices in the CSV files of a ZIP archive. Entries that cannot be added are listed afterwards.',
    description: 'Explains the screen for bulk imports',
  },
  archive: { defaultMessage: 'ZIP archive', description: 'Labels the choice of an archive' },
  archiveRequired: {
    defaultMessage: 'Choose a ZIP archive.',
    description: 'No archive has been chosen for the import',
  },
  import: { defaultMessage: 'Import', description: 'Button that sends an archive' },
  importing: { defaultMessage: 'Importing…', description: 'On the button while an import runs' },
  result: { defaultMessage: 'Result', description: 'Heading above what became of an import' },
  succeeded: {
    defaultMessage: 'Import succeeded',
    description: 'An import has succeeded as a whole',
  },
  failed: {
    defaultMessage: 'Import failed, nothing was added',
    description: 'An import has failed as a whole',
  },
  unexpected: {
    defaultMessage: 'Unexpected error occurred',
    description: 'An import has failed, and the server did not say why',
  },
  interrupted: {
    defaultMessage: 'The import was interrupted',
    description: 'It is not known what became of an import',
  },
  maybeAdded: {
    defaultMessage:
      'The server may still have added some or all of the archive. Check before you import it again.',
    description: 'It is not known what became of an import',
  },
  canceled: {
    defaultMessage: 'The import was canceled',
    description: 'The user has ended an import before its time',
  },
  notAdded: {
    defaultMessage: 'Nothing was added, because the upload was not finished.',
    description: 'An import was canceled while the archive was sent',
  },
  viewEnterprises: {
    defaultMessage: 'View enterprises',
    description: 'Link to the list of enterprises after an import',
  },
  lines: {
    defaultMessage: 'Entries that were not added',
    description: 'Names the table of the lines that an import complains about',
  },
  searchLines: {
    defaultMessage: 'Search entries',
    description: 'Labels the search field of the lines that an import complains about',
  },
  file: { defaultMessage: 'File', description: 'Column: a file of the archive' },
  row: { defaultMessage: 'Row', description: 'Column: a row of a file, the header being row 1' },
  problem: { defaultMessage: 'Problem', description: 'Column: why a row was not added' },
  leaveTitle: {
    defaultMessage: 'Leave during the import?',
    description: 'Heading of the question before a screen is left whose import still runs',
  },
  leaveQuestion: {
    defaultMessage: 'The import will continue, but you will not see its result.',
    description: 'Says what happens when the screen is left whose import still runs',
  },
  leave: { defaultMessage: 'Leave', description: 'Button that leaves the screen' },
})

export const notZip = defineMessage<{ file: string }>({
  defaultMessage: '{file} is not a ZIP archive.',
  description: 'The file that was chosen for an import is refused; file is its name',
})

export const working = defineMessage<{ file: string }>({
  defaultMessage: 'The server is importing {file}',
  description: 'The archive of an import has arrived and is read; file is its name',
})

export const allOf = defineMessage<{ file: string }>({
  defaultMessage: 'All entries in {file} were added.',
  description: 'An import has succeeded as a whole; file is the name of the archive',
})

export const withErrors = defineMessage<{ count: number }>({
  defaultMessage: 'Import succeeded with {count, plural, one {# error} other {# errors}}',
  description: 'An import has succeeded but for some entries',
})

export const restOf = defineMessage<{ file: string; count: number }>({
  defaultMessage:
    '{count, plural, one {One entry in {file} was not added.} other {# entries in {file} were not added.}} The others were.',
  description: 'An import has succeeded but for some entries; file is the name of the archive',
})
