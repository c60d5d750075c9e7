import chakra from '@chakra-ui/panda-preset'

type Styles = { [name: string]: unknown }
type Variants = Record<string, Record<string, Styles>>
type Recipe = {
  base?: Styles
  variants?: Variants
  [name: string]: unknown
}

const { recipes: plain, slotRecipes: slotted } = chakra.theme as unknown as {
  recipes: Record<string, Recipe>
  slotRecipes: Record<string, Recipe>
}

type Wanted = { slots?: string[]; [variant: string]: string[] | undefined }

/** Chakra's recipe with the variants and parts that the console uses. A variant with one value becomes part of its base. */
function only(recipe: Recipe | undefined, { slots, ...wanted }: Wanted = {}): Recipe {
  if (!recipe) throw new Error('Chakra has no such recipe')
  const ofParts = (styles: Styles) => (slots ? pick(styles, slots) : styles)
  let base = ofParts(recipe.base ?? {})
  const variants: Variants = {}
  for (const [name, values = []] of Object.entries(wanted)) {
    const styles = Object.entries(pick(recipe.variants?.[name] ?? {}, values))
    if (styles.length === 1) base = merged(base, ofParts(styles[0]?.[1] ?? {}))
    else variants[name] = Object.fromEntries(styles.map(([value, each]) => [value, ofParts(each)]))
  }
  const { className } = recipe
  return { className, base, variants, ...(slots && { slots }) }
}

function merged(styles: Styles, others: Styles): Styles {
  const both = { ...styles }
  for (const [name, value] of Object.entries(others)) {
    const before = both[name]
    both[name] = isStyles(before) && isStyles(value) ? merged(before, value) : value
  }
  return both
}

const isStyles = (value: unknown): value is Styles => typeof value === 'object' && value !== null

const pick = <Value>(list: Record<string, Value>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(list).filter(([name]) => names.includes(name)))

/** The border of a control, red if invalid. */
const edge: Styles = { borderColor: 'border.control', _invalid: { borderColor: 'border.error' } }

/** Motion takes less than 200 ms; Chakra's takes up to half a second. */
const quick = { _open: { animationDuration: 'fast' } }

const overlay = [
  'backdrop',
  'positioner',
  'content',
  'header',
  'title',
  'body',
  'footer',
  'closeTrigger',
]

const withStyles = (recipe: Recipe, own: Styles): Recipe => ({
  ...recipe,
  base: merged(recipe.base ?? {}, own),
})

const buttons = only(plain['button'], {
  size: ['2xs', 'xs', 'sm', 'md'],
  variant: ['solid', 'subtle', 'outline', 'ghost', 'plain'],
})

/** One class for an element. */
export const recipes: Record<string, Recipe> = {
  button: {
    ...buttons,
    variants: {
      ...buttons.variants,
      // For an icon alone.
      square: { true: { px: '0', py: '0', _icon: { fontSize: '1.2em' } } },
    },
  },
  heading: only(plain['heading'], { size: ['xs', 'sm', 'md', 'lg', 'xl', '2xl'] }),
  input: withStyles(only(plain['input'], { size: ['xs', 'sm', 'md'], variant: ['outline'] }), edge),
  textarea: withStyles(only(plain['textarea'], { size: ['md'], variant: ['outline'] }), edge),
  link: only(plain['link'], { variant: ['plain', 'underline'] }),
  spinner: only(plain['spinner'], { size: ['inherit', 'sm', 'md', 'lg'] }),
  badge: only(plain['badge'], { variant: ['plain'], size: ['md'] }),
  icon: only(plain['icon'], { size: ['inherit', 'sm'] }),
  code: only(plain['code'], { variant: ['subtle'], size: ['sm'] }),
  kbd: withStyles(only(plain['kbd'], { variant: ['raised'], size: ['sm', 'md'] }), {
    colorPalette: 'gray',
    fontFamily: 'body',
    wordSpacing: 'normal',
  }),
  skeleton: only(plain['skeleton'], { variant: ['pulse'], loading: ['true'] }),
  skipNavLink: only(plain['skipNavLink']),
}

/** One class for each part of a widget. */
export const slotRecipes: Record<string, Recipe> = {
  dialog: withStyles(
    only(slotted['dialog'], {
      slots: overlay,
      placement: ['top'],
      scrollBehavior: ['inside', 'outside'],
      size: ['sm', 'md', 'lg', 'xl'],
      motionPreset: ['scale'],
    }),
    { backdrop: quick, content: quick },
  ),
  drawer: withStyles(
    only(slotted['drawer'], { slots: overlay, size: ['xs'], placement: ['start'] }),
    {
      backdrop: quick,
      content: quick,
    },
  ),
  menu: only(slotted['menu'], {
    slots: ['content', 'item', 'itemGroupLabel', 'itemIndicator', 'itemCommand', 'separator'],
    variant: ['subtle'],
    size: ['md'],
  }),
  tooltip: only(slotted['tooltip'], { slots: ['content'] }),
  tabs: only(slotted['tabs'], {
    slots: ['root', 'list', 'trigger', 'content'],
    size: ['md'],
    variant: ['line'],
  }),
  datePicker: only(slotted['datePicker'], {
    slots: [
      'root',
      'content',
      'view',
      'viewControl',
      'prevTrigger',
      'nextTrigger',
      'viewTrigger',
      'rangeText',
      'table',
      'tableHead',
      'tableHeader',
      'tableBody',
      'tableRow',
      'tableCell',
      'tableCellTrigger',
    ],
    size: ['md'],
    variant: ['outline'],
  }),
  combobox: withStyles(
    only(slotted['combobox'], {
      slots: [
        'root',
        'control',
        'input',
        'indicatorGroup',
        'clearTrigger',
        'trigger',
        'content',
        'item',
        'itemText',
        'itemIndicator',
      ],
      variant: ['outline'],
      size: ['md'],
    }),
    { input: edge },
  ),
  fileUpload: only(slotted['fileUpload'], { slots: ['root', 'dropzone'] }),
  listbox: withStyles(
    only(slotted['listbox'], {
      slots: ['root', 'content', 'item', 'itemText', 'itemGroup', 'itemGroupLabel'],
      variant: ['subtle'],
    }),
    // Chakra's outline would add a second focus ring.
    {
      item: { _highlighted: { outlineColor: 'transparent', bg: 'teal.subtle', color: 'teal.fg' } },
    },
  ),
}
