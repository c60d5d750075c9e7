import { prose } from '~/kit/rich-text/prose.ts'

/** The style of the editor. It includes ProseMirror's rules, since its own style element would violate the policy. */
export const editorStyle = {
  borderWidth: '1px',
  borderColor: 'border.control',
  rounded: 'l2',
  bg: 'bg.panel',
  '&[data-invalid]': { borderColor: 'border.error' },
  '& .ProseMirror': {
    ...prose,
    position: 'relative',
    minH: '64',
    px: '4',
    py: '3',
    roundedBottom: 'l2',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    outlineOffset: '-2px',
    // Repeated for the editor's element, which the prose rules do not match.
    '& > :is(h2, h3, h4, p, ul, ol, pre, blockquote):not(* + *)': { mt: '0' },
    '& pre': { ...(prose['& pre'] as object), whiteSpace: 'pre-wrap', w: 'auto' },
    '& [contenteditable=false]': { whiteSpace: 'normal' },
    '& img.ProseMirror-separator': { display: 'inline', border: '0', m: '0', w: '0', h: '0' },
    // Sized to the editor, so that its placeholder does not scroll away.
    '& table': { width: 'full', tableLayout: 'fixed' },
    '& .tableWrapper': { overflowX: 'auto', my: '4' },
    '& :is(td, th)': { ...(prose['& :is(th, td)'] as object), position: 'relative', minW: '0' },
    '& .selectedCell': { bg: 'colorPalette.subtle' },
    '& .ProseMirror-selectednode': {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'colorPalette.focusRing',
    },
    '& [data-chip]': { bg: 'bg.muted', rounded: 'l2', px: '3', py: '2', textStyle: 'sm' },
    '& div[data-chip]': { my: '4' },
  },
  '& .ProseMirror-gapcursor': { display: 'none', pointerEvents: 'none', position: 'absolute' },
  '& .ProseMirror-gapcursor::after': {
    content: '""',
    display: 'block',
    position: 'absolute',
    top: '-2px',
    width: '5',
    borderTopWidth: '1px',
    borderColor: 'fg',
  },
  '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
  '& .ProseMirror-hideselection *': { caretColor: 'transparent' },
  '& .ProseMirror-hideselection *::selection': { bg: 'transparent' },
}
