import { defineMessage, defineMessages } from 'react-intl'

/** The tools of the editor. Each names a button. */
export const tools = defineMessages({
  toolbar: { defaultMessage: 'Formatting', description: 'Names the toolbar of the text editor' },
  undo: { defaultMessage: 'Undo', description: 'Button of the text editor' },
  redo: { defaultMessage: 'Redo', description: 'Button of the text editor' },
  find: { defaultMessage: 'Find and replace', description: 'Button of the text editor' },
  heading2: { defaultMessage: 'Heading', description: 'Button of the text editor: the largest' },
  heading3: { defaultMessage: 'Subheading', description: 'Button of the text editor: level two' },
  heading4: {
    defaultMessage: 'Small subheading',
    description: 'Button of the text editor: level three',
  },
  bold: { defaultMessage: 'Bold', description: 'Button of the text editor' },
  italic: { defaultMessage: 'Italic', description: 'Button of the text editor' },
  underline: { defaultMessage: 'Underline', description: 'Button of the text editor' },
  strike: { defaultMessage: 'Strikethrough', description: 'Button of the text editor' },
  code: { defaultMessage: 'Code', description: 'Button of the text editor: code within a line' },
  sub: { defaultMessage: 'Subscript', description: 'Button of the text editor: as in H₂O' },
  sup: { defaultMessage: 'Superscript', description: 'Button of the text editor: as in m²' },
  bulletList: { defaultMessage: 'Bulleted list', description: 'Button of the text editor' },
  orderedList: { defaultMessage: 'Numbered list', description: 'Button of the text editor' },
  quote: { defaultMessage: 'Quote', description: 'Button of the text editor: a quoted paragraph' },
  codeBlock: {
    defaultMessage: 'Code block',
    description: 'Button of the text editor: several lines of code',
  },
  rule: { defaultMessage: 'Horizontal line', description: 'Button of the text editor' },
  link: { defaultMessage: 'Link', description: 'Button and heading: a link in the text' },
  image: { defaultMessage: 'Image', description: 'Button and heading: an image in the text' },
  video: {
    defaultMessage: 'Video',
    description: 'Button, heading and label of a video in the text',
  },
  table: { defaultMessage: 'Table', description: 'Button of the text editor: adds a table' },
  caption: {
    defaultMessage: 'Caption',
    description: 'Button of the text editor: adds a line below an image or a table',
  },
  rowBefore: { defaultMessage: 'Row above', description: 'Button: adds a row to a table' },
  rowAfter: { defaultMessage: 'Row below', description: 'Button: adds a row to a table' },
  columnBefore: { defaultMessage: 'Column before', description: 'Button: adds a table column' },
  columnAfter: { defaultMessage: 'Column after', description: 'Button: adds a table column' },
  header: { defaultMessage: 'Heading row', description: 'Button: whether a table has headings' },
  deleteRow: { defaultMessage: 'Delete row', description: 'Button: of a table' },
  deleteColumn: { defaultMessage: 'Delete column', description: 'Button: of a table' },
  deleteTable: { defaultMessage: 'Delete table', description: 'Button: a table in the text' },
})

export const messages = defineMessages({
  keys: {
    defaultMessage: 'Press Alt+F10 for the toolbar. Press Escape, then Tab to leave the editor.',
    description: 'Keyboard help of the text editor',
  },
  findText: { defaultMessage: 'Find', description: 'Label: what is looked for in a text' },
  address: { defaultMessage: 'Address', description: 'Label: the address of a link or a video' },
  linkHelp: {
    defaultMessage:
      'A web address, an email address, a page of the console such as /help/getting-started, or a heading of this document such as #Next steps',
    description:
      'Explains the address of a link; /help/getting-started stays as it is, the words after # are an example',
  },
  linkInvalid: {
    defaultMessage: 'This address cannot be linked.',
    description: 'Error for the address of a link',
  },
  linkText: { defaultMessage: 'Text', description: 'Label: the words that a link is on' },
  removeLink: { defaultMessage: 'Remove link', description: 'Button: the text stays' },
  insert: {
    defaultMessage: 'Insert',
    description: 'Button: puts an image or a video into the text',
  },
  apply: { defaultMessage: 'Apply', description: 'Button: changes a link or an image in the text' },
  alt: {
    defaultMessage: 'Alternative text',
    description: 'Label: what an image shows, in words',
  },
  altHelp: {
    defaultMessage: 'What the image shows, for people who cannot see it',
    description: 'Explains the alternative text of an image',
  },
  altRequired: {
    defaultMessage: 'Describe the image, or mark it as decorative.',
    description: 'Error of an image without an alternative text',
  },
  decoration: {
    defaultMessage: 'Decorative only, without meaning',
    description: 'Checkbox: an image needs no alternative text',
  },
  file: { defaultMessage: 'File', description: 'Label: the file of an image' },
  way: { defaultMessage: 'Source', description: 'Label: where an image comes from' },
  fromFile: { defaultMessage: 'A file', description: 'Choice: where an image comes from' },
  fromDocument: {
    defaultMessage: 'From another document',
    description: 'Choice: where an image comes from',
  },
  width: { defaultMessage: 'Width in pixels', description: 'Label: how wide an image is shown' },
  widthHelp: {
    defaultMessage: 'Leave it empty for the image’s own size. It never gets wider than the text.',
    description: 'Explains the width of an image',
  },
  widthInvalid: {
    defaultMessage: 'Enter a whole number from 16 to 2000.',
    description: 'Error for the width of an image',
  },
  images: { defaultMessage: 'Images', description: 'Heading of a dialog about several images' },
  leftOut: {
    defaultMessage: 'Without a file, this image is left out.',
    description: 'Explains the file of one of several images to insert',
  },
  onlyImagesLeftOut: {
    defaultMessage: 'The text will be pasted without the images.',
    description: 'Question before the dialog about the images of a pasted text is closed',
  },
  fileRequired: { defaultMessage: 'Choose an image.', description: 'Error without a file' },
  uploadFailed: {
    defaultMessage: 'The image was not uploaded',
    description: 'Heading; the reason follows',
  },
  someNotUploaded: {
    defaultMessage: 'Some images were not uploaded. The others are kept for the text.',
    description: 'Heading above several images; below each that failed is the reason',
  },
  videoHelp: {
    defaultMessage: 'Link to the video file',
    description: 'Explains the address of a video',
  },
  videoInvalid: { defaultMessage: 'Enter a web address.', description: 'Error of a video' },
  lostTitle: {
    defaultMessage: 'The editor cannot keep everything in this document',
    description: 'Heading of a warning above the text editor; what is lost follows',
  },
  lostText: { defaultMessage: 'some of its text', description: 'Part of a document that is lost' },
  storedHtml: {
    defaultMessage: 'Show the stored HTML',
    description: 'Opens the HTML of a document as the server has it',
  },
  missing: {
    defaultMessage: 'The editor could not be loaded',
    description: 'In place of the text editor',
  },
  missingHint: {
    defaultMessage: 'Everything else on this page can be saved. The content stays as it is.',
    description: 'When the text editor could not be loaded',
  },
})

/** The widths of an image on offer. Each names a button. */
export const widthNames = defineMessages({
  small: { defaultMessage: 'Small', description: 'Button: the width of an image' },
  medium: { defaultMessage: 'Medium', description: 'Button: the width of an image' },
  large: { defaultMessage: 'Large', description: 'Button: the width of an image' },
  own: { defaultMessage: 'Own size', description: 'Button: an image as wide as its file' },
})

export const lost = defineMessage<{ parts: string }>({
  defaultMessage: 'Editing the text removes: {parts}.',
  description:
    'Above the text editor; parts: a list such as “<iframe>, style and some of its text”',
})

export const otherOrigin = defineMessage<{ origins: string }>({
  defaultMessage: 'Videos can only come from {origins}.',
  description: 'Error for the address of a video; origins: a list of addresses',
})

export const imagesRefused = defineMessage<{ count: number }>({
  defaultMessage:
    '{count, plural, one {# image was not pasted, because the clipboard contains only its address. Add the file} other {# images were not pasted, because the clipboard contains only their addresses. Add the files}} with “Image”.',
  description: 'After text with images was pasted; “Image” is a button of the editor',
})

export const videosRefused = defineMessage<{ count: number; origins: string }>({
  defaultMessage:
    '{count, plural, one {# video was} other {# videos were}} not pasted. Videos can only come from {origins}.',
  description: 'After text with videos was pasted; origins: a list of addresses',
})

export const imageNumber = defineMessage<{ number: number; count: number }>({
  defaultMessage: 'Image {number} of {count}',
  description: 'Names one of several images in a dialog',
})

export const placeMissing = defineMessage<{ address: string }>({
  defaultMessage: 'Not found in this text: {address}',
  description: 'After a link or an image of a help document was to be shown; address: its own',
})

export const imageElsewhere = defineMessage<{ host: string }>({
  defaultMessage: 'Image on another server: {host}',
  description: 'In the text editor, in place of an image; host: such as example.com',
})
