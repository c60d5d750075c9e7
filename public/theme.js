{
  let stored
  try {
    stored = /(?:^|; )waypost\.theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1]
  } catch {}
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.add(dark ? 'dark' : 'light')
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light'
}
