// Runs in the page that `npm run shots -- --compare` writes, which puts the data in front.
type Entry = {
  id: string
  kind: string
  name: string
  area: string
  theme: string
  width: number
  language: string
  outcome: string
  pixels: number
  share: number
}
declare const report: { shots: Entry[]; labels: { before: string; after: string }; same: number }

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
const filters = ['kind', 'area', 'theme', 'width'] as const
const choice = (name: string) => find(`select[name=${name}]`) as HTMLSelectElement
/** Marks of an earlier comparison do not count. */
const store = `seen ${report.labels.before} ${report.labels.after}`
const seen = new Set<string>(JSON.parse(localStorage.getItem(store) ?? '[]') as string[])
const shots = report.shots.toSorted((a, b) => b.share - a.share)
let current = shots[0]

for (const name of filters) {
  const values = [...new Set(shots.map((shot) => String(shot[name])))].toSorted()
  choice(name).append(new Option(`Any ${name}`, ''), ...values.map((value) => new Option(value)))
}
for (const select of document.querySelectorAll('select')) select.addEventListener('change', show)
find('#seen').addEventListener('click', mark)
document.addEventListener('keydown', ({ key }) => {
  if (key === 's') mark()
  if (key === 'j' || key === 'k') step(key === 'j' ? 1 : -1)
})
show()

function listed(): Entry[] {
  return shots.filter((shot) =>
    filters.every((name) => ['', String(shot[name])].includes(choice(name).value)),
  )
}

function show() {
  const list = listed()
  if (!list.includes(current!)) current = list[0]
  const { before, after } = report.labels
  find('h1').textContent =
    `${before} → ${after}: ${list.length} of ${shots.length} differ, ${report.same} are the same`
  find('nav').replaceChildren(...list.map(itemOf))
  find('main').replaceChildren(...(current ? [pictureOf(current)] : ['Nothing differs.']))
  const story = find('#story') as HTMLAnchorElement
  story.hidden = current?.kind !== 'story'
  const id = /^story-(.*)-\d+-(?:light|dark)-/.exec(current?.id ?? '')?.[1] ?? ''
  story.href = `http://localhost:6006/?path=/story/${id}`
}

function itemOf(shot: Entry) {
  const item = document.createElement('button')
  item.type = 'button'
  item.className = seen.has(shot.id) ? 'seen' : ''
  if (shot === current) item.setAttribute('aria-current', 'true')
  const detail = document.createElement('small')
  const amount = shot.outcome === 'changed' ? `${shot.pixels} px` : shot.outcome
  const mark = seen.has(shot.id) ? '✓ ' : ''
  detail.textContent = `${mark}${shot.width} ${shot.theme} ${shot.language}: ${amount}`
  item.append(shot.name, detail)
  item.addEventListener('click', () => {
    current = shot
    show()
  })
  return item
}

function pictureOf({ id, outcome }: Entry) {
  const figure = document.createElement('figure')
  const picture = (folder: string) => {
    const image = new Image()
    image.src = `${folder}/${encodeURIComponent(id)}.png`
    image.alt = folder
    return image
  }
  const view = outcome === 'changed' ? choice('view').value : 'one'
  if (view === 'one') figure.append(picture(outcome === 'new' ? 'after' : 'before'))
  else if (view === 'difference') figure.append(picture('difference'))
  else figure.append(picture('before'), picture('after'))
  figure.className = view
  if (view === 'slider') {
    const range = document.createElement('input')
    range.type = 'range'
    range.ariaLabel = 'Before and after'
    range.addEventListener('input', () => figure.style.setProperty('--at', `${range.value}%`))
    figure.append(range)
  }
  return figure
}

function mark() {
  if (!current) return
  seen.add(current.id)
  localStorage.setItem(store, JSON.stringify([...seen]))
  step(1)
}

function step(by: number) {
  const list = listed()
  current = list[list.indexOf(current!) + by] ?? current
  show()
}
