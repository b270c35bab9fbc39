/**
 * Words that are written in short, in the languages of the data. A name is indexed under its own words and under the short form
 * of each; a typed word is looked for as it stands and by its short form. So `Av. Italia`, `Avda Italia` and `Avenida Italia` meet,
 * whichever the data and the person use. One short form may stand for several words (`St.`: street, saint); that costs
 * nothing but a candidate.
 *
 * `kind` is `road` for the words that only say what kind of road it is: they may be missing, or be typed where the name has none.
 */
interface Abbreviation {
  kind: 'road' | 'name'
  /** The short form that stands for all, then the ways to write it; folded, without dots. */
  short: string
  forms: string
}

const table: readonly Abbreviation[] = [
  // Spanish, Portuguese, Catalan
  { kind: 'road', short: 'av', forms: 'avd avda aven avenida avinguda avgda' },
  {
    kind: 'road',
    short: 'bv',
    forms: 'bd bl bld blv blvd boul boulevar boulevard br bulev bulevar bvar bvr',
  },
  { kind: 'road', short: 'c', forms: 'cl cll calle carrer' },
  { kind: 'road', short: 'cno', forms: 'cam camino' },
  { kind: 'road', short: 'ctra', forms: 'crta carr carretera' },
  { kind: 'road', short: 'cra', forms: 'kra cr carrera' },
  { kind: 'road', short: 'pje', forms: 'psje pasaje passeig' },
  { kind: 'road', short: 'pso', forms: 'po paseo' },
  { kind: 'road', short: 'pza', forms: 'plza plaza pca praca piazza' },
  { kind: 'road', short: 'rbla', forms: 'rambla' },
  { kind: 'road', short: 'tv', forms: 'trav travesia travessa transversal' },
  { kind: 'road', short: 'r', forms: 'rua rue' },
  { kind: 'road', short: 'rod', forms: 'rodovia' },
  { kind: 'road', short: 'estr', forms: 'estrada' },
  { kind: 'road', short: 'diag', forms: 'diagonal' },
  { kind: 'name', short: 'gral', forms: 'gen general' },
  { kind: 'name', short: 'cnel', forms: 'cel coronel col colonel' },
  { kind: 'name', short: 'cap', forms: 'cpt capt capitan captain capitaine' },
  { kind: 'name', short: 'tte', forms: 'tnte teniente lt lieutenant' },
  { kind: 'name', short: 'cmte', forms: 'cte comandante' },
  { kind: 'name', short: 'sgto', forms: 'sargento sgt sergeant' },
  { kind: 'name', short: 'alte', forms: 'almirante' },
  { kind: 'name', short: 'mcal', forms: 'mariscal' },
  { kind: 'name', short: 'brig', forms: 'brigadier' },
  { kind: 'name', short: 'pte', forms: 'presidente pres president' },
  { kind: 'name', short: 'dr', forms: 'dra doctor doctora docteur doktor' },
  { kind: 'name', short: 'ing', forms: 'ingeniero ingeniera ingenieur' },
  { kind: 'name', short: 'arq', forms: 'arquitecto arquitecta' },
  { kind: 'name', short: 'prof', forms: 'profesor profesora professor professeur' },
  { kind: 'name', short: 'mtro', forms: 'mtra maestro maestra' },
  { kind: 'name', short: 'lic', forms: 'licenciado' },
  { kind: 'name', short: 'don', forms: 'dn' },
  { kind: 'name', short: 'sta', forms: 'santa' },
  { kind: 'name', short: 'sto', forms: 'santo' },
  { kind: 'name', short: 's', forms: 'san sao' },
  { kind: 'name', short: 'ntra', forms: 'nuestra' },
  { kind: 'name', short: 'sra', forms: 'senora' },
  { kind: 'name', short: 'sr', forms: 'senor' },
  { kind: 'name', short: 'mons', forms: 'monsenor monseigneur' },
  { kind: 'name', short: 'hno', forms: 'hermano hnos hermanos' },
  { kind: 'name', short: 'bo', forms: 'barrio' },
  { kind: 'name', short: 'hosp', forms: 'hospital' },
  {
    kind: 'name',
    short: 'univ',
    forms: 'universidad university universite universitat universita',
  },
  { kind: 'name', short: 'esc', forms: 'escuela' },
  { kind: 'name', short: 'inst', forms: 'instituto institute institut' },
  { kind: 'name', short: 'fac', forms: 'facultad faculty faculte fakultat' },
  { kind: 'name', short: 'edif', forms: 'ed edificio' },

  // English
  { kind: 'road', short: 'st', forms: 'str street' },
  { kind: 'road', short: 'av', forms: 'ave avenue' },
  { kind: 'road', short: 'rd', forms: 'road' },
  { kind: 'road', short: 'dr', forms: 'drive drv' },
  { kind: 'road', short: 'ln', forms: 'lane' },
  { kind: 'road', short: 'ct', forms: 'crt court' },
  { kind: 'road', short: 'pl', forms: 'place' },
  { kind: 'road', short: 'sq', forms: 'square' },
  { kind: 'road', short: 'hwy', forms: 'highway' },
  { kind: 'road', short: 'pkwy', forms: 'parkway pky' },
  { kind: 'road', short: 'ter', forms: 'terr terrace' },
  { kind: 'road', short: 'cir', forms: 'circle' },
  { kind: 'road', short: 'cres', forms: 'crescent' },
  { kind: 'road', short: 'trl', forms: 'trail' },
  { kind: 'road', short: 'expy', forms: 'expressway' },
  { kind: 'road', short: 'rte', forms: 'route ruta rt' },
  { kind: 'name', short: 'st', forms: 'saint sankt sint ste sainte' },
  { kind: 'name', short: 'mt', forms: 'mount mont monte' },
  { kind: 'name', short: 'ft', forms: 'fort' },
  { kind: 'name', short: 'n', forms: 'north norte nord' },
  { kind: 'name', short: 's', forms: 'south sur sud' },
  { kind: 'name', short: 'e', forms: 'east este est' },
  { kind: 'name', short: 'w', forms: 'west' },
  { kind: 'name', short: 'ctr', forms: 'center centre cntr centro' },
  { kind: 'name', short: 'intl', forms: 'international internacional' },
  { kind: 'name', short: 'apt', forms: 'airport aeropuerto aeroporto aeroport' },

  // French, Italian
  { kind: 'road', short: 'ch', forms: 'chem chemin' },
  { kind: 'road', short: 'imp', forms: 'impasse' },
  { kind: 'road', short: 'fg', forms: 'fbg faubourg' },
  { kind: 'road', short: 'v', forms: 'via' },
  { kind: 'road', short: 'vle', forms: 'viale' },
  { kind: 'road', short: 'cso', forms: 'corso' },
  { kind: 'road', short: 'vlo', forms: 'vicolo' },
  { kind: 'road', short: 'pzza', forms: 'pzle piazzale' },

  // German, Dutch
  { kind: 'road', short: 'str', forms: 'strasse straat' },
  { kind: 'road', short: 'pl', forms: 'platz plein' },
  { kind: 'road', short: 'al', forms: 'allee' },
  { kind: 'name', short: 'hbf', forms: 'hauptbahnhof' },
  { kind: 'name', short: 'bhf', forms: 'bahnhof' },

  // Russian, Kazakh
  { kind: 'road', short: 'ул', forms: 'улица' },
  { kind: 'road', short: 'пр', forms: 'просп пркт проспект' },
  { kind: 'road', short: 'пер', forms: 'переулок' },
  { kind: 'road', short: 'пл', forms: 'площадь' },
  { kind: 'road', short: 'ш', forms: 'шоссе' },
  { kind: 'road', short: 'бул', forms: 'бульвар' },
  { kind: 'road', short: 'прд', forms: 'проезд' },
  { kind: 'road', short: 'наб', forms: 'набережная' },
  { kind: 'road', short: 'туп', forms: 'тупик' },
  { kind: 'road', short: 'мкр', forms: 'мкрн микрорайон' },
  { kind: 'road', short: 'кош', forms: 'көшесі көше көш' },
  { kind: 'road', short: 'дан', forms: 'даңғылы даңғыл даң' },
  // Readers of one language search for streets of another: the kinds that are the same.
  { kind: 'road', short: 'ул', forms: 'көшесі көше street' },
  { kind: 'road', short: 'пр', forms: 'даңғылы даңғыл avenue ave' },
  { kind: 'road', short: 'c', forms: 'street' },
  { kind: 'road', short: 'алан', forms: 'алаңы алаң' },
]

/** Endings that German and Dutch join to the name of the street. */
const endings: readonly (readonly [ending: string, short: string])[] = [
  ['strasse', 'str'],
  ['straat', 'str'],
  ['platz', 'pl'],
]

/** Words that join others and may be missing or added. */
const particles = new Set(
  (
    'a al am an and at auf con d da das de del den der des di die do dos du e ed el em en et i im in l la las le les lo los na of ' +
    'och og on the und van von y za zu zum zur и на'
  ).split(' '),
)

const shortsOfForm = new Map<string, string[]>()
const roadWords = new Set<string>()
for (const { kind, short, forms } of table) {
  for (const form of [short, ...forms.split(' ')]) {
    const shorts = shortsOfForm.get(form)
    if (!shorts) shortsOfForm.set(form, [short])
    else if (!shorts.includes(short)) shorts.push(short)
    if (kind === 'road') roadWords.add(form)
  }
}
const sortedForms = [...shortsOfForm.keys()].sort()

/** As `shortsOfForm`, without the form itself. */
const otherShortsOfForm = new Map<string, readonly string[]>()
for (const [form, shorts] of shortsOfForm) {
  otherShortsOfForm.set(
    form,
    shorts.filter((short) => short !== form),
  )
}
const none: readonly string[] = []

/** The short forms under which a folded word is also looked for; not the word itself. */
export function shortForms(token: string): readonly string[] {
  const listed = otherShortsOfForm.get(token)
  if (listed) return listed
  for (const [ending, short] of endings) {
    if (token.length > ending.length + 2 && token.endsWith(ending)) {
      return [token.slice(0, -ending.length) + short]
    }
  }
  return none
}

/** The short forms of the words that start so: `aven` may become `Avenida`, which the data may write `Av.`. */
export function shortFormsOfPrefix(prefix: string): string[] {
  if (prefix.length < 3) return []
  const forms = sortedForms.filter((form) => form.startsWith(prefix) && form !== prefix)
  return [...new Set(forms.flatMap((form) => shortsOfForm.get(form) ?? []))]
}

/** True for the kind of a road. */
export function isRoadWord(token: string): boolean {
  return roadWords.has(token)
}

/** True when a word is insignificant: the kind of a road, an article, a preposition. */
export function isMinorWord(token: string): boolean {
  return roadWords.has(token) || particles.has(token)
}
