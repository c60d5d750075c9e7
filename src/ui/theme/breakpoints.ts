/** The widths of a window from which it is a tablet, a small screen and so on. */
export const breakpoints = { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '96rem' }
