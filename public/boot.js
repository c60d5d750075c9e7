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

// A file that the console starts with cannot be loaded: a release came between the page and its files, or this is an old
// page that the browser kept. The page is loaded again once; if that does not help, it says so.
addEventListener(
  'error',
  ({ target }) => {
    const isPart = target instanceof HTMLScriptElement || target?.rel === 'stylesheet'
    if (!isPart || document.getElementById('root')?.hasChildNodes()) return
    let before = Infinity
    try {
      before = Number(sessionStorage.getItem('waypost.restarted'))
      sessionStorage.setItem('waypost.restarted', String(Date.now()))
    } catch {}
    if (Date.now() - before > 60_000) location.reload()
    else addEventListener('load', sayFailed)
  },
  true,
)

function sayFailed() {
  let language
  try {
    language = localStorage.getItem('waypost.language')
  } catch {}
  const texts = [...document.getElementById('start-failure').content.children]
  const isIn = (tag) => (text) => text.lang === tag || text.lang === tag.split('-')[0]
  const wanted = [language, ...navigator.languages].filter(Boolean)
  const text = wanted.map((tag) => texts.find(isIn(tag))).find(Boolean) ?? texts[0]
  document.getElementById('root').replaceChildren(text.cloneNode(true))
  document.querySelector('#root button').addEventListener('click', () => location.reload())
}
