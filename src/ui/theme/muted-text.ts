/** The color `fg.muted` in both themes, for pictures: those do not see the style sheet. */
export const mutedText = { light: '#4d5a5f', dark: '#94a1a5' }
