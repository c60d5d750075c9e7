/** Elements for layout, with the props that Chakra's have. */
type Props = Record<string, unknown>
type Map = (value: unknown, change: (each: unknown) => unknown) => unknown
const property = (value: string) => ({ type: 'property', value })

export const patterns = {
  box: { transform: (props: Props) => props },
  flex: {
    properties: {
      align: property('alignItems'),
      justify: property('justifyContent'),
      direction: property('flexDirection'),
      wrap: property('flexWrap'),
    },
    transform({ align, justify, direction, wrap, ...rest }: Props) {
      return {
        display: 'flex',
        flexDirection: direction,
        alignItems: align,
        justifyContent: justify,
        flexWrap: wrap,
        ...rest,
      }
    },
  },
  stack: {
    properties: {
      align: property('alignItems'),
      justify: property('justifyContent'),
      direction: property('flexDirection'),
      wrap: property('flexWrap'),
      gap: property('gap'),
    },
    defaultValues: { direction: 'column', gap: '2' },
    transform({ align, justify, direction, wrap, gap, ...rest }: Props) {
      return {
        display: 'flex',
        flexDirection: direction,
        alignItems: align,
        justifyContent: justify,
        flexWrap: wrap,
        gap,
        ...rest,
      }
    },
  },
  center: {
    transform: (props: Props) => ({
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      ...props,
    }),
  },
  grid: {
    properties: {
      templateColumns: property('gridTemplateColumns'),
      templateRows: property('gridTemplateRows'),
      autoFlow: property('gridAutoFlow'),
      autoColumns: property('gridAutoColumns'),
    },
    transform({ templateColumns, templateRows, autoFlow, autoColumns, ...rest }: Props) {
      return {
        display: 'grid',
        gridTemplateColumns: templateColumns,
        gridTemplateRows: templateRows,
        gridAutoFlow: autoFlow,
        gridAutoColumns: autoColumns,
        ...rest,
      }
    },
  },
  simpleGrid: {
    jsxName: 'SimpleGrid',
    properties: { columns: { type: 'number' } },
    transform({ columns, ...rest }: Props, { map }: { map: Map }) {
      return {
        display: 'grid',
        gridTemplateColumns: map(columns, (count) => `repeat(${String(count)}, minmax(0, 1fr))`),
        ...rest,
      }
    },
  },
  visuallyHidden: {
    jsxName: 'VisuallyHidden',
    jsxElement: 'span',
    transform: (props: Props) => ({ srOnly: true, ...props }),
  },
}
